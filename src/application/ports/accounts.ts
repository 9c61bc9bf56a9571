import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Profile, Session, SessionMessage } from '../../domain/session'
import type { Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Secret } from './vault'

/** Signing in and out, and who one is. Every sign-in puts its token into the vault and answers without it. */
export interface Accounts {
  /** `SessionExpired` whenever any call was refused for its token. */
  readonly facts$: Observable<Extract<SessionMessage, { type: 'SessionExpired' }>>
  readonly enterAsVisitor: () => TaskEither<Failure, Session>
  readonly sendCode: (email: string) => TaskEither<Failure, void>
  readonly signInByEmail: (email: string, code: Secret) => TaskEither<Failure, Session>
  readonly profile: () => TaskEither<Failure, Profile>
  /** Tells the server once; how it ends changes nothing. */
  readonly signOut: (sessionId: SessionId) => TaskEither<Failure, void>
}
