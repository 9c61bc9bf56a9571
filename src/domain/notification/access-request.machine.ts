import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection'
import { keyedMachine, noSharedState, type AnyReceivedMessage } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import type { ReceivedMessage } from '../kernel/message'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'
import { requestKey, AccessRequestRef } from './notice'
import { Decision, notificationMessages, type NotificationMessage } from './notification.messages'

export const accessRequestEffects = {
  decide: t.strict({ order: AccessRequestRef, accepts: t.boolean }),
  lookUp: t.strict({ order: AccessRequestRef }),
}

const Context = t.strict(
  {
    order: AccessRequestRef,
    /** The pressed button: accept or reject; `null` while no decision is being sent. */
    accepts: t.union([t.boolean, t.null]),
    decision: t.union([Decision, t.null]),
    failure: t.union([Failure, t.null]),
  },
  'RequestContext',
)
type Context = t.TypeOf<typeof Context>
type Input = Pick<Context, 'order' | 'accepts'>
type Arrived = Extract<NotificationMessage, { type: 'notification/Arrived' }>

const decisionOf = ({ news }: Arrived): Decision | null =>
  news.of === 'request' && Decision.is(news.request.status) ? news.request.status : null

/**
 * An access request, from the first press on. Each press sends one request to the server. If the response is lost, the
 * machine looks up the request's state on the server. The buttons stay disabled until the lookup ends, so that accept
 * and reject are never both sent. Another approver may decide first.
 * @internal
 */
export const accessRequestMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as ReceivedMessage<NotificationMessage | AccountChange | NetworkOnline>,
  },
  actors: { decide: effect(accessRequestEffects.decide), lookUp: effect(accessRequestEffects.lookUp) },
  guards: {
    isPressed: ({ context }) => context.accepts !== null,
    isAccepted: (_, { decision }: { decision: Decision | null }) => decision === 'accepted',
    isIgnored: (_, { decision }: { decision: Decision | null }) => decision === 'ignored',
    isAcceptedByMe: (_, arrived: Arrived) => arrived.isMine && decisionOf(arrived) === 'accepted',
    isIgnoredByMe: (_, arrived: Arrived) => arrived.isMine && decisionOf(arrived) === 'ignored',
    isDecided: (_, arrived: Arrived) => decisionOf(arrived) !== null,
  },
  actions: {
    rememberPress: assign((_, { accepts }: { accepts: boolean }) => ({ accepts, failure: null })),
    forgetPress: assign({ accepts: null }),
    sayFailure: assign((_, { failure }: { failure: Failure }) => ({ accepts: null, failure })),
    sayUnclear: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberDecision: assign((_, arrived: Arrived) => ({ decision: decisionOf(arrived), failure: null })),
  },
}).createMachine({
  id: 'request',
  context: ({ input }) => ({ ...input, decision: null, failure: null }),
  initial: 'pending',
  on: { SignedIn: '.over', VisitorEntered: '.over', SessionEnded: '.over' },
  states: {
    pending: {
      always: { guard: 'isPressed', target: 'deciding' },
      on: {
        'notification/Decide': { actions: { type: 'rememberPress', params: ({ event }) => event } },
        'notification/Arrived': [
          { guard: { type: 'isAcceptedByMe', params: ({ event }) => event }, target: 'accepted' },
          { guard: { type: 'isIgnoredByMe', params: ({ event }) => event }, target: 'rejected' },
          {
            guard: { type: 'isDecided', params: ({ event }) => event },
            target: 'decidedByOther',
            actions: { type: 'rememberDecision', params: ({ event }) => event },
          },
        ],
      },
    },
    deciding: {
      initial: 'posting',
      on: {
        'notification/Arrived': [
          { guard: { type: 'isAcceptedByMe', params: ({ event }) => event }, target: 'accepted' },
          { guard: { type: 'isIgnoredByMe', params: ({ event }) => event }, target: 'rejected' },
          {
            guard: { type: 'isDecided', params: ({ event }) => event },
            target: 'decidedByOther',
            actions: { type: 'rememberDecision', params: ({ event }) => event },
          },
        ],
      },
      states: {
        posting: {
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context: { order, accepts } }) => ({ order, accepts: accepts === true }),
          },
          on: {
            'notification/Decided': [
              { guard: { type: 'isAccepted', params: ({ event }) => event }, target: '#request.accepted' },
              { target: '#request.rejected' },
            ],
            'notification/NotDecided': {
              target: '#request.pending',
              actions: { type: 'sayFailure', params: ({ event }) => event },
            },
            'notification/DecisionUnclear': {
              target: 'unclear',
              actions: { type: 'sayUnclear', params: ({ event }) => event },
            },
          },
        },
        unclear: { on: { 'notification/LookUpDecision': 'looking', NetworkOnline: 'looking' } },
        looking: {
          invoke: { id: 'lookUp', src: 'lookUp', input: ({ context: { order } }) => ({ order }) },
          on: {
            'notification/DecisionFound': [
              { guard: { type: 'isAccepted', params: ({ event }) => event }, target: '#request.accepted' },
              { guard: { type: 'isIgnored', params: ({ event }) => event }, target: '#request.rejected' },
              { target: '#request.pending', actions: 'forgetPress' },
            ],
            'notification/DecisionUnclear': {
              target: 'unclear',
              actions: { type: 'sayUnclear', params: ({ event }) => event },
            },
          },
        },
      },
    },
    accepted: {},
    rejected: {},
    decidedByOther: {},
    over: { type: 'final' },
  },
})

const {
  'notification/Decide': Decide,
  'notification/LookUpDecision': LookAgain,
  'notification/Arrived': Arrived,
} = notificationMessages

const keyIn = (message: AnyReceivedMessage): string | null => {
  if (Decide.is(message) || LookAgain.is(message)) return requestKey(message.order)
  if (!Arrived.is(message)) return null
  return message.news.of === 'request' ? requestKey(message.news.request) : 'none'
}

/**
 * The access requests on which the member pressed a button. Any other request shows the status of its row or message.
 */
export const accessRequestsReducer = keyedMachine('notification/requests', accessRequestMachine, {
  context: Context,
  handles: [...Object.keys(notificationMessages), ...ACCOUNT_CHANGES, 'NetworkOnline'],
  keyOf: keyIn,
  begin: (message): Input | null => (Decide.is(message) ? { order: message.order, accepts: message.accepts } : null),
  shared: noSharedState,
})
