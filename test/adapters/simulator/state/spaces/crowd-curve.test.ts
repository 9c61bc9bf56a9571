import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_POINTS, seededCurve, withCrowd } from '../../../../../src/adapters/simulator/state/spaces/crowd-curve'
import { addMs } from '../../../../../src/domain/kernel/instant'
import type { CrowdPoint } from '../../../../../src/domain/recap'
import { START } from '../town'

const grown = (counts: readonly number[]): readonly CrowdPoint[] =>
  counts.reduce<readonly CrowdPoint[]>((curve, people, n) => withCrowd(curve, addMs(START, n * 1_000), people), [])

describe('How many people were in a room over time', () => {
  it('R2-015 a point is added when the number of people changes, and no other time', () => {
    expect(grown([0, 1, 1, 3, 3, 0]).map(({ at, people }) => [at - START, people])).toEqual([
      [1_000, 1],
      [3_000, 3],
      [5_000, 0],
    ])
  })

  it('R2-015 a curve of any length stays within its limit, keeps its order, its highest point and its newest point', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { minLength: 2, maxLength: 400, size: 'max' }), (counts) => {
        const curve = grown(counts)
        expect(curve.length).toBeLessThanOrEqual(MOST_POINTS)
        expect(curve.map(({ at }) => at)).toEqual(curve.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(Math.max(0, ...curve.map(({ people }) => people))).toBe(Math.max(...counts))
        expect(curve.at(-1)?.people ?? 0).toBe(counts.at(-1))
      }),
    )
  })

  it('R2-015 a seeded evening reaches its most people, and is empty at its end only if it is over', () => {
    const ends = [true, false].map((isOver) => seededCurve(START, 60_000, 312, isOver))
    expect(ends.map((curve) => Math.max(...curve.map(({ people }) => people)))).toEqual([312, 312])
    expect(ends.map((curve) => curve.at(-1)?.people === 0)).toEqual([true, false])
    expect(seededCurve(START, 60_000, 0, true)).toEqual([])
  })
})
