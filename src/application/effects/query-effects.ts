import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Page, Query } from '../../domain/query'
import { accountEffects } from './effect'

/** The only effect of a query, over a port that returns pages. `page`: `null` for the first page. */
export const readPages = <I, A>(
  { read, loaded, failed }: Query<I, A>,
  call: (input: I, page: string | null) => TE.TaskEither<Failure, Page<A>>,
) => ({
  read: accountEffects.read(read, { call: ({ input, page }) => call(input, page), toResult: loaded, failed }),
})

/** The effect of a query over a port that returns the whole list. */
export const readList = <I, A>(query: Query<I, A>, call: (input: I) => TE.TaskEither<Failure, readonly A[]>) =>
  readPages(query, (input) =>
    pipe(
      call(input),
      TE.map((items) => ({ items, next: null })),
    ),
  )

/** The effect of a query over a port that returns one value; `null` if there is none. */
export const readValue = <I, A>(query: Query<I, A>, call: (input: I) => TE.TaskEither<Failure, A | null>) =>
  readList(query, (input) =>
    pipe(
      call(input),
      TE.map((value) => (value === null ? [] : [value])),
    ),
  )
