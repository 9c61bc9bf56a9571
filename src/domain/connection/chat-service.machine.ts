import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { SessionId } from '../kernel/ids'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { Session, SessionMessage } from '../session'
import { connectionMessages, type ConnectionMessage } from './connection.messages'
import { sessionGuards, sessionTransitions } from './session-transitions'

/** spec 1 §9: five tries, 3 s apart. A failed login is retried after 5 s and does not count as a try (IM-2, IM-3). */
const TRIES = 5
const CONNECT_RETRY_MS = 3_000
const LOGIN_RETRY_MS = 5_000
/**
 * A connection shorter than this is unstable. After the second unstable connection in a row, the next try waits 3 s.
 * Each further wait is twice as long, up to the limit.
 */
const STAY_MS = 60_000
const BACK_OFF_MS = 3_000
/**
 * The longest wait before a try. The client notices a dead connection within 15 s; noticing and recovering together
 * must take at most 30 s.
 */
const BACK_OFF_LIMIT_MS = 15_000

export const chatServiceEffects = { joinChatService: t.strict({ sessionId: SessionId }), alarm: alarmInput }

const Context = t.strict(
  {
    sessionId: t.union([SessionId, t.null]),
    tries: t.number,
    retryAt: Instant,
    /** The time of the last login, or of the last loss if no login followed. */
    loggedAt: withDefault(Instant, EPOCH),
    /** The number of unstable connections in a row. */
    losses: withDefault(t.number, 0),
    kickedAt: withDefault(Instant, EPOCH),
  },
  'ChatServiceContext',
)

const nothing: t.TypeOf<typeof Context> = {
  sessionId: null,
  tries: 0,
  retryAt: EPOCH,
  loggedAt: EPOCH,
  losses: 0,
  kickedAt: EPOCH,
}

const stayed = (loggedAt: Instant, at: Instant): boolean => at - loggedAt >= STAY_MS

/**
 * Transitions for events after which a login may succeed. These events restart the series of tries, even after the
 * machine gave up (IM-4).
 */
const signals = <T>(transition: T) => ({
  NetworkOnline: transition,
  TabShown: transition,
  SocketOpened: transition,
  ReconnectChat: transition,
})

/**
 * The chat service (spec 1 §4): The spec's state Logging is `service.logging`, Logged is `service.logged`, and Logout
 * is every other state.
 * @internal
 */
export const chatServiceMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<ConnectionMessage | SessionMessage | AlarmRang>,
  },
  actors: { joinChatService: effect(chatServiceEffects.joinChatService), alarm: effect(chatServiceEffects.alarm) },
  guards: {
    ...sessionGuards,
    hasTriesLeft: ({ context }) => context.tries < TRIES,
    hasStayed: ({ context }, { at }: { at: Instant }) => context.losses === 0 || stayed(context.loggedAt, at),
  },
  actions: {
    rememberSession: assign((_, { session }: { session: Session }) => ({ ...nothing, sessionId: session.sessionId })),
    forgetSession: assign(nothing),
    rememberLogged: assign((_, { at }: { at: Instant }) => ({ tries: 0, loggedAt: at })),
    countLoss: assign(({ context }, { at }: { at: Instant }) => ({
      losses: stayed(context.loggedAt, at) ? 1 : context.losses + 1,
      loggedAt: at,
    })),
    backOff: assign(({ context }, { at }: { at: Instant }) => ({
      retryAt: addMs(at, Math.min(BACK_OFF_LIMIT_MS, BACK_OFF_MS * 2 ** (context.losses - 2))),
    })),
    rememberKicked: assign((_, { at }: { at: Instant }) => ({ kickedAt: at })),
    forgetKicked: assign({ tries: 0, losses: 0 }),
    countTry: assign(({ context }, { at }: { at: Instant }) => ({
      tries: context.tries + 1,
      retryAt: addMs(at, CONNECT_RETRY_MS),
    })),
    retryLogin: assign((_, { at }: { at: Instant }) => ({ retryAt: addMs(at, LOGIN_RETRY_MS) })),
    forgetTries: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'chatService',
  context: nothing,
  initial: 'idle',
  on: {
    ...sessionTransitions('.service'),
    ...signals({ actions: 'forgetTries' }),
  },
  states: {
    idle: {},
    service: {
      initial: 'logging',
      invoke: {
        id: 'joinChatService',
        src: 'joinChatService',
        input: ({ context }) => ({ sessionId: held(context.sessionId) }),
      },
      on: {
        ChatServiceClosed: [
          {
            guard: { type: 'hasStayed', params: ({ event }) => event },
            target: 'service',
            reenter: true,
            actions: { type: 'countLoss', params: ({ event }) => event },
          },
          {
            target: 'waiting',
            actions: [
              { type: 'countLoss', params: ({ event }) => event },
              { type: 'backOff', params: ({ event }) => event },
            ],
          },
        ],
        ChatConnectFailed: [
          { guard: 'hasTriesLeft', target: 'waiting', actions: { type: 'countTry', params: ({ event }) => event } },
          { target: 'givenUp' },
        ],
        ChatLoginFailed: { target: 'waiting', actions: { type: 'retryLogin', params: ({ event }) => event } },
        ChatKickedOffline: { target: 'kicked', actions: { type: 'rememberKicked', params: ({ event }) => event } },
      },
      states: {
        logging: {
          on: {
            ChatServiceLoggedIn: {
              target: 'logged',
              actions: { type: 'rememberLogged', params: ({ event }) => event },
            },
          },
        },
        logged: {},
      },
    },
    waiting: {
      invoke: { id: 'retry', src: 'alarm', input: ({ context }) => ({ at: context.retryAt }) },
      on: { AlarmRang: 'service' },
    },
    givenUp: {
      exit: 'forgetTries',
      on: signals({ target: 'service' }),
    },
    // Only the person may reconnect. Automatic tries would let two browsers kick each other in turn (IM-5).
    kicked: { on: { ReconnectChat: { target: 'service', actions: 'forgetKicked' } } },
  },
})

function held(sessionId: SessionId | null): SessionId {
  if (sessionId === null) throw new Error('there is no session')
  return sessionId
}

export const chatServiceReducer = machineReducer('connection/chatService', chatServiceMachine, Context, [
  ...Object.keys(connectionMessages),
  'SignedIn',
  'VisitorEntered',
  'SignOut',
  'SessionExpired',
  'SessionEnded',
])
