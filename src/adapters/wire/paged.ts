import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { listAnswer, type Items } from './list'

/** A list where a page is told with how many there are in all; where the server does not say, as many as have come. */
export const pagedAnswer = <A>(item: t.Type<A, unknown, unknown>, limit: number): t.Type<PagedItems<A>, unknown, unknown> => {
  const items = listAnswer(item, limit)
  const isPaged = (u: unknown): u is PagedItems<A> => items.is(u) && t.type({ total: t.number }).is(u)
  return new t.Type<PagedItems<A>, unknown, unknown>(`Paged${items.name}`, isPaged, (u, context) => {
    const read = items.validate(u, context)
    if (E.isLeft(read)) return read
    const told = t.type({ total: t.number }).is(u) && Number.isSafeInteger(u.total) ? u.total : 0
    return t.success({ ...read.right, total: Math.max(told, read.right.items.length) })
  }, ({ total, ...list }) => Object.assign({}, items.encode(list), { total }))
}
export interface PagedItems<A> extends Items<A> { readonly total: number }
