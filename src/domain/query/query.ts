import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  reducerWithEffects,
  type AnyReceivedMessage,
  type FeatureMessage,
  type StateWithEffects,
  type Reducer,
} from '../event-log'
import { canonicalJson } from '../kernel/canonical-json'
import { exportedAs } from '../kernel/export-policy'
import { Failure } from '../kernel/failure'
import { effectResult, message, type EffectRef } from '../kernel/message'
import { emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import { orNull } from '../kernel/or-null'
import { changesAccount, ACCOUNT_CHANGES } from '../session'

const QueryKey = exportedAs('key', t.string)
/** The number of inputs that a query remembers. The query drops the least recently requested input first. */
const REMEMBERED = 24
/** The most items of a list. The query requests no further page beyond this number. */
const MOST_ITEMS = 5_000

/** A message of any query. Three parts in the type tell it from the other messages of a feature. */
export interface QueryMessage extends FeatureMessage {
  readonly type: `${string}/${string}/${'load' | 'loadMore' | 'loaded' | 'notLoaded'}`
  readonly key: string
}

/** `next` identifies the next page (a page number, an offset or a cursor, as text); `null` at the end. */
export interface Page<A> {
  readonly items: readonly A[]
  readonly next: string | null
  readonly total?: number | null
}

/** `page`: `null` for the first page; any other value is the `next` of an earlier page. */
export interface QueryPageInput<I> {
  readonly key: string
  readonly input: I
  readonly page: string | null
}

/** The data of one input. `wanted` is the page that is loading. */
export interface QueryEntry<I, A> {
  readonly input: I
  readonly items: readonly A[]
  readonly next: string | null
  readonly total: number | null
  readonly shown: boolean
  readonly failure: Failure | null
  readonly wanted: { readonly page: string | null } | null
  /** The number of the entry that last requested this input. */
  readonly used: number
}

/** A list as a screen shows it. The items are shown while the list reloads, and after a failed reload. */
export interface QueryResult<A> {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly items: readonly A[]
  readonly total: number | null
  readonly more: 'none' | 'ready' | 'loading' | 'failed'
  readonly refreshing: boolean
  readonly failure: Failure | null
}

export type QueryState<I, A> = StateWithEffects<Table<QueryEntry<I, A>>>

export interface Query<I, A> {
  /** Codecs by type. The type names no key, because `QueryMessage` is the type of every message of a query. */
  readonly messages: Readonly<Record<never, t.Mixed>>
  readonly reducer: Reducer<QueryState<I, A>>
  /** The codec of the input of the query's only effect, `read`. */
  readonly read: t.Type<QueryPageInput<I>, unknown>
  /** Loads the first page, even if the page is known. Dispatched when a screen opens, or on Retry. */
  readonly want: (input: I) => QueryMessage
  readonly more: (input: I) => QueryMessage
  readonly loaded: (page: Page<A>, input: QueryPageInput<I>, ask: EffectRef) => QueryMessage
  readonly failed: (input: unknown, failure: unknown, ask: EffectRef) => QueryMessage | null
  readonly listed: (state: QueryState<I, A>, input: I) => QueryResult<A>
  /** The first item, for a query that returns one value. */
  readonly value: (state: QueryState<I, A>, input: I) => A | null
}

/** The inputs that a query loads by itself after messages of these types. */
interface LoadsAfter<I, A> {
  readonly types: readonly string[]
  readonly inputs: (message: AnyReceivedMessage, known: readonly QueryEntry<I, A>[]) => readonly I[]
}

interface Spec<I, A> {
  readonly input: t.Type<I, unknown>
  readonly item: t.Type<A, unknown>
  /** The id of an item. No id appears twice in a list, even if items move between pages (LST-2). */
  readonly idOf: (item: A) => string
  /** Message types of the feature that clear the query. */
  readonly endsWith?: readonly string[]
  /** Whether the data stays the same for a session, so that an input that is shown does not load again. */
  readonly once?: boolean
  /** For data that a page needs with other data, that changes elsewhere, or that loads again with the network. */
  readonly loadsAfter?: LoadsAfter<I, A>
}

/** The inputs whose last request failed, to load them again when the network is back. */
export const failedInputs = <I, A>(known: readonly QueryEntry<I, A>[]): readonly I[] =>
  known.flatMap(({ failure, wanted, input }) => (failure !== null && wanted === null ? [input] : []))

const listedOf = <I, A>({ items, next, total, shown, failure, wanted }: QueryEntry<I, A>): QueryResult<A> => ({
  status: shown ? 'shown' : failure === null ? 'loading' : 'failed',
  items,
  total,
  failure,
  more: wanted?.page != null ? 'loading' : next === null ? 'none' : failure === null ? 'ready' : 'failed',
  refreshing: shown && wanted?.page === null,
})

/**
 * A query of a feature: a list in pages (by number, offset or cursor) or one value.
 * The query keeps results by input, loads one page at a time, and ignores responses to earlier requests.
 * `name` starts with the feature's name: `wallet/history`.
 */
export const query = <I, A>(
  name: `${string}/${string}`,
  { input, item, idOf, endsWith = [], once = false, loadsAfter }: Spec<I, A>,
): Query<I, A> => {
  const types = {
    load: `${name}/load`,
    loadMore: `${name}/loadMore`,
    loaded: `${name}/loaded`,
    notLoaded: `${name}/notLoaded`,
  } as const
  const page = orNull(t.string)
  const data = { items: t.readonlyArray(item), next: page, total: orNull(t.number) }
  const Wanted = message(types.load, { key: QueryKey, input })
  const More = message(types.loadMore, { key: QueryKey })
  const Loaded = effectResult(types.loaded, { key: QueryKey, page, ...data })
  const NotLoaded = effectResult(types.notLoaded, { key: QueryKey, page, failure: Failure })
  const known: t.Type<QueryEntry<I, A>, unknown> = t.strict(
    {
      input,
      ...data,
      shown: t.boolean,
      failure: orNull(Failure),
      wanted: orNull(t.strict({ page })),
      used: t.number,
    },
    name,
  )
  const read: t.Type<QueryPageInput<I>, unknown> = t.strict({ key: t.string, input, page }, name)
  const keyOf = (of: I): string => canonicalJson(input.encode(of))
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
    by: (entry: QueryEntry<I, A>) => QueryEntry<I, A>,
  ): Table<QueryEntry<I, A>> => {
    const entry = all[key]
    return entry === undefined ? all : put(all, key, by(entry))
  }
  const bounded = (all: Table<QueryEntry<I, A>>): Table<QueryEntry<I, A>> =>
    tableFrom([...entriesOf(all)].sort(([, a], [, b]) => b.used - a.used).slice(0, REMEMBERED))
  const took = (
    entry: QueryEntry<I, A>,
    { page: of, items, next, total }: t.TypeOf<typeof Loaded>,
  ): QueryEntry<I, A> => {
    if (entry.wanted?.page !== of) return entry
    const before = of === null ? [] : entry.items
    const ids = new Set(before.map(idOf))
    const all = [...before, ...items.filter((another) => !ids.has(idOf(another)) && ids.add(idOf(another)))]
    return {
      ...entry,
      items: all.slice(0, MOST_ITEMS),
      next: all.length >= MOST_ITEMS ? null : next,
      total,
      shown: true,
      failure: null,
      wanted: null,
    }
  }
  const withWanted = (all: Table<QueryEntry<I, A>>, key: string, of: I, used: number): Table<QueryEntry<I, A>> => {
    const entry = all[key] ?? fresh(of)
    if (once && entry.shown) return all
    return bounded(
      put(all, key, { ...entry, wanted: { page: null }, failure: entry.shown ? entry.failure : null, used }),
    )
  }
  const step = (all: Table<QueryEntry<I, A>>, received: AnyReceivedMessage): Table<QueryEntry<I, A>> => {
    // These messages change or end the signed-in account, so the query drops all its data (LST-5).
    if (changesAccount(received) || endsWith.includes(received.type)) return emptyTable()
    if (loadsAfter?.types.includes(received.type) === true)
      return loadsAfter
        .inputs(received, Object.values(all))
        .reduce((acc, of) => withWanted(acc, keyOf(of), of, received.entry), all)
    if (Wanted.is(received)) return withWanted(all, received.key, received.input, received.entry)
    if (More.is(received))
      return change(all, received.key, (entry) =>
        entry.next === null || entry.wanted !== null
          ? entry
          : { ...entry, wanted: { page: entry.next }, failure: null },
      )
    if (Loaded.is(received)) return change(all, received.key, (entry) => took(entry, received))
    if (NotLoaded.is(received))
      return change(all, received.key, (entry) =>
        entry.wanted?.page !== received.page ? entry : { ...entry, wanted: null, failure: received.failure },
      )
    return all
  }
  const listed = (state: QueryState<I, A>, of: I): QueryResult<A> => listedOf(state.data[keyOf(of)] ?? fresh(of))
  return {
    messages: { [types.load]: Wanted, [types.loadMore]: More, [types.loaded]: Loaded, [types.notLoaded]: NotLoaded },
    reducer: reducerWithEffects(name, {
      initial: emptyTable<QueryEntry<I, A>>(),
      codec: tableCodec(known, QueryKey),
      handles: [...Object.values(types), ...ACCOUNT_CHANGES, ...endsWith, ...(loadsAfter?.types ?? [])],
      reduce: step,
      effects: (all) =>
        entriesOf(all).flatMap(([key, entry]) =>
          entry.wanted === null
            ? []
            : [
                [
                  'read',
                  {
                    id: `read:${key}:${entry.wanted.page ?? ''}`,
                    input: { key, input: input.encode(entry.input), page: entry.wanted.page },
                  },
                ] as const,
              ],
        ),
    }),
    read,
    want: (of) => Object.assign({ type: types.load, key: keyOf(of) }, { input: of }),
    more: (of) => ({ type: types.loadMore, key: keyOf(of) }),
    loaded: ({ items, next, total }, { key, page: of }, ask) =>
      Object.assign({ type: types.loaded, key, ask }, { page: of, items, next, total: total ?? null }),
    failed: (of, failure, ask) => {
      const made = NotLoaded.decode({ ...(t.UnknownRecord.is(of) ? of : {}), type: types.notLoaded, failure, ask })
      return E.isRight(made) ? made.right : null
    },
    listed,
    value: (state, of) => listed(state, of).items[0] ?? null,
  }
}
