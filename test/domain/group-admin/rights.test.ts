import { describe, expect, it } from 'vitest'
import {
  mayBeAdmin,
  mayBrowse,
  mayRemove,
  maySucceed,
  newGroup,
  groupPermissions,
  type GroupPermissions,
} from '../../../src/domain/group-admin'
import { amountIn, CHAINS, isXPage, supplyIn } from '../../../src/domain/group-admin/project-application'
import { draftOfGroup, groupDraftIssues, levelIn } from '../../../src/domain/group-admin/group-draft'
import { groupOf, memberOf } from '../../support/builders/group'
import { ann, ben, vera } from '../../support/builders/person'

const group = groupOf('10000001', { ownerXid: ann.xid, adminXids: [ben.xid] })
const viewer = ({ xid }: typeof ann, isSuper = false, isVisitor = false) => ({ xid, isSuper, isVisitor })
const none: GroupPermissions = {
  edit: false,
  announce: false,
  setUpSpace: false,
  setStaff: false,
  mentionAll: false,
  invite: false,
  leave: false,
  dissolve: false,
  handOver: false,
}
const edits = { edit: true, announce: true, setUpSpace: true }

describe('Permissions in a group', () => {
  it('the owner has every permission except leaving, because an owner dissolves the group or hands it over', () => {
    expect(groupPermissions(viewer(ann), group)).toEqual({
      ...none,
      ...edits,
      setStaff: true,
      mentionAll: true,
      invite: true,
      dissolve: true,
      handOver: true,
    })
  })

  it('an admin may edit the group, mention all, invite and leave', () => {
    expect(groupPermissions(viewer(ben), group)).toEqual({
      ...none,
      ...edits,
      mentionAll: true,
      invite: true,
      leave: true,
    })
  })

  it('a normal member may only invite and leave', () => {
    expect(groupPermissions(viewer(vera), group)).toEqual({ ...none, invite: true, leave: true })
  })

  it('a super user may edit any group and set its staff, and may mention all, invite and leave only as a member', () => {
    expect(groupPermissions(viewer(vera, true), group)).toEqual({
      ...none,
      ...edits,
      setStaff: true,
      mentionAll: true,
      invite: true,
      leave: true,
    })
    expect(groupPermissions(viewer(vera, true), { ...group, isMember: false })).toEqual({
      ...none,
      ...edits,
      setStaff: true,
    })
  })

  it('outsiders and visitors have no permissions in a group', () => {
    expect(groupPermissions(viewer(vera), { ...group, isMember: false })).toEqual(none)
    for (const one of [ann, ben, vera])
      for (const isSuper of [false, true]) expect(groupPermissions(viewer(one, isSuper, true), group)).toEqual(none)
  })

  it('everybody may read a group, except outsiders of a private group that is not free to join', () => {
    const browse = (isMember: boolean, joinType: 'normal' | 'private', joinMode: 'normal' | 'free') =>
      mayBrowse({ ...group, isMember, joinType, joinMode })
    expect([
      browse(false, 'normal', 'normal'),
      browse(false, 'private', 'free'),
      browse(true, 'private', 'normal'),
      browse(false, 'private', 'normal'),
    ]).toEqual([true, true, true, false])
  })
})

describe('Members who can be promoted or removed', () => {
  const [owner, admin, member] = [memberOf(ann, { role: 'owner' }), memberOf(ben, { role: 'admin' }), memberOf(vera)]
  const machine = memberOf(vera, { role: 'ai' })

  it('R1-161 a normal member can become owner or admin, an admin only owner, and owners, AI members and visitors neither', () => {
    expect(
      [owner, admin, member, machine, { ...member, isVisitor: true }].map((one) => [maySucceed(one), mayBeAdmin(one)]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ])
  })

  it('the owner can remove every other member from the group, an admin only normal members, and a normal member nobody', () => {
    const other = memberOf(vera, { role: 'admin' })
    const removes = (one: ReturnType<typeof viewer>) =>
      [owner, admin, member, other].map((whom) => mayRemove(one, group, whom))
    expect([
      removes(viewer(ann)),
      removes(viewer(ben)),
      removes(viewer(vera)),
      removes(viewer(ann, true, true)),
    ]).toEqual([
      [false, true, true, true],
      [false, false, true, false],
      [false, false, false, false],
      [false, false, false, false],
    ])
    expect(mayRemove(viewer(vera, true), group, admin)).toBe(true)
  })
})

