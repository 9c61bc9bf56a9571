import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineUnit, type AlarmRang } from '../event-log'
import { alarmInput, effect } from '../kernel/effect'
import { SessionId } from '../kernel/ids'
import { EPOCH, Instant, later } from '../kernel/instant'
import type { Heard } from '../kernel/message'
import type { Session, SessionMessage } from '../session'
import { connectionMessages, type ConnectionMessage } from './connection.messages'

/** spec 1 §9: five tries 3 s apart; a failed login is tried again after 5 s and uses up no try (IM-2, IM-3). */
const TRIES = 5
const CONNECT_RETRY_MS = 3_000
const LOGIN_RETRY_MS = 5_000

export const chatServiceEffects = { joinChatService: t.strict({ sessionId: SessionId }), alarm: alarmInput }

const Context = t.strict({
  sessionId: t.union([SessionId, t.null]),
  tries: t.number,
  retryAt: Instant,
}, 'ChatServiceContext')

/** What says that trying is worth while again: a series of tries that is under way begins anew, one that is over too (IM-4). */
const signals = <T>(transition: T) =>
  ({ NetworkOnline: transition, TabShown: transition, SocketOpened: transition, ReconnectChat: transition })

/**
 * The chat service (spec 1 §4): `service.logging` and `service.logged` are Logging and Logged, all else is Logout.
 * @internal
 */
export const chatServiceMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as Heard<ConnectionMessage | SessionMessage | AlarmRang>,
  },
  actors: { joinChatService: effect(chatServiceEffects.joinChatService), alarm: effect(chatServiceEffects.alarm) },
  guards: {
    isAnother: ({ context }, { session }: { session: Session }) => context.sessionId !== session.sessionId,
    hasTriesLeft: ({ context }) => context.tries < TRIES,
  },
  actions: {
    rememberSession: assign((_, { session }: { session: Session }) => ({ sessionId: session.sessionId, tries: 0 })),
    forgetSession: assign({ sessionId: null, tries: 0 }),
    countTry: assign(({ context }, { at }: { at: Instant }) => ({
      tries: context.tries + 1, retryAt: later(at, CONNECT_RETRY_MS),
    })),
    retryLogin: assign((_, { at }: { at: Instant }) => ({ retryAt: later(at, LOGIN_RETRY_MS) })),
    forgetTries: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'chatService',
  context: { sessionId: null, tries: 0, retryAt: EPOCH },
  initial: 'idle',
  on: {
    SignedIn: {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.service', reenter: true,
      actions: { type: 'rememberSession', params: ({ event }) => event },
    },
    VisitorEntered: {
      target: '.service', reenter: true,
      actions: { type: 'rememberSession', params: ({ event }) => event },
    },
    SessionEnded: { target: '.idle', actions: 'forgetSession' },
    ...signals({ actions: 'forgetTries' }),
  },
  states: {
    idle: {},
    service: {
      initial: 'logging',
      invoke: {
        id: 'joinChatService', src: 'joinChatService',
        input: ({ context }) => ({ sessionId: held(context.sessionId) }),
      },
      on: {
        ChatServiceClosed: { target: 'service', reenter: true },
        ChatConnectFailed: [
          { guard: 'hasTriesLeft', target: 'waiting', actions: { type: 'countTry', params: ({ event }) => event } },
          { target: 'givenUp' },
        ],
        ChatLoginFailed: { target: 'waiting', actions: { type: 'retryLogin', params: ({ event }) => event } },
        ChatKickedOffline: 'kicked',
      },
      states: {
        logging: { on: { ChatServiceLogged: { target: 'logged', actions: 'forgetTries' } } },
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
    kicked: { on: { ReconnectChat: { target: 'service', actions: 'forgetTries' } } },
  },
})

function held(sessionId: SessionId | null): SessionId {
  if (sessionId === null) throw new Error('the chat service is asked for where no session is')
  return sessionId
}

export const chatServiceUnit = machineUnit('chatService', chatServiceMachine, Context,
  [...Object.keys(connectionMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded'])
