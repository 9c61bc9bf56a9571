import * as t from 'io-ts'

/**
 * A list that comes in pages, from 1. What was loaded stays while page 1 is read again; a page with fewer items than
 * asked for is the last one (LST-1), and no id stands in it twice (LST-2). A failure ends it as well, until somebody
 * tries again by hand (spec 1 §8, decisions.md).
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

/** Reads page 1, again or for the first time. */
export const requestFirstPage = <A>(paged: Paged<A>): Paged<A> => ({
  ...paged,
  wanted: 1,
  failed: false,
  finished: paged.finished && !paged.failed,
})

/** The next page; after a failure the one that failed, for nothing asks for it by itself. */
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

/** A list that grows by pages, as a screen shows it. */
export interface PagedList<A> {
  readonly status: PagedStatus
  readonly items: readonly A[]
  readonly loadingMore: boolean
  readonly failedMore: boolean
  readonly finished: boolean
}

export const toPagedList = <A, B>(paged: Paged<A>, item: (one: A) => readonly B[]): PagedList<B> => ({
  status: statusOf(paged),
  items: paged.items.flatMap(item),
  loadingMore: paged.shown && paged.wanted !== null && paged.wanted > 1,
  failedMore: paged.shown && paged.failed,
  finished: paged.finished,
})
