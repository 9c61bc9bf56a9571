import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Profile, Session, SessionMessage } from '../../domain/session'
import type { Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Secret } from './browser/vault'

/** While `inviterExists` (`inviter_exists`, spec 2 §3) is false, the member may enter an invite code. */
export interface SignInResult {
  readonly session: Session
  readonly inviterExists: boolean
}

/** The text that the server requests a signature for. `nonce` is `null` if the server sent none. */
export interface TextToSign {
  readonly text: Secret
  readonly nonce: Secret | null
}

/** `address` is the address for which the text was made. A proof with a `nonce` uses the second variant (spec 1 §4). */
export interface WalletProof {
  readonly address: string
  readonly signature: Secret
  readonly nonce: Secret | null
}

/** Sign-in, sign-out and the member's profile. A sign-in stores its token in the vault and never returns it. */
export interface Accounts {
  /** Emits `SessionExpired` when the server refuses any request because of its token. */
  readonly facts$: Observable<Extract<SessionMessage, { type: 'SessionExpired' }>>
  readonly enterAsVisitor: () => TaskEither<Failure, Session>
  readonly sendCode: (email: string) => TaskEither<Failure, void>
  readonly signInByEmail: (email: string, code: Secret) => TaskEither<Failure, SignInResult>
  /** Submits the invite code for that session only. */
  readonly submitInvite: (sessionId: SessionId, code: Secret) => TaskEither<Failure, void>
  /**
   * Requests a text for a wallet to sign. `by` names the variant; the `nonce` variant does not depend on the address.
   */
  readonly textToSign: (by: 'address' | 'nonce', address: string) => TaskEither<Failure, TextToSign>
  readonly signInByWallet: (proof: WalletProof) => TaskEither<Failure, SignInResult>
  /** Exchanges a partner's access token. The token is sent once, whatever the response (SES-8). */
  readonly signInByPartner: (accessToken: Secret) => TaskEither<Failure, Session>
  readonly profile: () => TaskEither<Failure, Profile>
  /** Sends a sign-out request. The app ignores the response. */
  readonly signOut: (sessionId: SessionId) => TaskEither<Failure, void>
}