describe('A project application', () => {
  it.each([
    'https://x.com/loop',
    'https://www.x.com/loop_1/',
    'https://twitter.com/L',
    `https://www.twitter.com/${'a'.repeat(15)}`,
  ])('a project application accepts the URL of an account on X: %s', (address) => {
    expect(isXPage(address)).toBe(true)
  })
  it.each([
    'http://x.com/loop',
    'https://x.com/',
    'https://x.com/a/b',
    'https://x.com.example/loop',
    ' https://x.com/loop',
    'https://y.com/loop',
    `https://x.com/${'a'.repeat(16)}`,
    'https://x.com/a-b',
    'https://x.com/loop/ ',
  ])('a project application rejects a URL that is not the URL of an account on X: %s', (address) => {
    expect(isXPage(address)).toBe(false)
  })

  it('a project application accepts only an amount of at least zero and a supply above zero', () => {
    expect([' 12.50 ', '0', '0.00', '-1', '1-', 'x', ''].map((text) => [amountIn(text), supplyIn(text)])).toEqual([
      ['12.50', '12.50'],
      ['0', null],
      ['0.00', null],
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('a project application offers the chains with the ids 1, 56, 101 and 5, in this order', () => {
    expect(CHAINS).toEqual([1, 56, 101, 5])
  })
})

describe('The draft of an existing group', () => {
  it('the draft of a group has the group’s values, the given language if the group has none, and an empty text for a missing link', () => {
    const full = groupOf('10000002', {
      name: 'Tea',
      icon: null,
      banner: null,
      description: 'green',
      joinType: 'private',
      mutesNewcomers: true,
      locale: 'ja',
      link: 'tea',
      linkWhitelist: ['a.example'],
      minSpeakLevel: 3,
      minImageLevel: 4,
      partnerLink: 'mesh',
    })
    const draft = {
      name: 'Tea',
      icon: null,
      banner: null,
      description: 'green',
      joinType: 'private',
      mutesNewcomers: true,
      locale: 'ja',
      link: 'tea',
      linkWhitelist: ['a.example'],
      minSpeakLevel: 3,
      minImageLevel: 4,
      partnerLink: 'mesh',
    }
    expect(draftOfGroup(full, 'en')).toEqual(draft)
    expect(draftOfGroup({ ...full, locale: null, link: null, partnerLink: null }, 'en')).toEqual({
      ...draft,
      locale: 'en',
      link: '',
      partnerLink: '',
    })
  })

  it('a typed minimum level is read from its first four digits, and a level above 100 becomes 100', () => {
    expect(['7', 'a1b2', '', '00042', '9999'].map(levelIn)).toEqual([7, 12, 0, 4, 100])
  })

  it('a group draft reports a missing name, an invalid link and an invalid partner link, but no error for the current link', () => {
    const draft = { ...newGroup('en'), name: 'Tea' }
    expect([
      groupDraftIssues(draft, ''),
      groupDraftIssues({ ...draft, name: ' ', link: '1', partnerLink: 'a/b' }, ''),
      groupDraftIssues({ ...draft, link: '1' }, '1'),
      groupDraftIssues({ ...draft, partnerLink: 'a'.repeat(64) }, ''),
      groupDraftIssues({ ...draft, partnerLink: 'a'.repeat(65) }, ''),
    ]).toEqual([[], ['nameMissing', 'linkUnfit', 'partnerUnfit'], [], [], ['partnerUnfit']])
  })
})
