import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, decimalOf, sumOf } from '../../../src/domain/kernel/decimal'

const amounts = (texts: readonly string[]): readonly Decimal[] => texts.flatMap((text) => decimalOf(text) ?? [])
const cents = (units: number): string =>
  `${units < 0 ? '-' : ''}${Math.trunc(Math.abs(units) / 100)}.${String(Math.abs(units) % 100).padStart(2, '0')}`

describe('An amount', () => {
  it.each(['0', '12.5', '-3', '0.000000000000000001', 7, 1284.07])('an amount may be written as %j', (u) => {
    expect(decimalOf(u)).toBe(String(u))
  })

  it.each(['', '1,5', '1e9', ' 1', '.5', '1.', 'NaN', '9'.repeat(41), 1e21, Number.NaN, Infinity, null, {}])(
    'an amount may not be %j',
    (u) => {
      expect(decimalOf(u)).toBeNull()
    },
  )

  it.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['1', '-1.5'], '-0.5'],
    [['99999999999999999999', '0.000000000000000001'], '99999999999999999999.000000000000000001'],
    [['1.50', '2.50'], '4'],
    [['-0.05', '0'], '-0.05'],
  ])('amounts add up exactly: %j', (texts, sum) => {
    expect(sumOf(amounts(texts))).toBe(sum)
  })

  it('a sum that does not fit into an amount throws a RangeError', () => {
    const most = '9'.repeat(40)
    expect(sumOf(amounts([most]))).toBe(most)
    expect(() => sumOf(amounts([most, '1']))).toThrow(RangeError)
  })

  it('the order of amounts does not change their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 8 }), (units) => {
        const sum = sumOf(amounts(units.map(cents)))
        expect(sumOf(amounts(units.toReversed().map(cents)))).toBe(sum)
        expect(Math.round(Number(sum) * 100)).toBe(units.reduce((a, b) => a + b, 0))
      }),
    )
  })
})
