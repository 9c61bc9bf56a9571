import type { TaskEither } from 'fp-ts/TaskEither'
import type { QrAsking, QrStatus } from '../../domain/session'
import type { Failure } from '../../domain/kernel/failure'
import type { SignInResult } from './accounts'
import type { Secret } from './browser/vault'

/** How far a code has come; with the arrival once somebody let this browser in. */
export type QrProgress = { readonly status: QrStatus } | { readonly status: 'letIn'; readonly arrival: SignInResult }

/** Signing in by a code that somebody who is in lets in (spec 1 §7). A code lives 60 s. */
export interface QrCodes {
  /** A new code for this browser to show. */
  readonly read: () => TaskEither<Failure, Secret>
  readonly turnOf: (code: Secret) => TaskEither<Failure, QrProgress>
  /** For whoever is in: which browser shows that code. Nothing is granted by looking. */
  readonly lookUp: (code: Secret) => TaskEither<Failure, QrAsking>
  readonly answer: (code: Secret, approves: boolean) => TaskEither<Failure, void>
}
