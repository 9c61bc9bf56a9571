import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { groupPermissions, linkAvailability, maySucceed, memberPickerViewModel } from '../../../src/domain/group-admin'
import { linkCheckReducer } from '../../../src/domain/group-admin/link-check.machine'
import { memberPickerReducer } from '../../../src/domain/group-admin/member-picker.reducer'
import { groupOf, memberOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ann, ben, vera } from '../../support/builders/person'
import { noonPlus } from '../../support/builders/instant'
import { counterexample, isSame } from '../../support/counterexample'
import { alarm, given, wait, type Step } from '../../support/given'

const gid = made(Gid, '10000001')
const shown = given(memberPickerReducer, { type: 'group-admin/OpenMemberPicker', gid, among: 'members' })
const listed =
  (id: string, page: number, size: number, ...people: readonly ReturnType<typeof memberOf>[]): Step =>
  (ask) => ({ type: 'group-admin/MembersToPickLoaded', ask: ask(id), page, size, people })

describe('The member picker of a group', () => {
  it('the member picker requests one page of members after another, until a page is not full', () => {
    shown.gives({ asks: { 'candidates:1-1': { gid, among: 'members', keyword: '', page: 1 } } })
    const more = shown.when(listed('candidates:1-1', 1, 2, memberOf(ann), memberOf(ben)), {
      type: 'group-admin/LoadMoreMembersToPick',
    })
    more.gives({ asks: { 'candidates:1-2': { gid, among: 'members', keyword: '', page: 2 } } })
    const all = more.when(listed('candidates:1-2', 2, 2, memberOf(vera)))
    expect(memberPickerViewModel(all.state, gid, 'members')?.list).toMatchObject({
      finished: true,
      items: [{ xid: ann.xid }, { xid: ben.xid }, { xid: vera.xid }],
    })
  })

  it('LST-1 when a page of members fails to load, the member picker sends no request until the member retries', () => {
    const failed = shown.when(
      listed('candidates:1-1', 1, 1, memberOf(ann)),
      { type: 'group-admin/LoadMoreMembersToPick' },
      (ask) => ({
        type: 'group-admin/MembersToPickNotLoaded',
        ask: ask('candidates:1-2'),
        failure: unreachable,
      }),
    )
    failed.gives({ asks: {} })
    expect(memberPickerViewModel(failed.state, gid, 'members')?.list).toMatchObject({
      finished: true,
      failedMore: true,
      items: [{ xid: ann.xid }],
    })
    failed
      .when({ type: 'group-admin/LoadMoreMembersToPick' })
      .gives({ asks: { 'candidates:1-2': { gid, among: 'members', keyword: '', page: 2 } } })
  })

  it('R1-372 the member picker searches for the typed text 1 s after the last typed letter', () => {
    const typed = shown.when({ type: 'group-admin/SearchMembersToPick', keyword: 'a' }, wait(600), {
      type: 'group-admin/SearchMembersToPick',
      keyword: 'an',
    })
    typed.gives({ asks: { [`personDue:${noonPlus(1_600)}`]: { at: noonPlus(1_600) } } })
    const searching = typed.when(alarm(`personDue:${noonPlus(1_600)}`))
    searching.gives({ asks: { 'candidates:2-1': { gid, among: 'members', keyword: 'an', page: 1 } } })
    expect(memberPickerViewModel(searching.state, gid, 'others')).toBeNull()
  })

  it('a member picker that is closed while it loads requests nothing more', () => {
    shown.when({ type: 'group-admin/CloseMemberPicker' }).gives({ asks: {} })
  })

  it('an open member picker reads its list again after an action in its own group, but not in another group', () => {
    const list = shown.when(listed('candidates:1-1', 1, 2, memberOf(ann)))
    const done = (of: Gid): Step => ({
      type: 'group-admin/GroupActionSucceeded',
      ask: { unit: 'group-admin/groupActions', id: 'deed', seq: 1 },
      gid: of,
    })
    list.when(done(gid)).gives({ asks: { 'candidates:2-1': { gid, among: 'members', keyword: '', page: 1 } } })
    list.when(done(made(Gid, '10000002'))).gives({ asks: {} })
  })
})

describe('The next owner of a group', () => {
  it('R1-161 JOIN-7 a group can be handed over only to a member who is neither its owner nor a visitor', () => {
    expect(maySucceed(memberOf(ann))).toBe(true)
    expect(maySucceed(memberOf(ann, { role: 'admin' }))).toBe(true)
    expect(maySucceed(memberOf(ben, { role: 'owner' }))).toBe(false)
    expect(maySucceed(memberOf(vera, { isVisitor: true }))).toBe(false)
  })

  it('JOIN-7 for every viewer and group, only an owner dissolves or hands over a group, and no owner just leaves it', () => {
    const viewers = fc.record({
      xid: fc.constantFrom(ann.xid, ben.xid),
      isSuper: fc.boolean(),
      isVisitor: fc.boolean(),
    })
    const groups = fc.record({
      ownerXid: fc.constantFrom(ann.xid, vera.xid),
      adminXids: fc.constantFrom([], [ann.xid], [ben.xid]),
      isMember: fc.boolean(),
    })
    expect(
      counterexample(
        fc.property(viewers, groups, (viewer, about) => {
          const { leave, dissolve, handOver } = groupPermissions(viewer, groupOf('10000001', about))
          const owns = about.ownerXid === viewer.xid && !viewer.isVisitor
          return isSame([dissolve, handOver, leave], [owns, owns, about.isMember && !viewer.isVisitor && !owns])
        }),
      ),
    ).toBeNull()
  })
})

describe('The availability of a typed link name', () => {
  const typed = given(linkCheckReducer, { type: 'group-admin/CheckLink', link: 'lounge7' })

  it('a typed link name is looked up 1 s after the last change, and is then free, taken or, after a failure, unknown', () => {
    expect(linkAvailability(typed.state, 'lounge7')).toBe('checking')
    const more = typed.when(wait(600), { type: 'group-admin/CheckLink', link: 'lounge8' })
    more.gives({ in: 'pausing', asks: { linkPause: { at: noonPlus(1_600) } } })
    const looking = more.when(alarm('linkPause'))
    looking.gives({ asks: { lookUpLinkName: { link: 'lounge8' } } })
    expect(linkAvailability(looking.state, 'lounge7')).toBe('idle')
    const answered = (free: boolean) =>
      looking.when((ask) => ({ type: 'group-admin/LinkChecked', ask: ask('lookUpLinkName'), free }))
    expect([true, false].map((free) => linkAvailability(answered(free).state, 'lounge8'))).toEqual(['free', 'taken'])
    const unknown = looking.when((ask) => ({
      type: 'group-admin/LinkNotChecked',
      ask: ask('lookUpLinkName'),
      failure: unreachable,
    }))
    expect(linkAvailability(unknown.state, 'lounge8')).toBe('unknown')
  })

  it('a typed link name is not looked up if it is invalid', () => {
    for (const link of ['', 'short', '7lounge', 'lounge_7', 'Create'])
      typed.when({ type: 'group-admin/CheckLink', link }).gives({ asks: {} })
  })
})
