import type { TaskEither } from 'fp-ts/TaskEither'
import type { XErrand } from '../../domain/session'
import type { Failure } from '../../domain/kernel/failure'
import type { StateDigest } from '../../domain/kernel/ids'
import type { SignInResult } from './accounts'
import type { Secret } from './browser/vault'

/** Where X is asked, and the digest of the state it will give back: the state itself stands in the address. */
export interface XAddress {
  readonly address: Secret
  readonly pending: StateDigest
}

/** What X gave back with the person. Each pair is posted at most once (SES-10). */
export interface XReturn {
  readonly code: Secret
  readonly state: Secret
}

/** Signing in with an X account, and binding one to a member (spec 1 §7, spec 2 §7). */
export interface XAccounts {
  /** An address that is not https, nor of the server that answers, is `Malformed`. */
  readonly addressFor: (errand: XErrand) => TaskEither<Failure, XAddress>
  readonly signIn: (back: XReturn) => TaskEither<Failure, SignInResult>
  readonly bind: (back: XReturn, errand: XErrand) => TaskEither<Failure, void>
}
