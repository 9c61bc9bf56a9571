import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { closesSaved, openForm, outcomeOf, reopensNotSaved, reopensUnknown } from '../kernel/form'
import { ChannelId, Gid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { Space } from './space'
import { SpaceDraft, spaceDraftIssues } from './space-draft'

/** The edited space. `channelId` is `null` for a new space of that group. */
const Of = t.strict({ gid: Gid, channelId: t.union([ChannelId, t.null]) }, 'SpaceFormOf')
type Of = t.TypeOf<typeof Of>

export const spaceFormMessages = {
  'space/OpenSpaceForm': message('space/OpenSpaceForm', { of: Of, draft: SpaceDraft }),
  'space/ChangeSpaceDraft': message('space/ChangeSpaceDraft', { draft: SpaceDraft }),
  'space/SaveSpace': message('space/SaveSpace', {}),
  /** Hides the form. The draft is kept. */
  'space/CloseSpaceForm': message('space/CloseSpaceForm', {}),
  'space/SpaceStored': effectResult('space/SpaceStored', {}),
  'space/SpaceNotStored': effectResult('space/SpaceNotStored', { failure: Failure }),
  'space/SpaceCreated': effectResult('space/SpaceCreated', { space: Space }),
  /** The response was lost, so the space may exist. */
  'space/SpaceOutcomeUnknown': effectResult('space/SpaceOutcomeUnknown', {}),
} as const
type SpaceFormMessage = t.TypeOf<(typeof spaceFormMessages)[keyof typeof spaceFormMessages]>

export const spaceFormEffects = {
  createSpace: t.strict({ gid: Gid, draft: SpaceDraft }),
  startSpace: t.strict({ space: Space }),
  saveSpace: t.strict({ channelId: ChannelId, draft: SpaceDraft }),
}

/** `unknown`: the response was lost, so the space may exist. */
const OUTCOMES = ['unfit', 'notSaved', 'unknown'] as const

const Context = t.strict(
  {
    of: t.union([Of, t.null]),
    spaceDrafts: tableCodec(SpaceDraft),
    /** The draft as it was when the form was opened. */
    begun: t.union([SpaceDraft, t.null]),
    failure: t.union([Failure, t.null]),
    /** The space that was created, but not started yet. */
    created: withDefault(t.union([Space, t.null]), null),
  },
  'SpaceFormContext',
)
type Context = t.TypeOf<typeof Context>

const keyOf = (of: Of | null): string => of?.channelId ?? of?.gid ?? ''
const draftIn = ({ of, spaceDrafts, begun }: Context): SpaceDraft | null => spaceDrafts[keyOf(of)] ?? begun

function createInput(context: Context): t.TypeOf<typeof spaceFormEffects.createSpace> {
  const draft = draftIn(context)
  if (draft === null || context.of === null) throw new Error('no space form is open')
  return { gid: context.of.gid, draft }
}

function saveInput(context: Context): t.TypeOf<typeof spaceFormEffects.saveSpace> {
  const channelId = context.of?.channelId ?? null
  if (channelId === null) throw new Error('a new space has no channel id yet')
  return { channelId, draft: createInput(context).draft }
}

function startInput({ created: space }: Context): t.TypeOf<typeof spaceFormEffects.startSpace> {
  if (space === null) throw new Error('no space was created')
  return { space }
}

/**
 * The space form. A draft survives failures, a reload and closing the form.
 * @internal
 */
export const spaceFormMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<SpaceFormMessage | ForgetAccount> },
  actors: {
    createSpace: effect(spaceFormEffects.createSpace),
    startSpace: effect(spaceFormEffects.startSpace),
    saveSpace: effect(spaceFormEffects.saveSpace),
  },
  guards: {
    isNewOne: ({ context }) => context.of !== null && context.of.channelId === null,
    beginsNow: ({ context }) => draftIn(context)?.startsAt === null,
    isFit: ({ context }, { at }: { at: number }) => {
      const draft = draftIn(context)
      return draft !== null && spaceDraftIssues(draft, at).length === 0
    },
  },
  actions: {
    begin: assign((_, { of, draft }: { of: Of; draft: SpaceDraft }) => ({ of, begun: draft, failure: null })),
    write: assign(({ context }, { draft }: { draft: SpaceDraft }) => ({
      spaceDrafts: put(context.spaceDrafts, keyOf(context.of), draft),
    })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    rememberCreated: assign((_, { space }: { space: Space }) => ({ created: space })),
    finish: assign(({ context }) => ({
      of: null,
      begun: null,
      failure: null,
      created: null,
      spaceDrafts: drop(context.spaceDrafts, keyOf(context.of)),
    })),
    forget: assign(() => ({
      of: null,
      begun: null,
      failure: null,
      created: null,
      spaceDrafts: emptyTable<SpaceDraft>(),
    })),
  },
}).createMachine({
  id: 'spaceForm',
  context: { of: null, spaceDrafts: emptyTable(), begun: null, failure: null, created: null },
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forget' },
    'space/CloseSpaceForm': '.closed',
    'space/OpenSpaceForm': { target: '.open', actions: { type: 'begin', params: ({ event }) => event } },
  },
  states: {
    closed: {},
    open: openForm(OUTCOMES, {
      'space/ChangeSpaceDraft': { actions: { type: 'write', params: ({ event }) => event } },
      'space/SaveSpace': [
        { guard: { type: 'isFit', params: ({ event }) => event }, target: 'storing' },
        { target: '.unfit' },
      ],
    }),
    storing: { always: [{ guard: 'isNewOne', target: 'creating' }, { target: 'saving' }] },
    creating: {
      invoke: { id: 'createSpace', src: 'createSpace', input: ({ context }) => createInput(context) },
      on: {
        'space/SpaceCreated': [
          {
            guard: 'beginsNow',
            target: 'starting',
            actions: { type: 'rememberCreated', params: ({ event }) => event },
          },
          closesSaved,
        ],
        'space/SpaceNotStored': reopensNotSaved,
        'space/SpaceOutcomeUnknown': reopensUnknown,
      },
    },
    starting: {
      invoke: { id: 'startSpace', src: 'startSpace', input: ({ context }) => startInput(context) },
      on: { 'space/SpaceStored': closesSaved },
    },
    saving: {
      invoke: { id: 'saveSpace', src: 'saveSpace', input: ({ context }) => saveInput(context) },
      on: {
        'space/SpaceStored': closesSaved,
        'space/SpaceNotStored': reopensNotSaved,
      },
    },
  },
})

export const spaceFormReducer = machineReducer('space/form', spaceFormMachine, Context, [
  ...Object.keys(spaceFormMessages),
  'ForgetAccount',
])

export interface SpaceFormViewModel {
  readonly status: 'fresh' | (typeof OUTCOMES)[number] | 'saving'
  readonly draft: SpaceDraft
  readonly failure: Failure | null
}

/** The form of a space; `null` if the form is closed or shows another space. */
export const spaceFormViewModel = (
  { value, context }: typeof spaceFormReducer.initial,
  gid: Gid,
  channelId: ChannelId | null,
): SpaceFormViewModel | null => {
  const draft = draftIn(context)
  if (value === 'closed' || draft === null || context.of?.gid !== gid || context.of.channelId !== channelId) return null
  const isStoring = value === 'saving' || value === 'creating' || value === 'starting'
  return {
    status: isStoring ? 'saving' : outcomeOf(value, OUTCOMES),
    draft,
    failure: context.failure,
  }
}
