import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import type { RestClient } from './rest-client'

/**
 * Runs `first`. If the session has not changed in the meantime, runs `next`. After a change of session, `next` would
 * act for another account, so the result is `unreachable`.
 */
export const thenInSameSession =
  <A, B>(
    rest: RestClient,
    first: TE.TaskEither<Failure, A>,
    next: (answer: A) => TE.TaskEither<Failure, B>,
  ): TE.TaskEither<Failure, B> =>
  () => {
    const session = rest.session()
    return pipe(
      first,
      TE.chain((answer) => (rest.session() === session ? next(answer) : TE.left(unreachable))),
    )()
  }
