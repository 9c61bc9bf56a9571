import Big from 'big.js'
import { decimalOf, sumOf, type Decimal } from './decimal'

/** So many decimals an amount may have at most. */
const MOST_PLACES = 40

/** A constructor of our own: strict, it refuses binary floating point, and a quotient is cut off, never rounded up. */
const Exact = Big()
Exact.strict = true
Exact.DP = MOST_PLACES
Exact.RM = Exact.roundDown

/** `toString` would print small values with an exponent. A value longer than an amount may be is none. */
const printed = (value: Big): Decimal | null => decimalOf(value.toFixed())

/** -1, 0 or 1, as one is below, equal to or above the other. */
export const compare = (one: Decimal, other: Decimal): -1 | 0 | 1 => new Exact(one).cmp(other)

export const isGreater = (one: Decimal, other: Decimal): boolean => compare(one, other) > 0

export const negate = (amount: Decimal): Decimal => printed(new Exact(amount).neg()) ?? amount

export const subtract = (one: Decimal, other: Decimal): Decimal => sumOf([one, negate(other)])

/** The exact product; `null` where it is longer than an amount may be. */
export const multiply = (one: Decimal, other: Decimal): Decimal | null => printed(new Exact(one).times(other))

/**
 * The quotient cut off after `places` decimals (0 to 40), so that shares never add up to more; `null` for a division by
 * zero.
 */
export const divide = (one: Decimal, other: Decimal, places: number): Decimal | null => {
  const divisor = new Exact(other)
  return divisor.eq('0') ? null : printed(new Exact(one).div(divisor).round(places, Exact.roundDown))
}

/** The smallest whole amount that is not below this one. */
export const ceilDecimal = (amount: Decimal): Decimal | null => {
  const exact = new Exact(amount)
  const whole = exact.round(0, Exact.roundDown)
  return printed(exact.gt(whole) ? whole.plus('1') : whole)
}

/** How many decimals it has, closing zeros left out. */
export const decimalPlacesOf = (amount: Decimal): number => new Exact(amount).toFixed().split('.')[1]?.length ?? 0

/** The same amount in its shortest form: without opening or closing zeros. */
export const normalizeDecimal = (amount: Decimal): Decimal => printed(new Exact(amount)) ?? amount
