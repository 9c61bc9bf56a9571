import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The good items of a list in their order, and how many bad ones were left out. */
export interface ListPage<A> {
  readonly items: readonly A[]
  readonly dropped: number
}

const isArray = (u: unknown): u is readonly unknown[] => Array.isArray(u)

/**
 * A list from outside: a bad item is left out, not the list; at most `limit` items are looked at at all (BI-298); what
 * is
 * no list is an empty one (BI-296).
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
      const items = within.flatMap((one) => {
        const decoded = item.decode(one)
        return E.isRight(decoded) ? [decoded.right] : []
      })
      return t.success({ items, dropped: within.length - items.length })
    },
    ({ items }) => items.map((one) => item.encode(one)),
  )

/**
 * The same where an answer says up to where it tells all there is: no list is not an empty one there, for what it left
 * out
 * would be taken for gone.
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
 * The answer of a list call: `{ list, total }`, or `null` where there is nothing (BI-280). No answer at all is an
 * error.
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
