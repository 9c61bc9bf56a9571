import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addInterval, addIntervals, Intervals, within } from '../../../src/domain/kernel/intervals'

const range = fc.tuple(fc.nat(60), fc.nat(8)).map(([from, length]) => [from, from + length] as const)
const ranges = fc.array(range, { maxLength: 25 })
const add = (all: readonly (readonly [number, number])[]) =>
  all.reduce<Intervals>((acc, [from, to]) => addInterval(acc, from, to), [])

describe('Intervals', () => {
  it('IM-6 number intervals contain exactly the added numbers', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const known = add(all)
        const expected = new Set(all.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)))
        for (let n = -1; n < 75; n += 1) expect(within(known, n)).toBe(expected.has(n))
      }),
    )
  })

  it('number intervals are sorted, and two intervals never touch or overlap', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        add(all).forEach(([from, to], i, known) => {
          expect(from).toBeLessThanOrEqual(to)
          expect(from).toBeGreaterThan((known[i - 1]?.[1] ?? -2) + 1)
        })
      }),
    )
  })

  it('ALL-3 adding ranges in another order or repeatedly gives the same number intervals', () => {
    fc.assert(
      fc.property(
        ranges.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          expect(add(shuffled)).toEqual(add(all))
        },
      ),
    )
  })

  it('a range that is added merges with all number intervals that it touches or overlaps', () => {
    const known = add([
      [10, 12],
      [20, 22],
      [30, 32],
    ])
    expect(addInterval(known, 13, 18)).toEqual([
      [10, 18],
      [20, 22],
      [30, 32],
    ])
    expect(addInterval(known, 13, 19)).toEqual([
      [10, 22],
      [30, 32],
    ])
    expect(addInterval(known, 14, 18)).toEqual([
      [10, 12],
      [14, 18],
      [20, 22],
      [30, 32],
    ])
    expect(addInterval(known, 11, 31)).toEqual([[10, 32]])
    expect(addInterval(known, 33, 40)).toEqual([
      [10, 12],
      [20, 22],
      [30, 40],
    ])
    expect(addInterval(known, 21, 21)).toEqual(known)
  })

  it('ALL-7 number intervals ignore a range that ends before it begins', () => {
    const back = Array.from({ length: 300 }, () => [5, 1] as const)
    expect(addIntervals([], back)).toEqual([])
    expect(addIntervals([[1, 9]], back)).toEqual([[1, 9]])
    expect(addIntervals([[2, 3]], back)).toEqual([[2, 3]])
  })

  it.each([[[[1]]], [[[1, 2.5]]], ['x'], [[['1', '2']]], [[[3, 1]]], [[[1, -1e308]]], [[[1, 1e308]]]])(
    'ALL-7 interval decoding rejects %j',
    (stored) => {
      expect(Intervals.decode(stored)._tag).toBe('Left')
    },
  )
})
