import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Instant } from '../../domain/kernel/instant'

export interface Mail {
  readonly email: string
  readonly code: string
  readonly at: Instant
}

/** Where mail is only simulated: what would have arrived. Codes are secrets, so this goes past the log. */
export interface Mailbox {
  /** Newest first. */
  readonly mailTo: (email: string) => TaskEither<Failure, readonly Mail[]>
}
