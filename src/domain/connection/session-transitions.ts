import type { ReceivedMessage } from '../kernel/message'
import type { SessionId } from '../kernel/ids'
import type { Session, SessionMessage } from '../session'

type EventOf<Type extends SessionMessage['type']> = {
  readonly event: Extract<ReceivedMessage<SessionMessage>, { type: Type }>
}
interface Held {
  readonly context: { readonly sessionId: SessionId | null }
}

export const sessionGuards = {
  isAnother: ({ context }: Held, { session }: { session: Session }) => context.sessionId !== session.sessionId,
  isHeld: ({ context }: Held, { sessionId }: { sessionId: SessionId }) => context.sessionId === sessionId,
}

/** Transitions for a connection that lasts as long as the session. Another session starts a new connection. */
export const sessionTransitions = <const There extends string>(there: There) =>
  ({
    SignedIn: {
      guard: { type: 'isAnother', params: ({ event }: EventOf<'SignedIn'>) => event },
      target: there,
      reenter: true,
      actions: { type: 'rememberSession', params: ({ event }: EventOf<'SignedIn'>) => event },
    },
    VisitorEntered: {
      target: there,
      reenter: true,
      actions: { type: 'rememberSession', params: ({ event }: EventOf<'VisitorEntered'>) => event },
    },
    // The connection closes on `SignOut` at once, before the server confirms the sign-out.
    SignOut: { target: '.idle', actions: 'forgetSession' },
    SessionExpired: {
      guard: { type: 'isHeld', params: ({ event }: EventOf<'SessionExpired'>) => event },
      target: '.idle',
      actions: 'forgetSession',
    },
    SessionEnded: { target: '.idle', actions: 'forgetSession' },
  }) as const
