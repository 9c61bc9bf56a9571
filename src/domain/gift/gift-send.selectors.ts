import type { StateOf } from '../event-log'
import type { Decimal } from '../kernel/decimal'
import type { Failure } from '../kernel/failure'
import type { giftSendReducer } from './gift-send.machine'
import type { GiftOrder } from './gift-send.rules'

/** `unknown`: no check found the gift. */
export interface GiftSendViewModel {
  readonly step: 'idle' | 'sending' | 'sent' | 'refused' | 'looking' | 'unknown'
  readonly order: GiftOrder | null
  readonly failure: Failure | null
  readonly now: Decimal | null
}

const STEPS: ReadonlySet<unknown> = new Set(['idle', 'sending', 'sent', 'refused'])
const isStep = (value: unknown): value is Exclude<GiftSendViewModel['step'], 'looking' | 'unknown'> => STEPS.has(value)
const isUnknown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'unclear' in value && value.unclear === 'unknown'

export const giftSendViewModel = ({
  value,
  context: { order, failure, now },
}: StateOf<typeof giftSendReducer>): GiftSendViewModel => ({
  step: isStep(value) ? value : isUnknown(value) ? 'unknown' : 'looking',
  order,
  failure,
  now,
})
