import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { NetworkOnline } from '../connection/connection.messages'
import { machineReducer, type AlarmRang } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { isRetryable, type Failure } from '../kernel/failure'
import { SessionId } from '../kernel/ids'
import { EPOCH, Instant, addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { Profile, Session } from './session'
import { SignOutReason, sessionMessages, type ProfileSaved, type SessionMessage } from './session.messages'

/** The wait before the next visitor sign-in or profile load, after the last attempt failed. */
const RETRY_MS = 3_000

export const sessionEffects = {
  enterAsVisitor: t.strict({}),
  endSession: t.strict({ session: Session, reason: SignOutReason }),
  loadProfile: t.strict({ sessionId: SessionId }),
  alarm: alarmInput,
}

const Context = t.strict(
  {
    session: t.union([Session, t.null]),
    profile: t.union([Profile, t.null]),
    /** Why the last session ended. The reason is kept after a new sign-in; `null` if no session ever ended. */
    left: t.union([SignOutReason, t.null]),
    /** A screen that needs a session opened while the last session was ending. */
    isNeeded: withDefault(t.boolean, false),
    retryAt: Instant,
  },
  'SessionContext',
)

/**
 * Whose session this browser has: a visitor's or a member's, until it ends.
 * @internal
 */
export const sessionMachine = setup({
  types: {
    context: {} as t.TypeOf<typeof Context>,
    events: {} as ReceivedMessage<SessionMessage | AlarmRang | NetworkOnline>,
  },
  actors: {
    enterAsVisitor: effect(sessionEffects.enterAsVisitor),
    endSession: effect(sessionEffects.endSession),
    loadProfile: effect(sessionEffects.loadProfile),
    alarm: effect(sessionEffects.alarm),
  },
  guards: {
    /**
     * A refusal is not retried automatically, because the server would refuse again, with a toast each time (ALL-9).
     */
    mayPass: (_, { failure }: { failure: Failure }) => isRetryable(failure),
    isCurrent: ({ context }, { sessionId }: { sessionId: SessionId }) => context.session?.sessionId === sessionId,
    isNeeded: ({ context }) => context.isNeeded,
    isAnother: ({ context }, { session }: { session: Session }) => context.session?.sessionId !== session.sessionId,
  },
  actions: {
    rememberSession: assign((_, { session }: { session: Session }) => ({ session, profile: null, isNeeded: false })),
    rememberNeed: assign({ isNeeded: true }),
    rememberProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    rememberNewLooks: assign(({ context: { profile } }, { draft: { name, avatar } }: Pick<ProfileSaved, 'draft'>) => ({
      profile: profile === null ? null : { ...profile, name, avatar },
    })),
    rememberWhy: assign((_, { reason }: { reason: SignOutReason }) => ({ left: reason })),
    forgetSession: assign({ session: null, profile: null, isNeeded: false }),
    retryLater: assign((_, { at }: { at: Instant }) => ({ retryAt: addMs(at, RETRY_MS) })),
  },
}).createMachine({
  id: 'session',
  context: { session: null, profile: null, left: null, isNeeded: false, retryAt: EPOCH },
  initial: 'absent',
  on: {
    SignedIn: {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.present',
      reenter: true,
      actions: { type: 'rememberSession', params: ({ event }) => event },
    },
  },
  states: {
    absent: { on: { RequireSession: 'entering' } },
    entering: {
      invoke: { id: 'enterAsVisitor', src: 'enterAsVisitor', input: {} },
      on: {
        VisitorEntered: { target: 'present', actions: { type: 'rememberSession', params: ({ event }) => event } },
        VisitorNotEntered: [
          {
            guard: { type: 'mayPass', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'retryLater', params: ({ event }) => event },
          },
          { target: 'refused' },
        ],
      },
    },
    waiting: {
      invoke: { id: 'retry', src: 'alarm', input: ({ context }) => ({ at: context.retryAt }) },
      on: { AlarmRang: 'entering', NetworkOnline: 'entering' },
    },
    refused: { on: { RequireSession: 'entering', NetworkOnline: 'entering' } },
    present: {
      initial: 'meeting',
      on: {
        ProfileSaved: { actions: { type: 'rememberNewLooks', params: ({ event }) => event } },
        SignOut: { target: 'leaving', actions: { type: 'rememberWhy', params: { reason: 'signedOut' } } },
        SessionExpired: {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'leaving',
          actions: { type: 'rememberWhy', params: { reason: 'expired' } },
        },
      },
      states: {
        meeting: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ sessionId: current(context).sessionId }),
          },
          on: {
            ProfileLoaded: { target: 'known', actions: { type: 'rememberProfile', params: ({ event }) => event } },
            ProfileNotLoaded: [
              {
                guard: { type: 'mayPass', params: ({ event }) => event },
                target: 'unknown',
                actions: { type: 'retryLater', params: ({ event }) => event },
              },
              { target: 'known' },
            ],
          },
        },
        unknown: {
          invoke: { id: 'retry', src: 'alarm', input: ({ context }) => ({ at: context.retryAt }) },
          on: { AlarmRang: 'meeting', NetworkOnline: 'meeting' },
        },
        known: {},
      },
    },
    leaving: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ session: current(context), reason: context.left ?? 'expired' }),
      },
      on: {
        RequireSession: { actions: 'rememberNeed' },
        SessionEnded: [
          { guard: 'isNeeded', target: 'entering', actions: 'forgetSession' },
          { target: 'absent', actions: 'forgetSession' },
        ],
      },
    },
  },
})

function current({ session }: { session: Session | null }): Session {
  if (session === null) throw new Error('there is no session')
  return session
}

export const sessionReducer = machineReducer('session', sessionMachine, Context, [
  ...Object.keys(sessionMessages),
  'NetworkOnline',
])
