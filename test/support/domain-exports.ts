import type { Feature, Reducer } from '../../src/domain/event-log'
import type { Query } from '../../src/domain/query'

export const has = <K extends string>(u: unknown, ...keys: readonly K[]): u is Record<K, unknown> =>
  typeof u === 'object' && u !== null && keys.every((key) => key in u)
const isReducer = (u: unknown): u is Reducer<unknown> => has(u, 'name', 'handles', 'reduce', 'shape')
const isFeature = (u: unknown): u is Feature => has(u, 'name', 'messages', 'slices')
const isQuery = (u: unknown): u is Query<unknown, unknown> => has(u, 'messages', 'reducer', 'want', 'loaded', 'listed')

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/domain/**/*.ts', { eager: true })
const alone = Object.values(modules).flatMap((module) => Object.values(module))
/** The values in an export, because some exports are tables of reducers or queries. */
const within = (u: unknown): readonly unknown[] => (typeof u === 'object' && u !== null ? Object.values(u) : [])
const exported = alone.flatMap((one) => [one, ...within(one)])
const byName = <A extends { readonly name: string }>(all: readonly A[]): ReadonlyMap<string, A> =>
  new Map(all.map((one) => [one.name, one]))

/** All features that the domain exports, by name. */
export const features = byName(exported.filter(isFeature))
export const queries: ReadonlyMap<string, Query<unknown, unknown>> = new Map(
  exported.filter(isQuery).map((query) => [query.reducer.name, query]),
)
export const units = byName(
  [...exported, ...exported.map((one): unknown => (isQuery(one) ? one.reducer : null))].filter(isReducer),
)
