import type { TaskEither } from 'fp-ts/TaskEither'
import type { XSignInPurpose } from '../../domain/sign-in'
import type { Failure } from '../../domain/kernel/failure'
import type { StateDigest } from '../../domain/kernel/ids'
import type { SignInResult } from './accounts'
import type { Secret } from './browser/vault'

/**
 * The authorization address of X, and the digest of the address's `state` parameter. Only the address contains the
 * `state` itself.
 */
export interface XAddress {
  readonly address: Secret
  readonly pending: StateDigest
}

/** The parameters of the redirect from X. Each pair is posted at most once (SES-10). */
export interface XReturn {
  readonly code: Secret
  readonly state: Secret
}

/** Sign-in with an X account, and linking an X account to a member (spec 1 §7, spec 2 §7). */
export interface XAccounts {
  /** The address of X for that purpose. `Malformed` if the address is not https and not on the responding server. */
  readonly addressFor: (errand: XSignInPurpose) => TaskEither<Failure, XAddress>
  readonly signIn: (back: XReturn) => TaskEither<Failure, SignInResult>
  readonly bind: (back: XReturn, errand: XSignInPurpose) => TaskEither<Failure, void>
}
