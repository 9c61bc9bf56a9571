import * as E from 'fp-ts/Either'
import { decimalOf, type Decimal } from './decimal'
import { isGreater, normalizeDecimal } from './decimal-math'

/** Allowed input: the digits 0 to 9 with at most one point. No sign, exponent, separator or other digits. */
const TYPED = /^(?:[0-9]{1,200}\.?[0-9]{0,200}|\.[0-9]{1,200})$/

export type AmountIssue = 'empty' | 'notANumber' | 'tooManyDecimals' | 'zero' | 'aboveBalance'

export interface AmountLimits {
  readonly places: number
  /** The most that the member may enter; `null` if unknown. */
  readonly available: Decimal | null
}

const ZERO = /^[0.]*$/

/** Reads a typed amount exactly (BI-211…BI-236). Too many decimals are an issue. Trailing zeros are removed. */
export const parseAmount = (text: string, { places, available }: AmountLimits): E.Either<AmountIssue, Decimal> => {
  const typed = text.trim()
  if (typed === '') return E.left('empty')
  if (!TYPED.test(typed)) return E.left('notANumber')
  if (ZERO.test(typed)) return E.left('zero')
  const [whole = '', part = ''] = typed.split('.')
  const kept = part.replace(/0+$/, '')
  if (kept.length > places) return E.left('tooManyDecimals')
  const digits = whole.replace(/^0+/, '')
  const amount = decimalOf(`${digits === '' ? '0' : digits}${kept === '' ? '' : `.${kept}`}`)
  // The amount is too long for `Decimal`, so it is above every balance.
  if (amount === null) return E.left('aboveBalance')
  return available !== null && isGreater(amount, available) ? E.left('aboveBalance') : E.right(normalizeDecimal(amount))
}
