import * as t from 'io-ts'
import { assign, matchesState, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { EPOCH, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'
import { accountDeletionMessages, type AccountDeletionMessage } from './account-deletion.messages'
import { DeletionPlan, Remainder } from './deletion-plan'

export const accountDeletionEffects = {
  readPlan: t.strict({}),
  requestDeletion: t.strict({ remainders: t.readonlyArray(Remainder) }),
  keepAccount: t.strict({}),
  alarm: alarmInput,
}

/** `failure`: why the last request failed. `givenUp`: the amounts that the member has agreed to lose. */
const Context = t.strict(
  { plan: orNull(DeletionPlan), givenUp: t.readonlyArray(Remainder), failure: orNull(Failure) },
  'AccountDeletionContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = { plan: null, givenUp: [], failure: null }

/**
 * The deletion of the member's account, as the server plans it. After a failure the machine reads the plan again, because
 * the request may have arrived.
 * @internal
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceivedMessage<AccountDeletionMessage | AccountChange | AlarmRang>,
  },
  actors: {
    readPlan: effect(accountDeletionEffects.readPlan),
    requestDeletion: effect(accountDeletionEffects.requestDeletion),
    keepAccount: effect(accountDeletionEffects.keepAccount),
    alarm: effect(accountDeletionEffects.alarm),
  },
  guards: { isRequested: (_, { plan }: { plan: DeletionPlan }) => plan.dueAt !== null },
  actions: {
    keepPlan: assign((_, { plan }: { plan: DeletionPlan }) => ({ plan })),
    giveUp: assign((_, { remainders }: { remainders: readonly Remainder[] }) => ({
      givenUp: remainders,
      failure: null,
    })),
    noteDueTime: assign(({ context }, { dueAt }: { dueAt: Instant | null }) => ({
      plan: context.plan && { ...context.plan, dueAt },
      failure: null,
    })),
    sayWhy: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'accountDeletion',
  context: nothing,
  initial: 'unread',
  on: {
    SignedIn: { target: '.unread', actions: 'forget' },
    VisitorEntered: { target: '.unread', actions: 'forget' },
    SessionEnded: { target: '.unread', actions: 'forget' },
  },
  states: {
    unread: { on: { 'account-deletion/ReadPlan': { target: 'reading', actions: 'forgetFailure' } } },
    reading: {
      invoke: { id: 'readPlan', src: 'readPlan', input: {} },
      on: {
        'account-deletion/PlanRead': [
          {
            guard: { type: 'isRequested', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'keepPlan', params: ({ event }) => event },
          },
          { target: 'kept', actions: { type: 'keepPlan', params: ({ event }) => event } },
        ],
        'account-deletion/PlanNotRead': {
          target: 'unread',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
      },
    },
    kept: {
      on: {
        'account-deletion/ReadPlan': { target: 'reading', actions: 'forgetFailure' },
        'account-deletion/RequestDeletion': {
          target: 'requesting',
          actions: { type: 'giveUp', params: ({ event }) => event },
        },
      },
    },
    requesting: {
      invoke: {
        id: 'requestDeletion',
        src: 'requestDeletion',
        input: ({ context: { givenUp } }) => ({ remainders: givenUp }),
      },
      on: {
        'account-deletion/DeletionRequested': {
          target: 'waiting',
          actions: { type: 'noteDueTime', params: ({ event }) => event },
        },
        'account-deletion/DeletionNotRequested': {
          target: 'reading',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
      },
    },
    waiting: {
      invoke: { id: 'deletionDue', src: 'alarm', input: ({ context: { plan } }) => ({ at: plan?.dueAt ?? EPOCH }) },
      on: {
        'account-deletion/ReadPlan': { target: 'reading', actions: 'forgetFailure' },
        'account-deletion/KeepAccount': { target: 'keeping', actions: 'forgetFailure' },
        AlarmRang: 'due',
      },
    },
    keeping: {
      invoke: { id: 'keepAccount', src: 'keepAccount', input: {} },
      on: {
        'account-deletion/AccountKept': {
          target: 'kept',
          actions: { type: 'noteDueTime', params: { dueAt: null } },
        },
        'account-deletion/AccountNotKept': {
          target: 'reading',
          actions: { type: 'sayWhy', params: ({ event }) => event },
        },
      },
    },
    // The server deletes the account and ends this session.
    due: { on: { 'account-deletion/ReadPlan': 'reading' } },
  },
})

export const accountDeletionReducer = machineReducer('account-deletion/plan', accountDeletionMachine, Context, [
  ...Object.keys(accountDeletionMessages),
  ...ACCOUNT_CHANGES,
])

const STEPS = ['unread', 'reading', 'kept', 'requesting', 'waiting', 'keeping', 'due'] as const

export interface AccountDeletionViewModel {
  readonly plan: DeletionPlan | null
  readonly failure: Failure | null
  readonly step: (typeof STEPS)[number]
}

export const accountDeletionViewModel = ({
  value,
  context: { plan, failure },
}: typeof accountDeletionReducer.initial): AccountDeletionViewModel => ({
  plan,
  failure,
  step: STEPS.find((step) => matchesState(step, value)) ?? 'unread',
})
