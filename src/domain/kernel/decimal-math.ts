import Big from 'big.js'
import { decimalOf, sumOf, type Decimal } from './decimal'

const MOST_PLACES = 40

/** Our own constructor of `big.js`: it rejects floating point numbers, and cuts a quotient off instead of rounding. */
const Exact = Big()
Exact.strict = true
Exact.DP = MOST_PLACES
Exact.RM = Exact.roundDown

/**
 * The text of a value; `null` if the text is too long for an amount. `toString` would use exponents for small values.
 */
const printed = (value: Big): Decimal | null => decimalOf(value.toFixed())

export const compare = (left: Decimal, right: Decimal): -1 | 0 | 1 => new Exact(left).cmp(right)

export const isGreater = (left: Decimal, right: Decimal): boolean => compare(left, right) > 0

export const negate = (amount: Decimal): Decimal => printed(new Exact(amount).neg()) ?? amount

export const subtract = (left: Decimal, right: Decimal): Decimal => sumOf([left, negate(right)])

/** The exact product; `null` if the product is longer than an amount may be. */
export const multiply = (left: Decimal, right: Decimal): Decimal | null => printed(new Exact(left).times(right))

/** The quotient, cut off after `places` (0 to 40), so shares never exceed the whole; `null` for division by zero. */
export const divide = (left: Decimal, right: Decimal, places: number): Decimal | null => {
  const divisor = new Exact(right)
  return divisor.eq('0') ? null : printed(new Exact(left).div(divisor).round(places, Exact.roundDown))
}

export const ceilDecimal = (amount: Decimal): Decimal | null => {
  const exact = new Exact(amount)
  const whole = exact.round(0, Exact.roundDown)
  return printed(exact.gt(whole) ? whole.plus('1') : whole)
}

/** The number of decimals of an amount, without trailing zeros. */
export const decimalPlacesOf = (amount: Decimal): number => new Exact(amount).toFixed().split('.')[1]?.length ?? 0

/** The same amount without leading and trailing zeros. */
export const normalizeDecimal = (amount: Decimal): Decimal => printed(new Exact(amount)) ?? amount
