import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, sumOf, type Decimal } from '../../../src/domain/kernel/decimal'
import {
  ceilDecimal,
  compare,
  isGreater,
  negate,
  normalizeDecimal,
  divide,
  decimalPlacesOf,
  multiply,
} from '../../../src/domain/kernel/decimal-math'

const decimal = (text: string): Decimal => {
  const made = decimalOf(text)
  if (made === null) throw new Error(`no amount: ${text}`)
  return made
}

/** The expected results, calculated with integers in units of 10⁻²⁰. */
const PLACES = 20
const UNIT = 10n ** BigInt(PLACES)
const unitsOf = (text: string): bigint => {
  const [whole = '', part = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + part.padEnd(PLACES, '0'))
  return text.startsWith('-') ? -units : units
}
const textOf = (units: bigint, places = PLACES): string => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const part = digits.slice(-places).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}${part === '' ? '' : `.${part}`}`
}
const ceiling = (units: bigint): bigint => units / UNIT + (units > 0n && units % UNIT !== 0n ? 1n : 0n)

/** Numbers with leading and trailing zeros, and up to 18 digits on either side. */
const amount = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    fc.integer({ min: 0, max: 18 }),
    fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    fc.integer({ min: 0, max: 2 }),
  )
  .map(([below, whole, places, part, zeros]) => {
    const digits = String(part).padStart(18, '0').slice(0, places) + '0'.repeat(zeros)
    return `${below ? '-' : ''}${'0'.repeat(zeros)}${whole}${digits === '' ? '' : `.${digits}`}`
  })

describe('Exact amounts', () => {
  it('WDR-1 amounts add, multiply, compare and round up exactly, like integers of the smallest unit (100,000 values)', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 100, maxLength: 100 }), (texts) => {
        for (const [n, text] of texts.entries()) {
          const other = texts[(n + 1) % texts.length] ?? '0'
          const [one, two] = [decimal(text), decimal(other)]
          const [a, b] = [unitsOf(text), unitsOf(other)]
          const said = [
            normalizeDecimal(one),
            sumOf([one, two]),
            multiply(one, two),
            compare(one, two),
            ceilDecimal(one),
            negate(one),
          ]
          expect(said).toEqual([
            textOf(a),
            textOf(a + b),
            textOf(a * b, 2 * PLACES),
            a < b ? -1 : a > b ? 1 : 0,
            String(ceiling(a)),
            textOf(-a),
          ])
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('amounts are divided to the given number of decimals, and all further decimals are cut off', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 20 }), (text, other, places) => {
        const divisor = unitsOf(other)
        fc.pre(divisor !== 0n)
        const cut = ((unitsOf(text) * UNIT) / divisor / 10n ** BigInt(PLACES - places)) * 10n ** BigInt(PLACES - places)
        expect(divide(decimal(text), decimal(other), places)).toBe(textOf(cut))
      }),
      { numRuns: 2_000 },
    )
    expect(divide(decimal('1'), decimal('3'), 6)).toBe('0.333333')
    expect(divide(decimal('1'), decimal('0.00'), 6)).toBeNull()
  })

  it('a calculation with amounts returns null if its result has more digits than an amount may have', () => {
    expect(multiply(decimal('9'.repeat(40)), decimal('10'))).toBeNull()
    expect(multiply(decimal(`0.${'0'.repeat(39)}1`), decimal('0.1'))).toBeNull()
    expect(ceilDecimal(decimal(`${'9'.repeat(40)}.1`))).toBeNull()
  })

  it('amounts are never written with an exponent', () => {
    expect(normalizeDecimal(decimal('0.00000001'))).toBe('0.00000001')
    expect(multiply(decimal('1000000000000000'), decimal('10000000000'))).toBe(`1${'0'.repeat(25)}`)
  })

  it('zeros at the end of an amount do not count as decimals', () => {
    expect(['1', '1.50', '0.000', '-0.0000010'].map(decimal).map(decimalPlacesOf)).toEqual([0, 1, 0, 6])
    expect([isGreater(decimal('1.0'), decimal('1')), isGreater(decimal('1.01'), decimal('1'))]).toEqual([false, true])
  })
})
