import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import {
  descriptionWithin,
  groupDraftIssues,
  groupFormViewModel,
  groupFormReducer,
  levelIn,
  nameWithin,
  newGroup,
  withHost,
  type GroupDraft,
} from '../../../src/domain/group-admin'
import { badInput } from '../../ui/support/bad-inputs'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'

const gid = made(Gid, '10000001')
const lounge: GroupDraft = { ...newGroup('en'), name: 'Lounge' }
const allowed: Step = (ask) => ({ type: 'SetupChecked', ask: ask('checkSetup'), allowed: true })
const write = (change: Partial<GroupDraft>): Step => ({ type: 'WriteGroup', draft: { ...lounge, ...change } })
const beginning = given(groupFormReducer, { type: 'OpenGroupForm', gid: null, draft: newGroup('en') })
const open = beginning.when(allowed)
const editing = given(groupFormReducer, { type: 'OpenGroupForm', gid, draft: lounge })

describe('The form of a new group', () => {
  it('R1-236 the form of a new group opens only after the server has allowed the member to create a group', () => {
    beginning.gives({ in: 'checking', asks: { checkSetup: {} } })
    beginning.when(write({}), { type: 'SaveGroup' }).gives({ in: 'checking', data: { groupDrafts: {} } })
    expect(groupFormViewModel(open.state, null).status).toBe('fresh')
    const no = beginning.when((ask) => ({ type: 'SetupChecked', ask: ask('checkSetup'), allowed: false }), {
      type: 'SaveGroup',
    })
    no.gives({ in: 'refused', asks: {} })
  })

  it('the form of a new group shows that the permission check is running, and then that creating a group is not allowed', () => {
    const answered = (heard: Step) => groupFormViewModel(beginning.when(heard).state, null)
    expect(groupFormViewModel(beginning.state, null)).toEqual({ status: 'checking' })
    expect(answered((ask) => ({ type: 'SetupChecked', ask: ask('checkSetup'), allowed: false }))).toEqual({
      status: 'refused',
    })
    expect(groupFormViewModel(beginning.state, gid)).toEqual({ status: 'closed' })
  })

  it('R1-236 if the permission check for a new group fails, the member can repeat the check', () => {
    const unknown = beginning.when((ask) => ({
      type: 'SetupNotChecked',
      ask: ask('checkSetup'),
      failure: refused('no'),
    }))
    expect(groupFormViewModel(unknown.state, null).status).toBe('unchecked')
    unknown.when({ type: 'CheckSetupAgain' }).gives({ in: 'checking', asks: { checkSetup: {} } })
  })

  it('pressing Save twice sends the draft of a group once, and the form closes when the group is saved', () => {
    const saving = open.when(write({ description: 'tea' }), { type: 'SaveGroup' }, { type: 'SaveGroup' })
    saving.gives({ in: 'creating', asks: { createGroup: { draft: { ...lounge, description: 'tea' } } } })
    saving
      .when((ask) => ({ type: 'GroupStored', ask: ask('createGroup') }))
      .gives({ in: 'closed', asks: {}, data: { groupDrafts: {} } })
  })

  it('the group form still has its draft after the server refused it, after closing the form and after a reload', () => {
    const failed = open.when(write({ description: 'tea' }), { type: 'SaveGroup' }, (ask) => ({
      type: 'GroupNotStored',
      ask: ask('createGroup'),
      failure: refused('This link is taken'),
    }))
    expect(groupFormViewModel(failed.state, null)).toMatchObject({
      status: 'notSaved',
      failure: { words: 'This link is taken' },
      draft: { description: 'tea' },
    })
    const again = failed
      .when({ type: 'CloseGroupForm' })
      .reloaded()
      .when({ type: 'OpenGroupForm', gid: null, draft: newGroup('zh') }, allowed)
    expect(groupFormViewModel(again.state, null)).toMatchObject({
      status: 'fresh',
      draft: { name: 'Lounge', description: 'tea' },
      isChanged: true,
    })
  })

  it('if the response to a save is lost, the group form keeps its draft and sends it again only when the member presses Save', () => {
    const unknown = open.when(write({ description: 'tea' }), { type: 'SaveGroup' }, (ask) => ({
      type: 'GroupOutcomeUnknown',
      ask: ask('createGroup'),
    }))
    unknown.gives({ asks: {} })
    expect(groupFormViewModel(unknown.reloaded().state, null)).toMatchObject({
      status: 'unknown',
      failure: null,
      draft: { description: 'tea' },
    })
    unknown.when({ type: 'SaveGroup' }).gives({ in: 'creating' })
  })

  it('pressing Save does not send the group form if the name is missing or a link is invalid', () => {
    for (const change of [
      { name: '  ' },
      { link: '1lounge' },
      { link: 'create' },
      { link: 'lounge_7' },
      { partnerLink: 'a/b' },
    ]) {
      const unfit = open.when(write(change), { type: 'SaveGroup' })
      unfit.gives({ asks: {} })
      expect(groupFormViewModel(unfit.state, null).status).toBe('unfit')
    }
  })
})

