import * as t from 'io-ts'
import { Decimal, decimalOf } from '../../../domain/kernel/decimal'

/** The most decimal places that an amount keeps when its exponent is expanded. Further places are cut off. */
const PLACES = 40
const SMALL = /^(-?)([0-9]{1,20})(?:\.([0-9]{1,40}))?[eE]-([0-9]{1,3})$/

/**
 * Expands a negative exponent (`1e-7`) to plain digits. A value too small for 40 places becomes 0. Other values pass
 * unchanged.
 */
const withoutExponent = (u: unknown): unknown => {
  const [, sign = '', whole = '', part = '', shift] =
    SMALL.exec(typeof u === 'number' ? String(u) : typeof u === 'string' ? u : '') ?? []
  if (shift === undefined) return u
  const by = Number(shift)
  const digits = `${whole.padStart(by + 1, '0')}${part}`
  const at = digits.length - part.length - by
  const places = digits.slice(at, at + PLACES).replace(/0+$/, '')
  const amount = `${digits.slice(0, at).replace(/^0+(?=[0-9])/, '')}${places === '' ? '' : `.${places}`}`
  return `${/[1-9]/.test(amount) ? sign : ''}${amount}`
}

/** The amount in a server's value. `null` for an invalid value. */
export const amountOf = (u: unknown): Decimal | null => decimalOf(withoutExponent(u))

/**
 * An amount of money. On the wire an amount is a string of digits. If the server sends a number, the codec reads the
 * digits that JavaScript prints for that number.
 */
export const Amount = new t.Type<Decimal, string, unknown>(
  'Amount',
  Decimal.is,
  (u, context) => {
    const amount = amountOf(u)
    return amount === null ? t.failure(u, context) : t.success(amount)
  },
  (a) => a,
)
