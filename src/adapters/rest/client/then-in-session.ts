import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { unreachable, type Failure } from '../../../domain/kernel/failure'
import type { RestClient } from './rest-client'

/**
 * Runs `first`, then `next` only while the same session is signed in. Otherwise `next` would act for another account.
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
