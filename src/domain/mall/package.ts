import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { ceilDecimal, isGreater, subtract, divide, multiply } from '../kernel/decimal-math'

/** A LOOP package (spec 2 §3 Recharge package). `quantity` is in LOOP, `price` in USD. */
export const LoopPackage = t.strict(
  {
    code: t.string,
    quantity: Decimal,
    price: Decimal,
    icon: t.union([t.string, t.null]),
    discountIcon: t.union([t.string, t.null]),
    /** The discount in percent; `0` for none. */
    discountPercent: Decimal,
  },
  'LoopPackage',
)
export type LoopPackage = t.TypeOf<typeof LoopPackage>

/** The tokens of the mall and their networks (spec 2 §4, §9). */
export const MALL_TOKENS = ['USDT', 'USDC'] as const
export const MALL_NETWORKS = ['ethereum', 'solana'] as const
export type MallToken = (typeof MALL_TOKENS)[number]
export type MallNetwork = (typeof MALL_NETWORKS)[number]
export const MALL_METHODS = ['crypto', 'card'] as const
export type MallMethod = (typeof MALL_METHODS)[number]

/**
 * The price in whole USD: the exact product, rounded up (spec 2 §9, WDR-10); `null` if the price has too many digits.
 */
export const rechargePrice = (quantity: Decimal, price: Decimal): Decimal | null => {
  const exact = multiply(quantity, price)
  return exact === null ? null : ceilDecimal(exact)
}

const decimal = (text: string): Decimal => {
  if (Decimal.is(text)) return text
  throw new RangeError(`no amount: ${text}`)
}

/** Quick amounts of the recharge card (spec 2 §9). */
export const QUICK_AMOUNTS: readonly Decimal[] = ['1', '26', '52', '258'].map(decimal)

const NOTHING = decimal('0')
const HUNDRED = decimal('100')

/** The price before the discount, to cents; `null` if there is no discount. */
export const priceBefore = ({ price, discountPercent }: LoopPackage): Decimal | null => {
  const hundredfold = multiply(price, HUNDRED)
  const rest = subtract(HUNDRED, discountPercent)
  return hundredfold === null || !isGreater(discountPercent, NOTHING) || !isGreater(rest, NOTHING)
    ? null
    : divide(hundredfold, rest, 2)
}
