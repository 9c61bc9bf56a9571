import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  foldWithAsks,
  type AnyMessage,
  type Codecs,
  type FeatureMessage,
  type FoldState,
  type Unit,
} from '../event-log'
import { canonicalJson } from '../kernel/canonical-json'
import { Failure } from '../kernel/failure'
import { effectResult, message, type EffectRef } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'

/** So many different inputs of one query are remembered; the one that was wanted longest ago goes first. */
const REMEMBERED = 24
/** A list is not read beyond so many items. */
const MOST_ITEMS = 5_000

/** What a query says to the log; made by the query alone. */
export interface QueryMessage extends FeatureMessage {
  readonly key: string
}

/** One page. `next` is how the next is asked for (a page number, an offset, a cursor, as text); `null` at the end. */
export interface Page<A> {
  readonly items: readonly A[]
  readonly next: string | null
  readonly total?: number | null
}

/** What is read: the first page where `standaloneProfile` is `null`, else the one that `next` named. */
export interface QueryPageInput<I> {
  readonly key: string
  readonly input: I
  readonly page: string | null
}

/** All that is known for one input. `wanted` is a page that is being read. */
export interface QueryEntry<I, A> {
  readonly input: I
  readonly items: readonly A[]
  readonly next: string | null
  readonly total: number | null
  readonly shown: boolean
  readonly failure: Failure | null
  readonly wanted: { readonly page: string | null } | null
  /** The number of the entry by which it was last wanted. */
  readonly used: number
}

/** A list as a screen shows it. While it is read again, or after that failed, what was there stays. */
export interface QueryResult<A> {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly items: readonly A[]
  readonly total: number | null
  /** Whether there is a further page, and how it stands with it. */
  readonly more: 'none' | 'ready' | 'loading' | 'failed'
  /** What is shown is being read again. */
  readonly refreshing: boolean
  readonly failure: Failure | null
}

export type QueryState<I, A> = FoldState<Table<QueryEntry<I, A>>>

export interface Query<I, A> {
  readonly messages: Codecs
  readonly reducer: Unit<QueryState<I, A>>
  /** The input of its one effect, `read`. */
  readonly read: t.Type<QueryPageInput<I>, unknown>
  /** Reads the first page, again where it is known already: when a screen opens, or on Retry. */
  readonly want: (input: I) => QueryMessage
  /** Reads the next page. */
  readonly more: (input: I) => QueryMessage
  readonly loaded: (page: Page<A>, input: QueryPageInput<I>, ask: EffectRef) => QueryMessage
  readonly failed: (input: unknown, failure: unknown, ask: EffectRef) => QueryMessage | null
  readonly listed: (state: QueryState<I, A>, input: I) => QueryResult<A>
  /** The first item, for a query of one value. */
  readonly value: (state: QueryState<I, A>, input: I) => A | null
}

interface Spec<I, A> {
  readonly input: t.Type<I, unknown>
  readonly item: t.Type<A, unknown>
  /** No id stands in a list twice, also where items move between pages (LST-2). */
  readonly idOf: (item: A) => string
  /** Messages of the feature by which all that was read goes. */
  readonly endsWith?: readonly string[]
}

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const nothingYet = <A>(): QueryResult<A> => ({
  status: 'loading',
  items: [],
  total: null,
  more: 'none',
  refreshing: false,
  failure: null,
})

/** By these somebody else is in, or nobody: nothing that was read for them stays (LST-5). */
const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'VisitorEntered', 'SessionEnded'])

const listedOf = <I, A>({ items, next, total, shown, failure, wanted }: QueryEntry<I, A>): QueryResult<A> => {
  const isMore = wanted !== null && wanted.page !== null
  return {
    status: shown ? 'shown' : failure === null ? 'loading' : 'failed',
    items,
    total,
    failure,
    more: isMore ? 'loading' : next === null ? 'none' : failure === null ? 'ready' : 'failed',
    refreshing: shown && wanted !== null && wanted.page === null,
  }
}

/**
 * A read that a feature shows: a list in pages (by number, offset or cursor) or one value. It keeps what it has read by
 * input, asks for
 * one page at a time, and takes only the answer to what it last asked for. `name` begins with that of the feature:
 * `wallet/history`.
 */
