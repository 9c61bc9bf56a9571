import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The valid items in order, and the number of invalid items that were left out. */
export interface ListPage<A> {
  readonly items: readonly A[]
  readonly dropped: number
}

const isArray = (u: unknown): u is readonly unknown[] => Array.isArray(u)

/**
 * A list from the server or another untrusted source. The codec drops invalid items and reads only the first `limit`
 * items (BI-298). A value that is not a list becomes empty (BI-296).
 */
export const toListPage = <A>(
  item: t.Type<A, unknown, unknown>,
  limit: number,
): t.Type<ListPage<A>, unknown, unknown> =>
  new t.Type<ListPage<A>, unknown, unknown>(
    `Items<${item.name}>`,
    (u): u is ListPage<A> => t.type({ items: t.readonlyArray(item), dropped: t.number }).is(u),
    (u) => {
      const within = isArray(u) ? u.slice(0, limit) : []
      const items = within.flatMap((value) => {
        const decoded = item.decode(value)
        return E.isRight(decoded) ? [decoded.right] : []
      })
      return t.success({ items, dropped: within.length - items.length })
    },
    ({ items }) => items.map((value) => item.encode(value)),
  )

/**
 * A list that the server claims to be complete. A missing list is an error, because an empty list would mean that the
 * server deleted every item.
 */
export const toCompleteList = <A>(
  item: t.Type<A, unknown, unknown>,
  limit: number,
): t.Type<ListPage<A>, unknown, unknown> => {
  const items = toListPage(item, limit)
  return new t.Type<ListPage<A>, unknown, unknown>(
    `Whole${items.name}`,
    items.is,
    (u, context) => (isArray(u) ? items.validate(u, context) : t.failure(u, context)),
    items.encode,
  )
}

/**
 * The response of a list call: `{ list, total }`, or `null` for an empty list (BI-280). A missing response is an error.
 */
export const listCodec = <A>(
  item: t.Type<A, unknown, unknown>,
  limit: number,
): t.Type<ListPage<A>, unknown, unknown> => {
  const items = toListPage(item, limit)
  const answered = t.type({ list: items })
  return new t.Type<ListPage<A>, unknown, unknown>(
    `List<${item.name}>`,
    items.is,
    (u, context) => {
      if (u === null) return t.success({ items: [], dropped: 0 })
      const decoded = answered.validate(u, context)
      return E.isLeft(decoded) ? decoded : t.success(decoded.right.list)
    },
    (list) => ({ list: items.encode(list), total: list.items.length }),
  )
}

export const asList = <A>(items: readonly A[]): ListPage<A> => ({ items, dropped: 0 })
