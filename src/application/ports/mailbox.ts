import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Instant } from '../../domain/kernel/instant'

export interface Mail {
  readonly email: string
  readonly code: string
  readonly at: Instant
}

/** Simulated mail. Codes are secrets, so they bypass the log. */
export interface Mailbox {
  /** Newest first. */
  readonly mailTo: (email: string) => TaskEither<Failure, readonly Mail[]>
}
