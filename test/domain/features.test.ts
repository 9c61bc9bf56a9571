import { describe, expect, it } from 'vitest'
import { ownerOf, type Feature, type Unit } from '../../src/domain/event-log'

type Exports = Readonly<Record<string, unknown>>
const has = <K extends string>(u: unknown, ...keys: readonly K[]): u is Record<K, unknown> => typeof u === 'object' && u !== null && keys.every((key) => key in u)
const isUnit = (u: unknown): u is Unit<unknown> => has(u, 'name', 'hears', 'step')
const isFeature = (u: unknown): u is Feature => has(u, 'name', 'messages', 'cells')

const exported = Object.values(import.meta.glob<Exports>('../../src/domain/*/*.ts', { eager: true })).flatMap((module) => Object.values(module))
const features = new Map(exported.filter(isFeature).map((feature) => [feature.name, feature]))
/** Some stand by themselves, some in a query, some queries in a table of them. */
const unitsIn = (u: unknown): readonly Unit<unknown>[] => isUnit(u) ? [u] : has(u, 'reducer') ? unitsIn(u.reducer) : []
const units = new Map(exported.flatMap((one) => [...unitsIn(one), ...(typeof one === 'object' && one !== null && !isUnit(one) && !has(one, 'reducer') ? Object.values(one).flatMap(unitsIn) : [])])
  .map((unit) => [unit.name, unit]))

const named = [...units.values()].flatMap((unit) => {
  const feature = features.get(ownerOf(unit.name) ?? '')
  return feature === undefined ? [] : [{ name: unit.name, unit, feature }]
})

describe('What a feature brings along', () => {
  it.each(named)('has $name among its cells, in one of the logs', ({ name, feature }) => {
    const { account, tab } = feature.cells()
    expect([...Object.values(account), ...Object.values(tab)].filter((cell) => cell.name === name)).toHaveLength(1)
  })

  it.each(named)('has every message of its own that $name hears', ({ unit, feature }) => {
    const { account, tab } = feature.messages
    const own = [...unit.hears].filter((type) => ownerOf(type) === feature.name)
    expect(own.filter((type) => !(type in account) && !(type in tab))).toEqual([])
  })

  it.each([...features])('has nothing twice, and nothing that is not its own: %s', (name, { messages: { account, tab }, cells }) => {
    const types = [...Object.keys(account), ...Object.keys(tab)]
    const cellNames = [...Object.values(cells().account), ...Object.values(cells().tab)].map((cell) => cell.name)
    expect([types, cellNames].map((all) => new Set(all).size)).toEqual([types.length, cellNames.length])
    expect([...types, ...cellNames].filter((one) => ownerOf(one) !== name)).toEqual([])
  })
})
