import * as t from 'io-ts'
import { and, assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { closesSaved, openForm, outcomeOf, reopensNotSaved, reopensUnknown } from '../kernel/form'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { groupDraftIssues, GroupDraft } from './group-draft'
import { groupFormMessages, type GroupFormMessage } from './group-form.messages'

export const groupFormEffects = {
  checkSetup: t.strict({}),
  createGroup: t.strict({ draft: GroupDraft }),
  saveGroup: t.strict({ gid: Gid, draft: GroupDraft }),
}

/** `unknown`: the response was lost, so the group may exist. */
const OUTCOMES = ['unfit', 'notSaved', 'unknown'] as const

const Context = t.strict(
  {
    gid: t.union([Gid, t.null]),
    /** The group's data when the form was opened. */
    first: t.union([GroupDraft, t.null]),
    /** Unsaved drafts by gid. The key of a new group's draft is `''`. */
    groupDrafts: tableCodec(GroupDraft),
    failure: t.union([Failure, t.null]),
  },
  'GroupFormContext',
)
type Context = t.TypeOf<typeof Context>

const keyOf = ({ gid }: Pick<Context, 'gid'>): string => gid ?? ''
const draftIn = (context: Context): GroupDraft | null => context.groupDrafts[keyOf(context)] ?? context.first

function createInput(context: Context): t.TypeOf<typeof groupFormEffects.createGroup> {
  const draft = draftIn(context)
  if (draft === null) throw new Error('no group form is open')
  return { draft }
}

function saveInput(context: Context): t.TypeOf<typeof groupFormEffects.saveGroup> {
  if (context.gid === null) throw new Error('a new group has no gid yet')
  return { gid: context.gid, ...createInput(context) }
}

/**
 * The group form. Before a group is created, the server checks the permission (R1-236). A draft survives failures, a
 * reload and closing the form.
 * @internal
 */
export const groupFormMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<GroupFormMessage | ForgetAccount> },
  actors: {
    checkSetup: effect(groupFormEffects.checkSetup),
    createGroup: effect(groupFormEffects.createGroup),
    saveGroup: effect(groupFormEffects.saveGroup),
  },
  guards: {
    isNew: (_, { gid }: { gid: Gid | null }) => gid === null,
    isAllowed: (_, { allowed }: { allowed: boolean }) => allowed,
    isNewOne: ({ context }) => context.gid === null,
    isFit: ({ context }) => {
      const draft = draftIn(context)
      return draft !== null && groupDraftIssues(draft, context.first?.link ?? '').length === 0
    },
  },
  actions: {
    begin: assign((_, { gid, draft }: { gid: Gid | null; draft: GroupDraft }) => ({
      gid,
      first: draft,
      failure: null,
    })),
    write: assign(({ context }, { draft }: { draft: GroupDraft }) => ({
      groupDrafts: put(context.groupDrafts, keyOf(context), draft),
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    finish: assign(({ context }) => ({
      gid: null,
      first: null,
      failure: null,
      groupDrafts: drop(context.groupDrafts, keyOf(context)),
    })),
    forget: assign(() => ({ gid: null, first: null, failure: null, groupDrafts: emptyTable<GroupDraft>() })),
  },
}).createMachine({
  id: 'groupForm',
  context: { gid: null, first: null, groupDrafts: emptyTable(), failure: null },
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forget' },
    'group-admin/CloseGroupForm': '.closed',
    'group-admin/DiscardGroupForm': { target: '.closed', actions: 'finish' },
    'group-admin/OpenGroupForm': [
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.checking',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: '.open', actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {},
    checking: {
      invoke: { id: 'checkSetup', src: 'checkSetup', input: {} },
      on: {
        'group-admin/SetupChecked': [
          { guard: { type: 'isAllowed', params: ({ event }) => event }, target: 'open' },
          { target: 'refused' },
        ],
        'group-admin/SetupNotChecked': 'unchecked',
      },
    },
    refused: {},
    unchecked: { on: { 'group-admin/CheckSetupAgain': 'checking' } },
    open: openForm(OUTCOMES, {
      'group-admin/ChangeGroupDraft': { actions: { type: 'write', params: ({ event }) => event } },
      'group-admin/SaveGroup': [
        { guard: and(['isFit', 'isNewOne']), target: 'creating' },
        { guard: 'isFit', target: 'saving' },
        { target: '.unfit' },
      ],
    }),
    creating: {
      invoke: { id: 'createGroup', src: 'createGroup', input: ({ context }) => createInput(context) },
      on: {
        'group-admin/GroupStored': closesSaved,
        'group-admin/GroupNotStored': reopensNotSaved,
        'group-admin/GroupOutcomeUnknown': reopensUnknown,
      },
    },
    saving: {
      invoke: { id: 'saveGroup', src: 'saveGroup', input: ({ context }) => saveInput(context) },
      on: {
        'group-admin/GroupStored': closesSaved,
        'group-admin/GroupNotStored': reopensNotSaved,
      },
    },
  },
})

export const groupFormReducer = machineReducer('group-admin/groupForm', groupFormMachine, Context, [
  ...Object.keys(groupFormMessages),
  'ForgetAccount',
])
export type GroupFormState = typeof groupFormReducer.initial

export type GroupFormViewModel =
  | { readonly status: 'closed' | 'checking' | 'refused' | 'unchecked' }
  | {
      readonly status: 'fresh' | (typeof OUTCOMES)[number] | 'saving'
      readonly draft: GroupDraft
      /** The group's current link. */
      readonly kept: string
      readonly failure: Failure | null
      readonly isChanged: boolean
    }

/**
 * The form of a group; `gid` is `null` for a new group. The status is `closed` if the form is closed or shows another
 * group.
 */
export const groupFormViewModel = ({ value, context }: GroupFormState, gid: Gid | null): GroupFormViewModel => {
  const draft = draftIn(context)
  if (value === 'closed' || draft === null || context.gid !== gid) return { status: 'closed' }
  if (value === 'checking' || value === 'refused' || value === 'unchecked') return { status: value }
  return {
    status: value === 'saving' || value === 'creating' ? 'saving' : outcomeOf(value, OUTCOMES),
    draft,
    kept: context.first?.link ?? '',
    failure: context.failure,
    isChanged: context.groupDrafts[keyOf(context)] !== undefined,
  }
}
