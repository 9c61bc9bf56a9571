import type { ReceivedMessage } from '../kernel/message'
import type { SessionId } from '../kernel/ids'
import type { Session, SessionMessage } from '../session'

type Said<Type extends SessionMessage['type']> = {
  readonly event: Extract<ReceivedMessage<SessionMessage>, { type: Type }>
}
interface Held {
  readonly context: { readonly sessionId: SessionId | null }
}

export const sessionGuards = {
  isAnother: ({ context }: Held, { session }: { session: Session }) => context.sessionId !== session.sessionId,
  isHeld: ({ context }: Held, { sessionId }: { sessionId: SessionId }) => context.sessionId === sessionId,
}

/** A line that stands as long as the session does: it begins in that state with a session, and anew with another. */
export const sessionTransitions = <const There extends string>(there: There) =>
  ({
    SignedIn: {
      guard: { type: 'isAnother', params: ({ event }: Said<'SignedIn'>) => event },
      target: there,
      reenter: true,
      actions: { type: 'rememberSession', params: ({ event }: Said<'SignedIn'>) => event },
    },
    VisitorEntered: {
      target: there,
      reenter: true,
      actions: { type: 'rememberSession', params: ({ event }: Said<'VisitorEntered'>) => event },
    },
    // Whoever leaves has no place there from that moment, and not only when the server has heard of it.
    SignOut: { target: '.idle', actions: 'forgetSession' },
    SessionExpired: {
      guard: { type: 'isHeld', params: ({ event }: Said<'SessionExpired'>) => event },
      target: '.idle',
      actions: 'forgetSession',
    },
    SessionEnded: { target: '.idle', actions: 'forgetSession' },
  }) as const
