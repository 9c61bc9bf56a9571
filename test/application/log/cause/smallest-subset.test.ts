import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallestSubset } from '../../../../src/application/log/cause/smallest-subset'

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n)

describe('The smallest part of a list that still fails', () => {
  it('only the items stay that the failure needs, in their order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
        (count, picks) => {
          const needed = [...new Set(picks.map((pick) => pick % count))].sort((a, b) => a - b)
          const { items } = smallestSubset(upTo(count), (left) => needed.every((item) => left.includes(item)))
          expect(items).toEqual(needed)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('no single item can be left out, even if items need each other', () => {
    const fails = (left: readonly number[]): boolean => left.includes(7) === left.includes(50) && left.length >= 3
    const { items } = smallestSubset(upTo(64), fails)
    expect(fails(items)).toBe(true)
    for (const item of items) expect(fails(items.filter((one) => one !== item))).toBe(false)
  })

  it('a failure that needs 8 of 1,000 items is found in fewer than 300 tries', () => {
    const needed = [3, 140, 141, 500, 501, 777, 900, 998]
    const { items, tries } = smallestSubset(upTo(1_000), (left) => needed.every((item) => left.includes(item)))
    expect(items).toEqual(needed)
    expect(tries).toBeLessThan(300)
  })

  it('the search ends after the given number of tries with what it has', () => {
    const { items, tries } = smallestSubset(upTo(1_000), (left) => left.includes(0) && left.includes(999), 5)
    expect(tries).toBe(5)
    expect(items).toContain(999)
  })
})
