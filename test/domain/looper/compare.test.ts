import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforeOf, changeOf } from '../../../src/domain/looper'

const DAY = 86_400_000
const days = (from: number, values: readonly number[]) => values.map((value, n) => ({ at: (from + n) * DAY, value }))

describe('A period compared with the earlier period', () => {
  it('each day of a period is compared with the day that is one period earlier', () => {
    const now = days(100, [7, 7, 7, 7, 7, 7, 14])
    const before = beforeOf(now, [...days(90, [0, 0, 0]), ...days(93, [4, 4, 4, 4, 4, 4, 4]), ...now], '7d')
    expect(before).toEqual([4, 4, 4, 4, 4, 4, 4])
    expect(changeOf(now, before)).toEqual({ mean: 8, change: '+100.0%' })
  })

  it('a decrease compared with the earlier period is shown as a percentage with a minus sign', () => {
    expect(changeOf(days(8, [3]), [4]).change).toBe('-25.0%')
  })

  it.each([
    ['the value of an earlier day is missing', [4, null]],
    ['no earlier value is known', [null, null]],
    ['all earlier values are 0', [0, 0]],
    ['the periods have no days', []],
  ])('no change to the earlier period is shown if %s', (_, before) => {
    expect(changeOf(before.length === 0 ? [] : days(8, [3, 3]), before).change).toBe('')
  })

  it('the earlier period has as many days as the shown period, however many days were read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(fc.nat()), (values, older) => {
        expect(beforeOf(days(50, values), days(0, older), '1m')).toHaveLength(values.length)
      }),
      { numRuns: 30 },
    )
  })
})