describe('The form of an existing group', () => {
  it('R1-034 the form of an existing group opens with the group’s values, without a permission check', () => {
    editing.gives({ asks: {} })
    expect(groupFormViewModel(editing.state, gid)).toMatchObject({ status: 'fresh', draft: lounge, isChanged: false })
    expect(groupFormViewModel(editing.state, null).status).toBe('closed')
    editing
      .when(write({ name: 'Tea' }), { type: 'SaveGroup' })
      .gives({ asks: { saveGroup: { gid, draft: { ...lounge, name: 'Tea' } } } })
  })

  it('R1-203 the group form accepts a link of 6 to 20 letters and digits, or no link', () => {
    const faults = (link: string) => groupDraftIssues({ ...lounge, link }, '')
    expect(['abcdef', 'a1b2c3', 'a'.repeat(20), ''].map(faults)).toEqual([[], [], [], []])
    expect(['abcde', 'a'.repeat(21), 'abc-def', 'abc def', 'abcdé1'].map(faults)).toEqual(
      Array.from({ length: 5 }, () => ['linkUnfit']),
    )
  })

  it('the current link of a group is valid even if it breaks the rule for new links', () => {
    expect(groupDraftIssues({ ...lounge, link: 'loop_en_support' }, 'loop_en_support')).toEqual([])
    expect(groupDraftIssues({ ...lounge, link: 'loop_en_support' }, '')).toEqual(['linkUnfit'])
  })

  const saving = editing.when(write({ name: 'Tea', link: 'teahouse' }), { type: 'SaveGroup' })
  const stored: Step = (ask) => ({ type: 'GroupStored', ask: ask('saveGroup') })
  const refuse: Step = (ask) => ({ type: 'GroupNotStored', ask: ask('saveGroup'), failure: refused('no') })

  it('the group form shows whether it is saving, a failed save, and whether the draft differs from the group', () => {
    const tea = { ...lounge, name: 'Tea', link: 'teahouse' }
    const linked = given(groupFormReducer, { type: 'OpenGroupForm', gid, draft: { ...lounge, link: 'loop_en' } })
    expect(groupFormViewModel(linked.state, gid)).toEqual({
      status: 'fresh',
      draft: { ...lounge, link: 'loop_en' },
      kept: 'loop_en',
      failure: null,
      isChanged: false,
    })
    expect(groupFormViewModel(linked.when(write({ link: 'loop_en' }), { type: 'SaveGroup' }).state, gid)).toMatchObject(
      {
        status: 'saving',
        kept: 'loop_en',
      },
    )
    expect(groupFormViewModel(saving.state, gid)).toEqual({
      status: 'saving',
      draft: tea,
      kept: '',
      failure: null,
      isChanged: true,
    })
    expect(groupFormViewModel(saving.when(refuse).state, gid)).toEqual({
      status: 'notSaved',
      draft: tea,
      kept: '',
      failure: refused('no'),
      isChanged: true,
    })
    expect(groupFormViewModel(open.when(write({}), { type: 'SaveGroup' }).state, null)).toMatchObject({
      status: 'saving',
    })
    for (const no of [editing.when({ type: 'CloseGroupForm' }), saving.when(stored), given(groupFormReducer)])
      expect(groupFormViewModel(no.state, gid)).toEqual({ status: 'closed' })
  })

  it('after its draft is saved or discarded, a group form reopens without that draft, and drafts of other groups stay', () => {
    const other = made(Gid, '10000002')
    const both = given(
      groupFormReducer,
      { type: 'OpenGroupForm', gid: other, draft: lounge },
      write({ name: 'Other' }),
      { type: 'OpenGroupForm', gid, draft: lounge },
      write({ name: 'Tea' }),
    )
    for (const over of [both.when({ type: 'SaveGroup' }, stored), both.when({ type: 'DiscardGroupForm' })]) {
      expect(groupFormViewModel(over.when({ type: 'OpenGroupForm', gid, draft: lounge }).state, gid)).toMatchObject({
        draft: lounge,
        isChanged: false,
      })
      expect(
        groupFormViewModel(over.when({ type: 'OpenGroupForm', gid: other, draft: lounge }).state, other),
      ).toMatchObject({ draft: { name: 'Other' }, isChanged: true })
    }
    const created = open.when(
      write({ name: 'Tea' }),
      { type: 'SaveGroup' },
      (ask) => ({ type: 'GroupStored', ask: ask('createGroup') }),
      { type: 'OpenGroupForm', gid: null, draft: newGroup('en') },
      allowed,
    )
    expect(groupFormViewModel(created.state, null)).toMatchObject({ draft: newGroup('en'), isChanged: false })
  })

  it('a failed save is no longer shown once the group form is reopened or the member saves again', () => {
    const failed = saving.when(refuse)
    expect(groupFormViewModel(failed.when({ type: 'OpenGroupForm', gid, draft: lounge }).state, gid)).toMatchObject({
      status: 'fresh',
      failure: null,
    })
    const created = open.when(
      write({}),
      { type: 'SaveGroup' },
      (ask) => ({ type: 'GroupNotStored', ask: ask('createGroup'), failure: refused('no') }),
      { type: 'SaveGroup' },
    )
    expect(
      groupFormViewModel(created.when((ask) => ({ type: 'GroupOutcomeUnknown', ask: ask('createGroup') })).state, null),
    ).toMatchObject({ status: 'unknown', failure: null })
  })

  it('the group form can be saved with the current link, even if that link breaks the rule for new links', () => {
    const odd = { ...lounge, link: 'loop_en_support' }
    given(groupFormReducer, { type: 'OpenGroupForm', gid, draft: odd }, write({ link: odd.link }), {
      type: 'SaveGroup',
    }).gives({ in: 'saving', asks: { saveGroup: { gid, draft: odd } } })
    editing.when(write({ link: odd.link }), { type: 'SaveGroup' }).gives({ in: { open: 'unfit' }, asks: {} })
  })

  it('SES-6 no draft of a group remains after the account signs out, even if a save was running or had failed', () => {
    for (const story of [editing.when(write({ name: 'Tea' })), saving, saving.when(refuse)]) {
      expect(story.when({ type: 'ForgetAccount' }).gives({ in: 'closed', asks: {} }).state.context).toEqual(
        groupFormReducer.initial.context,
      )
    }
  })

  it('the group form closes and its draft is deleted when the member discards the draft or signs out', () => {
    for (const over of [{ type: 'ForgetAccount' }, { type: 'DiscardGroupForm' }] as const) {
      editing.when(write({ name: 'Tea' }), over).gives({ in: 'closed', data: { groupDrafts: {}, first: null } })
    }
  })
})

