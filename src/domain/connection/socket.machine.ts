import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { SessionId } from '../kernel/ids'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { Session, SessionMessage } from '../session'
import { connectionMessages, type ConnectionMessage } from './connection.messages'
import { sessionGuards, sessionTransitions } from './session-transitions'

/** spec 1 §9: reconnect after 3 s. decisions.md: an attempt that is still connecting after 3 s counts as closed. */
const RECONNECT_MS = 3_000
export const CONNECT_LIMIT_MS = 3_000

export const socketEffects = {
  openSocket: t.strict({ sessionId: SessionId, again: t.boolean }),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    sessionId: t.union([SessionId, t.null]),
    openedBefore: t.boolean,
    lost: t.boolean,
    alarmAt: Instant,
  },
  'SocketContext',
)

/**
 * The realtime socket of the account (spec 1 §4): closed, connecting or open. In `idle`, no session uses the socket.
 * @internal
 */
export const socketMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<ConnectionMessage | SessionMessage | AlarmRang>,
  },
  actors: { openSocket: effect(socketEffects.openSocket), alarm: effect(socketEffects.alarm) },
  guards: sessionGuards,
  actions: {
    rememberSession: assign((_, { session, at }: { session: Session; at: Instant }) => ({
      sessionId: session.sessionId,
      openedBefore: false,
      lost: false,
      alarmAt: addMs(at, CONNECT_LIMIT_MS),
    })),
    limitConnecting: assign((_, { at }: { at: Instant }) => ({ alarmAt: addMs(at, CONNECT_LIMIT_MS) })),
    waitToReconnect: assign((_, { at }: { at: Instant }) => ({
      lost: true,
      alarmAt: addMs(at, RECONNECT_MS),
    })),
    rememberOpened: assign({ openedBefore: true, lost: false }),
    forgetSession: assign({ sessionId: null, openedBefore: false, lost: false }),
  },
}).createMachine({
  id: 'socket',
  context: { sessionId: null, openedBefore: false, lost: false, alarmAt: EPOCH },
  initial: 'idle',
  on: {
    ...sessionTransitions('.live'),
  },
  states: {
    idle: {},
    live: {
      initial: 'connecting',
      invoke: {
        id: 'openSocket',
        src: 'openSocket',
        input: ({ context }) => ({ sessionId: held(context.sessionId), again: context.openedBefore }),
      },
      on: {
        SocketClosed: { target: 'waiting', actions: { type: 'waitToReconnect', params: ({ event }) => event } },
      },
      states: {
        connecting: {
          invoke: { id: 'connectLimit', src: 'alarm', input: ({ context }) => ({ at: context.alarmAt }) },
          on: {
            SocketOpened: { target: 'open', actions: 'rememberOpened' },
            AlarmRang: {
              target: '#socket.waiting',
              actions: { type: 'waitToReconnect', params: ({ event }) => event },
            },
          },
        },
        open: {},
      },
    },
    waiting: {
      invoke: { id: 'reconnect', src: 'alarm', input: ({ context }) => ({ at: context.alarmAt }) },
      on: {
        AlarmRang: { target: 'live', actions: { type: 'limitConnecting', params: ({ event }) => event } },
      },
    },
  },
})

function held(sessionId: SessionId | null): SessionId {
  if (sessionId === null) throw new Error('there is no session')
  return sessionId
}

export const socketReducer = machineReducer('connection/socket', socketMachine, Context, [
  ...Object.keys(connectionMessages),
  'SignedIn',
  'VisitorEntered',
  'SignOut',
  'SessionExpired',
  'SessionEnded',
])
