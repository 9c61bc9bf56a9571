import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Secret } from './browser/vault'

export interface XPageAccount {
  readonly handle: string
  readonly name: string
}

/** Simulates X's own page. It gets the state from the address bar, past every log. */
export interface XPage {
  readonly accounts: () => TaskEither<Failure, readonly XPageAccount[]>
  /** The address of the redirect; `handle` `null` means that the person refuses. */
  readonly answer: (state: Secret, handle: string | null) => TaskEither<Failure, Secret>
}
