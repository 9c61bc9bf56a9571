import { sumOf, type Decimal } from '../kernel/decimal'
import { compare, isGreater, subtract } from '../kernel/decimal-math'
import type { RainEvent } from './rain-event'

export interface RainReceipt {
  readonly all: Decimal
  /** The sum of all rewards. */
  readonly used: Decimal
  /** The sum of all unpopped bubbles. The sender gets this sum back. */
  readonly left: Decimal
  /** Whether the rewards sum up to `used`, and `used` is not above `all` (BUB-5). */
  readonly addsUp: boolean
}

export const receiptOf = ({ all, used, winners }: Pick<RainEvent, 'all' | 'used' | 'winners'>): RainReceipt => ({
  all,
  used,
  left: isGreater(used, all) ? sumOf([]) : subtract(all, used),
  addsUp: compare(sumOf(winners.map(({ rewards }) => rewards)), used) === 0 && !isGreater(used, all),
})
