import * as t from 'io-ts'
import { Decimal, decimalOf } from '../../../domain/kernel/decimal'

/** More places are never kept. */
const PLACES = 40
const SMALL = /^(-?)([0-9]{1,20})(?:\.([0-9]{1,40}))?[eE]-([0-9]{1,3})$/

/**
 * What is so small that it comes with an exponent, as digits; what is beyond all places is 0. Anything else is as it
 * was.
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

/** The amount behind what a server sends; `null` where it is none. */
export const amountOf = (u: unknown): Decimal | null => decimalOf(withoutExponent(u))

/** Amounts are digits; a number is read as the digits it prints. */
export const Amount = new t.Type<Decimal, string, unknown>(
  'Amount',
  Decimal.is,
  (u, context) => {
    const amount = amountOf(u)
    return amount === null ? t.failure(u, context) : t.success(amount)
  },
  (a) => a,
)
