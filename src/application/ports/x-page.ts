import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Secret } from './browser/vault'

export interface XPageAccount {
  readonly handle: string
  readonly name: string
}

/**
 * Where X is only simulated: what its own page would do. It knows the state as the address bar does, past every log.
 */
export interface XPage {
  readonly accounts: () => TaskEither<Failure, readonly XPageAccount[]>
  /** Where X sends the person back to; `null` for whoever refuses. */
  readonly answer: (state: Secret, handle: string | null) => TaskEither<Failure, Secret>
}
