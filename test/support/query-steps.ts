import { unreachable, type Failure } from '../../src/domain/kernel/failure'
import type { EffectRef } from '../../src/domain/kernel/message'
import type { Query, QueryMessage } from '../../src/domain/query'

/** Finds the running effect with this id. Queries of several features use the same ids, so the reducer is named. */
type FindAsk = (id: string, reducer?: string) => EffectRef
type QueryStep = (ask: FindAsk) => QueryMessage

/** The id of the read of an input's first page. */
export const readId = <I, A>(query: Query<I, A>, input: I): string => `read:${query.want(input).key}:`

const refOf = <I, A>(query: Query<I, A>, input: I, ask: FindAsk): EffectRef =>
  ask(readId(query, input), query.reducer.name)

/** A step in which the first page of a query arrives as the whole list. */
export const queryLoaded =
  <I, A>(query: Query<I, A>, input: I, items: readonly A[]): QueryStep =>
  (ask) =>
    query.loaded({ items, next: null }, { key: query.want(input).key, input, page: null }, refOf(query, input, ask))

/** A step in which the first page of a query cannot be read. */
export const queryFailed =
  <I, A>(query: Query<I, A>, input: I, failure: Failure = unreachable): QueryStep =>
  (ask) => {
    const made = query.failed({ key: query.want(input).key, page: null }, failure, refOf(query, input, ask))
    if (made === null) throw new Error(`the input is no input of ${query.reducer.name}`)
    return made
  }
