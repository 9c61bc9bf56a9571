import * as t from 'io-ts'

export interface DecimalBrand {
  readonly Decimal: unique symbol
}

const DECIMAL = /^-?[0-9]{1,40}(?:\.[0-9]{1,40})?$/

/** An amount as digits: always exact, never a floating point number (decisions.md, Wallet). */
export const Decimal = t.brand(t.string, (s): s is t.Branded<string, DecimalBrand> => DECIMAL.test(s), 'Decimal')
export type Decimal = t.TypeOf<typeof Decimal>

/** Reads an amount from outside; `null` for any other value, and for a number that prints with an exponent. */
export const decimalOf = (u: unknown): Decimal | null => {
  const text = typeof u === 'number' ? String(u) : u
  return Decimal.is(text) ? text : null
}

const placesOf = (amount: string): number => amount.split('.')[1]?.length ?? 0
const scaled = (amount: string, places: number): bigint => {
  const [whole = '', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(places, '0'))
}

const written = (units: bigint, places: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const part = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`
}

/** The exact sum; `0` for an empty list. Throws if the sum is longer than an amount may be. */
export const sumOf = (amounts: readonly Decimal[]): Decimal => {
  const places = amounts.reduce((most, amount) => (placesOf(amount) > most ? placesOf(amount) : most), 0)
  const sum = decimalOf(
    written(
      amounts.reduce((acc, amount) => acc + scaled(amount, places), 0n),
      places,
    ),
  )
  if (sum === null) throw new RangeError('the sum is longer than an amount may be')
  return sum
}
