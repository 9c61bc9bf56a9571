import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from '../../../../../src/adapters/simulator/state/influence/apportion'

describe('Whole shares of a total', () => {
  it.each([
    [[1, 1], 100, [50, 50]],
    [[1, 1, 1], 100, [34, 33, 33]],
    [[0.5, 0.25, 0.25], 7, [3, 2, 2]],
    [[2, 1], 100, [67, 33]],
    [[1, 2], 100, [33, 67]],
    [[0.4, 0.1], 10, [8, 2]],
    [[3, 3, 4], 9, [3, 3, 3]],
    [[0, 5, 0], 9, [0, 9, 0]],
    [[1, 4, 4], 2, [0, 1, 1]],
  ])(
    'weights %j divide a total of %d into %j: the rest after rounding down goes to the largest remainders',
    (values, total, shares) => {
      expect(apportion(values, total)).toEqual(shares)
    },
  )

  it('every share is zero if no weight is above zero, and an invalid weight counts as zero', () => {
    expect([apportion([], 100), apportion([0, 0], 100), apportion([-1, Number.NaN], 100)]).toEqual([[], [0, 0], [0, 0]])
    expect(apportion([1, -1, Infinity, Number.NaN, 1], 10)).toEqual([5, 0, 0, 0, 5])
  })

  it('whole shares add up to the total, and each share differs from its exact value by less than 1', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }).filter((values) => values.some((value) => value > 0)),
        fc.nat(1_000),
        (values, total) => {
          const shares = apportion(values, total)
          const sum = values.reduce((acc, value) => acc + value, 0)
          expect(shares.reduce((acc, share) => acc + share, 0)).toBe(total)
          expect(shares.every((share, at) => Math.abs(share - ((values[at] ?? 0) / sum) * total) < 1 + 1e-9)).toBe(true)
        },
      ),
    )
  })
})
