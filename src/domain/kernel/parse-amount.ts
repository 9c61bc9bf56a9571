import * as E from 'fp-ts/Either'
import { decimalOf, type Decimal } from './decimal'
import { isGreater, normalizeDecimal } from './decimal-math'

/** What may be typed: digits with at most one point. No sign, no exponent, no separator, and no digits but 0 to 9. */
const TYPED = /^(?:[0-9]{1,200}\.?[0-9]{0,200}|\.[0-9]{1,200})$/

/** Why a typed amount cannot be used. */
export type AmountIssue = 'empty' | 'notANumber' | 'tooManyDecimals' | 'zero' | 'aboveBalance'

export interface AmountLimits {
  /** The currency's decimals. */
  readonly places: number
  /** No more than this; `null` where nobody knows. */
  readonly available: Decimal | null
}

const ZERO = /^[0.]*$/

/**
 * The exact amount behind what somebody typed (BI-211…BI-236). It is never rounded: an amount with too many decimals is
 * refused, and closing zeros are left out.
 */
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
  // No balance has more digits than an amount can.
  if (amount === null) return E.left('aboveBalance')
  return available !== null && isGreater(amount, available) ? E.left('aboveBalance') : E.right(normalizeDecimal(amount))
}
