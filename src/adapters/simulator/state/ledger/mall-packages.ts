import { LOOP_ID } from '../../../../domain/balance'
import { multiply } from '../../../../domain/kernel/decimal-math'
import { rechargePrice, type LoopPackage } from '../../../../domain/mall'
import { amount, currencyBy } from './currencies'

/**
 * The packages of the simulated mall. The specs name the fields but no packages (spec 2 §3), so we chose them. The
 * price is that of the recharge card, less the discount. `paid` is the part of the price that the discount leaves.
 */
const row = (code: string, quantity: string, discount: string, paid: string): LoopPackage => {
  const each = multiply(currencyBy(LOOP_ID)?.price ?? amount('0'), amount(paid))
  return {
    code,
    quantity: amount(quantity),
    price: rechargePrice(amount(quantity), each ?? amount('0')) ?? amount('0'),
    icon: null,
    discountIcon: null,
    discountPercent: amount(discount),
  }
}

export const PACKAGES: readonly LoopPackage[] = [
  row('loop-26', '26', '0', '1'),
  row('loop-52', '52', '0', '1'),
  row('loop-258', '258', '0', '1'),
  row('loop-520', '520', '5', '0.95'),
  row('loop-1314', '1314', '8', '0.92'),
  row('loop-5200', '5200', '10', '0.9'),
]
