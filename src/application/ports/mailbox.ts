import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Instant } from '../../domain/kernel/instant'

export interface Mail {
  readonly email: string
  readonly code: string
  readonly at: Instant
}

/** The simulated mailbox. Codes are secrets, so mail does not enter the log. */
export interface Mailbox {
  /** The mail to that address, newest first. */
  readonly mailTo: (email: string) => TaskEither<Failure, readonly Mail[]>
}
