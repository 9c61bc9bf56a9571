import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { closesSaved, openForm, reopensNotSaved } from '../kernel/form'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import type { ForgetAccount } from '../session'
import { decisionMessages, type DecisionMessage } from './moderation.messages'
import { StaffAct } from './report'

const draft = { id: t.string, act: StaffAct, reason: t.string }
export const decisionEffects = { decide: t.strict(draft) }

const Context = t.strict({ ...draft, failure: orNull(Failure) }, 'DecisionContext')
type Context = t.TypeOf<typeof Context>
const noDecision: Context = { id: '', act: 'dismiss', reason: '', failure: null }

/**
 * The form in which staff decide about a report. A failure keeps the act and the reason.
 * @internal
 */
export const decisionMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<DecisionMessage | ForgetAccount> },
  actors: { decide: effect(decisionEffects.decide) },
  actions: {
    // The same report opens with its draft.
    open: assign(({ context }, { id }: { id: string }) => (context.id === id ? {} : { ...noDecision, id })),
    write: assign((_, { act, reason }: { act: StaffAct; reason: string }) => ({ act, reason })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    finish: assign(noDecision),
  },
}).createMachine({
  id: 'decision',
  context: noDecision,
  initial: 'closed',
  on: { ForgetAccount: { target: '.closed', actions: 'finish' } },
  states: {
    closed: {
      on: { 'moderation/OpenDecision': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
    },
    open: openForm(['notSaved'], {
      'moderation/ChangeDecision': { actions: { type: 'write', params: ({ event }) => event } },
      'moderation/SendDecision': { target: 'deciding', actions: 'forgetFailure' },
      'moderation/CloseDecision': { target: 'closed', actions: 'forgetFailure' },
    }),
    deciding: {
      invoke: { id: 'decide', src: 'decide', input: ({ context: { id, act, reason } }) => ({ id, act, reason }) },
      on: { 'moderation/DecisionMade': closesSaved, 'moderation/DecisionNotMade': reopensNotSaved },
    },
  },
})

export const decisionReducer = machineReducer('moderation/decision', decisionMachine, Context, [
  ...Object.keys(decisionMessages),
  'ForgetAccount',
])

interface DecisionViewModel extends Context {
  readonly isDeciding: boolean
}

/** The open form; `null` while it is closed. */
export const decisionViewModel = ({ value, context }: typeof decisionReducer.initial): DecisionViewModel | null =>
  value === 'closed' ? null : { ...context, isDeciding: value === 'deciding' }
