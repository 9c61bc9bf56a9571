import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { groupDraftIssues, groupFormViewModel, newGroup, type GroupDraft } from '../../../src/domain/group-admin'
import { groupFormReducer } from '../../../src/domain/group-admin/group-form.machine'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'

const gid = made(Gid, '10000001')
const lounge: GroupDraft = { ...newGroup('en'), name: 'Lounge' }
const allowed: Step = (ask) => ({ type: 'group-admin/SetupChecked', ask: ask('checkSetup'), allowed: true })
const write = (change: Partial<GroupDraft>): Step => ({
  type: 'group-admin/ChangeGroupDraft',
  draft: { ...lounge, ...change },
})
const beginning = given(groupFormReducer, { type: 'group-admin/OpenGroupForm', gid: null, draft: newGroup('en') })
const open = beginning.when(allowed)
const editing = given(groupFormReducer, { type: 'group-admin/OpenGroupForm', gid, draft: lounge })

describe('The form of a new group', () => {
  it('R1-236 the form of a new group opens only after the server has allowed the member to create a group', () => {
    beginning.gives({ in: 'checking', asks: { checkSetup: {} } })
    beginning.when(write({}), { type: 'group-admin/SaveGroup' }).gives({ in: 'checking', data: { groupDrafts: {} } })
    expect(groupFormViewModel(open.state, null).status).toBe('fresh')
    const no = beginning.when((ask) => ({ type: 'group-admin/SetupChecked', ask: ask('checkSetup'), allowed: false }), {
      type: 'group-admin/SaveGroup',
    })
    no.gives({ in: 'refused', asks: {} })
  })

  it('the form of a new group shows that the permission check is running, and then that creating a group is not allowed', () => {
    const answered = (heard: Step) => groupFormViewModel(beginning.when(heard).state, null)
    expect(groupFormViewModel(beginning.state, null)).toEqual({ status: 'checking' })
    expect(answered((ask) => ({ type: 'group-admin/SetupChecked', ask: ask('checkSetup'), allowed: false }))).toEqual({
      status: 'refused',
    })
    expect(groupFormViewModel(beginning.state, gid)).toEqual({ status: 'closed' })
  })

  it('R1-236 if the permission check for a new group fails, the member can repeat the check', () => {
    const unknown = beginning.when((ask) => ({
      type: 'group-admin/SetupNotChecked',
      ask: ask('checkSetup'),
      failure: refused('no'),
    }))
    expect(groupFormViewModel(unknown.state, null).status).toBe('unchecked')
    unknown.when({ type: 'group-admin/CheckSetupAgain' }).gives({ in: 'checking', asks: { checkSetup: {} } })
  })

  it('pressing Save twice sends the draft of a group once, and the form closes when the group is saved', () => {
    const saving = open.when(
      write({ description: 'tea' }),
      { type: 'group-admin/SaveGroup' },
      { type: 'group-admin/SaveGroup' },
    )
    saving.gives({ in: 'creating', asks: { createGroup: { draft: { ...lounge, description: 'tea' } } } })
    saving
      .when((ask) => ({ type: 'group-admin/GroupStored', ask: ask('createGroup') }))
      .gives({ in: 'closed', asks: {}, data: { groupDrafts: {} } })
  })

  it('the group form still has its draft after the server refused it, after closing the form and after a reload', () => {
    const failed = open.when(write({ description: 'tea' }), { type: 'group-admin/SaveGroup' }, (ask) => ({
      type: 'group-admin/GroupNotStored',
      ask: ask('createGroup'),
      failure: refused('This link is taken'),
    }))
    expect(groupFormViewModel(failed.state, null)).toMatchObject({
      status: 'notSaved',
      failure: { words: 'This link is taken' },
      draft: { description: 'tea' },
    })
    const again = failed
      .when({ type: 'group-admin/CloseGroupForm' })
      .reloaded()
      .when({ type: 'group-admin/OpenGroupForm', gid: null, draft: newGroup('zh') }, allowed)
    expect(groupFormViewModel(again.state, null)).toMatchObject({
      status: 'fresh',
      draft: { name: 'Lounge', description: 'tea' },
      isChanged: true,
    })
  })

  it('if the response to a save is lost, the group form keeps its draft and sends it again only when the member presses Save', () => {
    const unknown = open.when(write({ description: 'tea' }), { type: 'group-admin/SaveGroup' }, (ask) => ({
      type: 'group-admin/GroupOutcomeUnknown',
      ask: ask('createGroup'),
    }))
    unknown.gives({ asks: {} })
    expect(groupFormViewModel(unknown.reloaded().state, null)).toMatchObject({
      status: 'unknown',
      failure: null,
      draft: { description: 'tea' },
    })
    unknown.when({ type: 'group-admin/SaveGroup' }).gives({ in: 'creating' })
  })

  it('pressing Save does not send the group form if the name is missing or a link is invalid', () => {
    for (const change of [
      { name: '  ' },
      { link: '1lounge' },
      { link: 'create' },
      { link: 'lounge_7' },
      { partnerLink: 'a/b' },
    ]) {
      const unfit = open.when(write(change), { type: 'group-admin/SaveGroup' })
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
      .when(write({ name: 'Tea' }), { type: 'group-admin/SaveGroup' })
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

  const saving = editing.when(write({ name: 'Tea', link: 'teahouse' }), { type: 'group-admin/SaveGroup' })
  const stored: Step = (ask) => ({ type: 'group-admin/GroupStored', ask: ask('saveGroup') })
  const refuse: Step = (ask) => ({ type: 'group-admin/GroupNotStored', ask: ask('saveGroup'), failure: refused('no') })

  it('the group form shows whether it is saving, a failed save, and whether the draft differs from the group', () => {
    const tea = { ...lounge, name: 'Tea', link: 'teahouse' }
    const linked = given(groupFormReducer, {
      type: 'group-admin/OpenGroupForm',
      gid,
      draft: { ...lounge, link: 'loop_en' },
    })
    expect(groupFormViewModel(linked.state, gid)).toEqual({
      status: 'fresh',
      draft: { ...lounge, link: 'loop_en' },
      kept: 'loop_en',
      failure: null,
      isChanged: false,
    })
    expect(
      groupFormViewModel(linked.when(write({ link: 'loop_en' }), { type: 'group-admin/SaveGroup' }).state, gid),
    ).toMatchObject({
      status: 'saving',
      kept: 'loop_en',
    })
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
    expect(groupFormViewModel(open.when(write({}), { type: 'group-admin/SaveGroup' }).state, null)).toMatchObject({
      status: 'saving',
    })
    for (const no of [
      editing.when({ type: 'group-admin/CloseGroupForm' }),
      saving.when(stored),
      given(groupFormReducer),
    ])
      expect(groupFormViewModel(no.state, gid)).toEqual({ status: 'closed' })
  })

  it('after its draft is saved or discarded, a group form reopens without that draft, and drafts of other groups stay', () => {
    const other = made(Gid, '10000002')
    const both = given(
      groupFormReducer,
      { type: 'group-admin/OpenGroupForm', gid: other, draft: lounge },
      write({ name: 'Other' }),
      { type: 'group-admin/OpenGroupForm', gid, draft: lounge },
      write({ name: 'Tea' }),
    )
    for (const over of [
      both.when({ type: 'group-admin/SaveGroup' }, stored),
      both.when({ type: 'group-admin/DiscardGroupForm' }),
    ]) {
      expect(
        groupFormViewModel(over.when({ type: 'group-admin/OpenGroupForm', gid, draft: lounge }).state, gid),
      ).toMatchObject({
        draft: lounge,
        isChanged: false,
      })
      expect(
        groupFormViewModel(over.when({ type: 'group-admin/OpenGroupForm', gid: other, draft: lounge }).state, other),
      ).toMatchObject({ draft: { name: 'Other' }, isChanged: true })
    }
    const created = open.when(
      write({ name: 'Tea' }),
      { type: 'group-admin/SaveGroup' },
      (ask) => ({ type: 'group-admin/GroupStored', ask: ask('createGroup') }),
      { type: 'group-admin/OpenGroupForm', gid: null, draft: newGroup('en') },
      allowed,
    )
    expect(groupFormViewModel(created.state, null)).toMatchObject({ draft: newGroup('en'), isChanged: false })
  })

  it('a failed save is no longer shown once the group form is reopened or the member saves again', () => {
    const failed = saving.when(refuse)
    expect(
      groupFormViewModel(failed.when({ type: 'group-admin/OpenGroupForm', gid, draft: lounge }).state, gid),
    ).toMatchObject({
      status: 'fresh',
      failure: null,
    })
    const created = open.when(
      write({}),
      { type: 'group-admin/SaveGroup' },
      (ask) => ({ type: 'group-admin/GroupNotStored', ask: ask('createGroup'), failure: refused('no') }),
      { type: 'group-admin/SaveGroup' },
    )
    expect(
      groupFormViewModel(
        created.when((ask) => ({ type: 'group-admin/GroupOutcomeUnknown', ask: ask('createGroup') })).state,
        null,
      ),
    ).toMatchObject({ status: 'unknown', failure: null })
  })

  it('the group form can be saved with the current link, even if that link breaks the rule for new links', () => {
    const odd = { ...lounge, link: 'loop_en_support' }
    given(groupFormReducer, { type: 'group-admin/OpenGroupForm', gid, draft: odd }, write({ link: odd.link }), {
      type: 'group-admin/SaveGroup',
    }).gives({ in: 'saving', asks: { saveGroup: { gid, draft: odd } } })
    editing
      .when(write({ link: odd.link }), { type: 'group-admin/SaveGroup' })
      .gives({ in: { open: 'unfit' }, asks: {} })
  })

  it('SES-6 no draft of a group remains after the account signs out, even if a save was running or had failed', () => {
    for (const story of [editing.when(write({ name: 'Tea' })), saving, saving.when(refuse)]) {
      expect(story.when({ type: 'ForgetAccount' }).gives({ in: 'closed', asks: {} }).state.context).toEqual(
        groupFormReducer.initial.context,
      )
    }
  })

  it('the group form closes and its draft is deleted when the member discards the draft or signs out', () => {
    for (const over of [{ type: 'ForgetAccount' }, { type: 'group-admin/DiscardGroupForm' }] as const) {
      editing.when(write({ name: 'Tea' }), over).gives({ in: 'closed', data: { groupDrafts: {}, first: null } })
    }
  })
})
