import type { LoopPackage } from '../../../../domain/mall'
import { amount } from './currencies'

/** The packages of the simulated mall. The specs name the fields but no packages (spec 2 §3), so we chose them. */
const row = (code: string, quantity: string, price: string, discount: string): LoopPackage => ({
  code,
  quantity: amount(quantity),
  price: amount(price),
  icon: null,
  discountIcon: null,
  discountPercent: amount(discount),
})

export const PACKAGES: readonly LoopPackage[] = [
  row('loop-26', '26', '1.1', '0'),
  row('loop-52', '52', '2.2', '0'),
  row('loop-258', '258', '10.5', '3'),
  row('loop-520', '520', '20.8', '5'),
  row('loop-1314', '1314', '50.9', '8'),
  row('loop-5200', '5200', '197', '10'),
]
