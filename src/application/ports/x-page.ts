import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Secret } from './browser/vault'

export interface XPageAccount {
  readonly handle: string
  readonly name: string
}

/** Simulates X's own page. The page reads the state from the address bar, so the state enters no log. */
export interface XPage {
  readonly accounts: () => TaskEither<Failure, readonly XPageAccount[]>
  /** The address of the redirect. `handle` is `null` if the person refuses. */
  readonly answer: (state: Secret, handle: string | null) => TaskEither<Failure, Secret>
}
