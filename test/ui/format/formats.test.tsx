import { describe, expect, it } from 'vitest'
import { formatFeedDate, formatTableTime } from '../../../src/ui/format/fixed-dates'
import { formatUsd } from '../../../src/ui/format/money'
import { formatCompact } from '../../../src/ui/format/numbers'

const at = new Date(2026, 2, 7, 4, 5).getTime()

describe('Dates of a fixed form', () => {
  it('R1-378 R2-337 a date in a feed has the form MM/DD/YYYY', () => {
    expect(formatFeedDate(at)).toBe('03/07/2026')
  })

  it('R3-106 R3-333 a date in a table has the form YYYY/MM/DD HH:mm, and a missing date is shown as a dash', () => {
    expect(formatTableTime(at)).toBe('2026/03/07 04:05')
    expect(formatTableTime(new Date(2026, 11, 31, 0, 0).getTime())).toBe('2026/12/31 00:00')
    expect(formatTableTime(null)).toBe('-')
  })

  it.each([Number.NaN, -1, 1e300])(
    'an invalid time is shown as an empty text in a feed and as a dash in a table: %j',
    (none) => {
      expect([formatFeedDate(none), formatTableTime(none)]).toEqual(['', '-'])
    },
  )
})

describe('Numbers', () => {
  it('R2-330 a large number is shortened by k, M, B and T in every language', () => {
    for (const locale of ['en', 'zh']) {
      expect(
        [12_345, 1_234_567, 1_234_567_890, 1_234_567_890_123].map((value) => formatCompact(value, locale)),
      ).toEqual(['12.3k', '1.2M', '1.2B', '1.2T'])
    }
  })

  it('an amount in USD is cut, not rounded, to cents, even if the amount has very many digits', () => {
    expect(
      ['0', '1284.079', '-0.5', '12345678901234567890.99', 'NaN'].map((digits) => formatUsd(digits, 'en')),
    ).toEqual(['$0.00', '$1,284.07', '-$0.50', '$12,345,678,901,234,567,890.99', ''])
  })
})
