import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforeOf, changeOf } from '../../../src/domain/looper'

const DAY = 86_400_000
const days = (from: number, values: readonly number[]) => values.map((value, n) => ({ at: (from + n) * DAY, value }))

describe('A period compared with the one before', () => {
  it('in a comparison each day is compared with the day that is one period earlier', () => {
    const now = days(100, [7, 7, 7, 7, 7, 7, 14])
    const before = beforeOf(now, [...days(90, [0, 0, 0]), ...days(93, [4, 4, 4, 4, 4, 4, 4]), ...now], '7d')
    expect(before).toEqual([4, 4, 4, 4, 4, 4, 4])
    expect(changeOf(now, before)).toEqual({ mean: 8, change: '+100.0%' })
  })

  it('a comparison shows a decrease with a minus sign', () => {
    expect(changeOf(days(8, [3]), [4]).change).toBe('-25.0%')
  })

  it.each([
    ['a day is missing', [4, null]],
    ['nothing is known', [null, null]],
    ['the earlier value was 0', [0, 0]],
    ['there are no days', []],
  ])('a comparison shows no change if %s', (_, before) => {
    expect(changeOf(before.length === 0 ? [] : days(8, [3, 3]), before).change).toBe('')
  })

  it('the period compared with the shown period is as long as the shown period, however many days were read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), (values, older) => {
        expect(beforeOf(days(50, values), days(0, older), '1m')).toHaveLength(values.length)
      }),
      { numRuns: 30 },
    )
  })
})
