import type { TaskEither } from 'fp-ts/TaskEither'
import type { QrSignInRequest } from '../../domain/qr-approval'
import type { QrStatus } from '../../domain/sign-in'
import type { Failure } from '../../domain/kernel/failure'
import type { SignInResult } from './accounts'
import type { Secret } from './browser/vault'

export type QrProgress = { readonly status: QrStatus } | { readonly status: 'letIn'; readonly arrival: SignInResult }

/** Sign-in by a QR code that a signed-in device approves (spec 1 §7). A code is valid for 60 s. */
export interface QrCodes {
  /** Creates a code that this browser shows. */
  readonly read: () => TaskEither<Failure, Secret>
  readonly turnOf: (code: Secret) => TaskEither<Failure, QrProgress>
  /** Called by the approving device: returns which browser shows that code, and approves nothing. */
  readonly lookUp: (code: Secret) => TaskEither<Failure, QrSignInRequest>
  readonly answer: (code: Secret, approves: boolean) => TaskEither<Failure, void>
}
