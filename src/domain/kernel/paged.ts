import * as t from 'io-ts'

/**
 * A list in pages from 1. Loaded items are shown while page 1 loads again.
 * A page with fewer items than requested is the last (LST-1). No id appears twice (LST-2).
 * A failure also ends the list, until the user tries again (spec 1 §8, decisions.md).
 */
export interface Paged<A> {
  readonly items: readonly A[]
  readonly page: number
  readonly wanted: number | null
  readonly shown: boolean
  readonly failed: boolean
  readonly finished: boolean
}

type PagedStatus = 'loading' | 'failed' | 'shown'

export const pagedCodec = <A>(item: t.Type<A, unknown>): t.Type<Paged<A>, unknown> =>
  t.strict(
    {
      items: t.readonlyArray(item),
      page: t.number,
      wanted: t.union([t.number, t.null]),
      shown: t.boolean,
      failed: t.boolean,
      finished: t.boolean,
    },
    'Paged',
  )

export const emptyPaged = <A>(): Paged<A> => ({
  items: [],
  page: 0,
  wanted: null,
  shown: false,
  failed: false,
  finished: false,
})

export const requestFirstPage = <A>(paged: Paged<A>): Paged<A> => ({
  ...paged,
  wanted: 1,
  failed: false,
  finished: paged.finished && !paged.failed,
})

/** Requests the next page. After a failure it requests the failed page, because a list never retries by itself. */
export const requestNextPage = <A>(paged: Paged<A>): Paged<A> =>
  !paged.shown || (paged.finished && !paged.failed) || paged.wanted !== null
    ? paged
    : { ...paged, wanted: paged.page + 1, failed: false, finished: false }

export const withLoadedPage = <A>(
  paged: Paged<A>,
  page: number,
  size: number,
  items: readonly A[],
  idOf: (item: A) => string,
): Paged<A> => {
  if (paged.wanted !== page) return paged
  const before = page === 1 ? [] : paged.items
  const known = new Set(before.map(idOf))
  const added = items.filter((item) => !known.has(idOf(item)) && known.add(idOf(item)))
  return { items: [...before, ...added], page, wanted: null, shown: true, failed: false, finished: items.length < size }
}

export const withFailedPage = <A>(paged: Paged<A>): Paged<A> => ({
  ...paged,
  wanted: null,
  failed: true,
  finished: true,
})

/** @internal */
export const statusOf = <A>({ shown, failed }: Paged<A>): PagedStatus =>
  shown ? 'shown' : failed ? 'failed' : 'loading'

export interface PagedList<A> {
  readonly status: PagedStatus
  readonly items: readonly A[]
  readonly loadingMore: boolean
  readonly failedMore: boolean
  readonly finished: boolean
}

export const toPagedList = <A, B>(paged: Paged<A>, item: (element: A) => readonly B[]): PagedList<B> => ({
  status: statusOf(paged),
  items: paged.items.flatMap(item),
  loadingMore: paged.shown && paged.wanted !== null && paged.wanted > 1,
  failedMore: paged.shown && paged.failed,
  finished: paged.finished,
})
