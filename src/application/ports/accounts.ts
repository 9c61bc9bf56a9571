import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Profile, Session, SessionMessage } from '../../domain/session'
import type { Failure } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import type { Secret } from './browser/vault'

/** Somebody signed in. Where nobody has invited them yet (`inviter_exists`, spec 2 §3), they may say who did. */
export interface SignInResult {
  readonly session: Session
  readonly inviterExists: boolean
}

/** What the server wants signed. `nonce` is `null` where it gave none. */
export interface TextToSign {
  readonly text: Secret
  readonly nonce: Secret | null
}

/** `address` is the one that the text was made for; with a `nonce` it is the second variant (spec 1 §4). */
export interface WalletProof {
  readonly address: string
  readonly signature: Secret
  readonly nonce: Secret | null
}

/** Signing in and out, and who one is. Every sign-in puts its token into the vault and answers without it. */
export interface Accounts {
  /** `SessionExpired` whenever any call was refused for its token. */
  readonly facts$: Observable<Extract<SessionMessage, { type: 'SessionExpired' }>>
  readonly enterAsVisitor: () => TaskEither<Failure, Session>
  readonly sendCode: (email: string) => TaskEither<Failure, void>
  readonly signInByEmail: (email: string, code: Secret) => TaskEither<Failure, SignInResult>
  /** Says for that session, and for no other, who invited the person. */
  readonly submitInvite: (sessionId: SessionId, code: Secret) => TaskEither<Failure, void>
  /**
   * A text for a wallet to sign; `by` names the variant, of which the one by nonce does not know whose wallet it is.
   */
  readonly textToSign: (by: 'address' | 'nonce', address: string) => TaskEither<Failure, TextToSign>
  readonly signInByWallet: (proof: WalletProof) => TaskEither<Failure, SignInResult>
  /** Exchanges a partner's access token; it goes out once, whatever comes back (SES-8). */
  readonly signInByPartner: (accessToken: Secret) => TaskEither<Failure, Session>
  readonly profile: () => TaskEither<Failure, Profile>
  /** Tells the server once; how it ends changes nothing. */
  readonly signOut: (sessionId: SessionId) => TaskEither<Failure, void>
}
