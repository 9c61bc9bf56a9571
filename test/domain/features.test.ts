import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf } from '../../src/domain/event-log'
import type { Query } from '../../src/domain/query'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { features, has, queries, units } from '../support/domain-exports'
import { given, type Step } from '../support/given'
import type { MessageCodecs } from '../../src/domain/event-log'

/** The first of many random messages that satisfies `isFit`. */
const madeOf = <A>(query: Query<unknown, unknown>, what: 'load' | 'loaded', isFit: (u: unknown) => u is A): A => {
  const codecs: MessageCodecs = query.messages
  const codec = codecs[`${query.reducer.name}/${what}`]
  const some: readonly unknown[] =
    codec === undefined ? [] : fc.sample(arbitraryOf<unknown>(codec), { seed: 1, numRuns: 100 })
  const found = some.find(isFit)
  if (found === undefined) throw new Error(`nothing is made of ${query.reducer.name}`)
  return found
}
const hasInput = (u: unknown): u is { readonly input: unknown } => has(u, 'input')
const hasItems = (u: unknown): u is { readonly items: readonly unknown[] } =>
  has(u, 'items') && Array.isArray(u.items) && u.items.length > 0

const named = [...units.values()].flatMap((unit) => {
  const feature = features.get(ownerOf(unit.name) ?? '')
  return feature === undefined ? [] : [{ name: unit.name, unit, feature }]
})

describe('A feature', () => {
  it.each(named)(
    'a feature registers its reducer $name exactly once, either for the account or for the tab',
    ({ name, feature }) => {
      const { account, tab } = feature.slices()
      expect([...Object.values(account), ...Object.values(tab)].filter((cell) => cell.name === name)).toHaveLength(1)
    },
  )

  it.each(named)('a feature registers every message of its own that its reducer $name handles', ({ unit, feature }) => {
    const { account, tab } = feature.messages
    const own = [...unit.handles].filter((type) => ownerOf(type) === feature.name)
    expect(own.filter((type) => !(type in account) && !(type in tab))).toEqual([])
  })

  it.each([...features])(
    'a feature lists each of its messages and reducers once, and none of another feature: %s',
    (name, { messages: { account, tab }, slices }) => {
      const types = [...Object.keys(account), ...Object.keys(tab)]
      const cellNames = [...Object.values(slices().account), ...Object.values(slices().tab)].map((cell) => cell.name)
      expect([types, cellNames].map((all) => new Set(all).size)).toEqual([types.length, cellNames.length])
      expect([...types, ...cellNames].filter((one) => ownerOf(one) !== name)).toEqual([])
    },
  )
})

describe('A feature query', () => {
  it.each([...queries])(
    'LST-2 a feature query lists an item once even if the server’s page contains the item twice: %s',
    (_, query) => {
      const { input } = madeOf(query, 'load', hasInput)
      const {
        items: [item],
      } = madeOf(query, 'loaded', hasItems)
      const { key } = query.want(input)
      const twice: Step = (ask) =>
        query.loaded({ items: [item, item], next: null }, { key, input, page: null }, ask(`read:${key}:`))
      expect(query.listed(given(query.reducer, query.want(input), twice).state, input).items).toEqual([item])
    },
  )
})