export const query = <I, A>(
  name: `${string}/${string}`,
  { input, item, idOf, endsWith = [] }: Spec<I, A>,
): Query<I, A> => {
  const types = {
    wanted: `${name}/wanted`,
    more: `${name}/moreWanted`,
    loaded: `${name}/loaded`,
    notLoaded: `${name}/notLoaded`,
  } as const
  const page = orNull(t.string)
  const Wanted = message(types.wanted, { key: t.string, input })
  const More = message(types.more, { key: t.string })
  const Loaded = effectResult(types.loaded, {
    key: t.string,
    page,
    items: t.readonlyArray(item),
    next: page,
    total: orNull(t.number),
  })
  const NotLoaded = effectResult(types.notLoaded, { key: t.string, page, failure: Failure })
  const known: t.Type<QueryEntry<I, A>, unknown> = t.strict(
    {
      input,
      items: t.readonlyArray(item),
      next: page,
      total: orNull(t.number),
      shown: t.boolean,
      failure: orNull(Failure),
      wanted: orNull(t.strict({ page })),
      used: t.number,
    },
    name,
  )
  const read: t.Type<QueryPageInput<I>, unknown> = t.strict({ key: t.string, input, page }, name)
  const fresh = (of: I): QueryEntry<I, A> => ({
    input: of,
    items: [],
    next: null,
    total: null,
    shown: false,
    failure: null,
    wanted: null,
    used: 0,
  })

  const change = (
    all: Table<QueryEntry<I, A>>,
    key: string,
    by: (one: QueryEntry<I, A>) => QueryEntry<I, A>,
  ): Table<QueryEntry<I, A>> => {
    const one = all[key]
    return one === undefined ? all : put(all, key, by(one))
  }
  const bounded = (all: Table<QueryEntry<I, A>>): Table<QueryEntry<I, A>> => {
    const entries = entriesOf(all)
    return entries.length <= REMEMBERED
      ? all
      : tableFrom([...entries].sort(([, a], [, b]) => b.used - a.used).slice(0, REMEMBERED))
  }
  const took = (one: QueryEntry<I, A>, { page: of, items, next, total }: t.TypeOf<typeof Loaded>): QueryEntry<I, A> => {
    if (one.wanted === null || one.wanted.page !== of) return one
    const before = of === null ? [] : one.items
    const ids = new Set(before.map(idOf))
    const all = [...before, ...items.filter((another) => !ids.has(idOf(another)) && ids.add(idOf(another)))]
    return {
      ...one,
      items: all.slice(0, MOST_ITEMS),
      next: all.length >= MOST_ITEMS ? null : next,
      total,
      shown: true,
      failure: null,
      wanted: null,
    }
  }
  const step = (
    all: Table<QueryEntry<I, A>>,
    heard: AnyMessage & { readonly entry: number },
  ): Table<QueryEntry<I, A>> => {
    if (ENDS.has(heard.type) || endsWith.includes(heard.type)) return emptyTable()
    if (Wanted.is(heard)) {
      const one = all[heard.key] ?? fresh(heard.input)
      return bounded(
        put(all, heard.key, {
          ...one,
          wanted: { page: null },
          failure: one.shown ? one.failure : null,
          used: heard.entry,
        }),
      )
    }
    if (More.is(heard))
      return change(all, heard.key, (one) =>
        one.next === null || one.wanted !== null ? one : { ...one, wanted: { page: one.next }, failure: null },
      )
    if (Loaded.is(heard)) return change(all, heard.key, (one) => took(one, heard))
    if (NotLoaded.is(heard))
      return change(all, heard.key, (one) =>
        one.wanted?.page !== heard.page ? one : { ...one, wanted: null, failure: heard.failure },
      )
    return all
  }
  const listed = (state: QueryState<I, A>, of: I): QueryResult<A> => {
    const one = state.data[canonicalJson(input.encode(of))]
    return one === undefined ? nothingYet() : listedOf(one)
  }
  const keyOf = (of: I): string => canonicalJson(input.encode(of))
  return {
    messages: { [types.wanted]: Wanted, [types.more]: More, [types.loaded]: Loaded, [types.notLoaded]: NotLoaded },
    reducer: foldWithAsks(name, {
      initial: emptyTable<QueryEntry<I, A>>(),
      codec: tableCodec(known),
      handles: [...Object.values(types), ...ENDS, ...endsWith],
      reduce: step,
      effects: (all) =>
        entriesOf(all).flatMap(([key, one]) =>
          one.wanted === null
            ? []
            : [
                [
                  'read',
                  {
                    id: `read:${key}:${one.wanted.page ?? ''}`,
                    input: { key, input: input.encode(one.input), page: one.wanted.page },
                  },
                ] as const,
              ],
        ),
    }),
    read,
    want: (of) => Object.assign({ type: types.wanted, key: keyOf(of) }, { input: of }),
    more: (of) => ({ type: types.more, key: keyOf(of) }),
    loaded: ({ items, next, total }, { key, page: of }, ask) =>
      Object.assign({ type: types.loaded, key, ask }, { page: of, items, next, total: total ?? null }),
    failed: (of, failure, ask) => {
      const made = NotLoaded.decode({ ...(t.UnknownRecord.is(of) ? of : {}), type: types.notLoaded, failure, ask })
      return E.isRight(made) ? { ...made.right } : null
    },
    listed,
    value: (state, of) => listed(state, of).items[0] ?? null,
  }
}
