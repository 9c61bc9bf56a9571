import { sumOf, type Decimal } from '../kernel/decimal'
import { compare, isGreater, subtract } from '../kernel/decimal-math'
import type { RainEvent } from './rain-event'

/** What became of a rain, so that whoever reads it can add it up. */
export interface RainReceipt {
  readonly all: Decimal
  /** What all winners got together. */
  readonly used: Decimal
  /** What nobody popped; it goes back to whoever sent the rain. */
  readonly left: Decimal
  /** Whether the winners' shares add up to what was used, and no more was used than there was (BUB-5). */
  readonly addsUp: boolean
}

export const receiptOf = ({ all, used, winners }: Pick<RainEvent, 'all' | 'used' | 'winners'>): RainReceipt => ({
  all,
  used,
  left: isGreater(used, all) ? sumOf([]) : subtract(all, used),
  addsUp: compare(sumOf(winners.map(({ rewards }) => rewards)), used) === 0 && !isGreater(used, all),
})
