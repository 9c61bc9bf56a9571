import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { closesSaved, openForm, reopensNotSaved } from '../kernel/form'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import type { ForgetAccount } from '../session'
import { appealFormMessages, type AppealFormMessage } from './appeal.messages'

const draft = { id: t.string, accepts: t.boolean, reason: t.string }
export const appealDecisionEffects = { decideAppeal: t.strict(draft) }

const Context = t.strict({ ...draft, failure: orNull(Failure) }, 'AppealDecisionContext')
type Context = t.TypeOf<typeof Context>
const noDecision: Context = { id: '', accepts: false, reason: '', failure: null }

/**
 * The form in which staff decide about an appeal. A failure keeps the choice and the reason.
 * @internal
 */
export const appealDecisionMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<AppealFormMessage | ForgetAccount> },
  actors: { decideAppeal: effect(appealDecisionEffects.decideAppeal) },
  actions: {
    // The same appeal opens with its draft.
    open: assign(({ context }, { id }: { id: string }) => (context.id === id ? {} : { ...noDecision, id })),
    write: assign((_, { accepts, reason }: { accepts: boolean; reason: string }) => ({ accepts, reason })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    finish: assign(noDecision),
  },
}).createMachine({
  id: 'appealDecision',
  context: noDecision,
  initial: 'closed',
  on: { ForgetAccount: { target: '.closed', actions: 'finish' } },
  states: {
    closed: {
      on: { 'moderation/OpenAppeal': { target: 'open', actions: { type: 'open', params: ({ event }) => event } } },
    },
    open: openForm(['notSaved'], {
      'moderation/ChangeAppealDecision': { actions: { type: 'write', params: ({ event }) => event } },
      'moderation/SendAppealDecision': { target: 'deciding', actions: 'forgetFailure' },
      'moderation/CloseAppeal': { target: 'closed', actions: 'forgetFailure' },
    }),
    deciding: {
      invoke: {
        id: 'decide',
        src: 'decideAppeal',
        input: ({ context: { id, accepts, reason } }) => ({ id, accepts, reason }),
      },
      on: { 'moderation/AppealDecided': closesSaved, 'moderation/AppealNotDecided': reopensNotSaved },
    },
  },
})

export const appealDecisionReducer = machineReducer('moderation/appealDecision', appealDecisionMachine, Context, [
  ...Object.keys(appealFormMessages),
  'ForgetAccount',
])

interface AppealDecisionViewModel extends Context {
  readonly isDeciding: boolean
}

/** The open form; `null` while it is closed. */
export const appealDecisionViewModel = ({
  value,
  context,
}: typeof appealDecisionReducer.initial): AppealDecisionViewModel | null =>
  value === 'closed' ? null : { ...context, isDeciding: value === 'deciding' }
