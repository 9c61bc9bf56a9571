import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { listCodec, type ListPage } from './list'

/**
 * A page of results with the total count. If the server sends no total, or a smaller total, the total is the number of
 * received items.
 */
export const numberedPageCodec = <A>(
  item: t.Type<A, unknown, unknown>,
  limit: number,
): t.Type<PagedResult<A>, unknown, unknown> => {
  const items = listCodec(item, limit)
  const isPaged = (u: unknown): u is PagedResult<A> => items.is(u) && t.type({ total: t.number }).is(u)
  return new t.Type<PagedResult<A>, unknown, unknown>(
    `Paged${items.name}`,
    isPaged,
    (u, context) => {
      const read = items.validate(u, context)
      if (E.isLeft(read)) return read
      const stated = t.type({ total: t.number }).is(u) && Number.isSafeInteger(u.total) ? u.total : 0
      return t.success({ ...read.right, total: Math.max(stated, read.right.items.length) })
    },
    ({ total, ...list }) => Object.assign({}, items.encode(list), { total }),
  )
}
export interface PagedResult<A> extends ListPage<A> {
  readonly total: number
}