describe('The draft of a group', () => {
  it.each(['BI-102', 'BI-103'])(
    '%s group_name: a group name stays as typed, and a name that is too long is cut only between whole characters',
    (id) => {
      const { text } = badInput('group_name', id)
      expect(nameWithin(text)).toBe(text)
      expect(groupDraftIssues({ ...lounge, name: text }, '')).toEqual([])
      expect(
        [...new Intl.Segmenter().segment(nameWithin(text.repeat(40)))].every(({ segment }) => text.includes(segment)),
      ).toBe(true)
    },
  )

  it('BI-104 group_description a group description stays plain text as typed, and is cut to 120 characters', () => {
    const { text } = badInput('group_description', 'BI-104')
    expect(descriptionWithin(text)).toBe(text)
    expect(descriptionWithin(text.repeat(9))).toHaveLength(120)
  })

  it.each([
    ['BI-083', ['good.example']],
    ['BI-084', ['good.example']],
    ['BI-085', null],
    ['BI-086', null],
    ['BI-087', null],
  ])(
    '%s link_whitelist_entry: a host typed into the group’s link whitelist is stored as %j (null: refused)',
    (id, hosts) => {
      expect(withHost([], badInput('link_whitelist_entry', id).text)).toEqual(hosts)
    },
  )

  it('a group name is cut to 60 characters', () => {
    expect([60, 61].map((length) => nameWithin('x'.repeat(length)).length)).toEqual([60, 60])
  })

  it('the link whitelist of a group accepts 200 hosts and no further host', () => {
    const hosts = (count: number) => Array.from({ length: count }, (_, n) => `h${n}.example`)
    expect([withHost(hosts(199), 'good.example'), withHost(hosts(200), 'good.example')]).toEqual([
      [...hosts(199), 'good.example'],
      null,
    ])
  })

  it('a host that the group’s link whitelist already contains is not added again', () => {
    expect(withHost(['good.example'], 'https://GOOD.example/x')).toEqual(['good.example'])
  })

  it.each([
    ['', 0],
    ['7', 7],
    ['007', 7],
    ['-5', 5],
    ['1e3', 13],
    ['100', 100],
    ['101', 100],
    ['９', 0],
  ])('the minimum level %j typed into the group form is read as %d', (text, level) => {
    expect(levelIn(text)).toBe(level)
  })
})
