import type { StateOf } from '../event-log'
import type { Decimal } from '../kernel/decimal'
import type { Failure } from '../kernel/failure'
import type { RainForm, RainOrder } from './rain-order.rules'
import type { rainSendReducer } from './rain-send.machine'

export interface RainSendViewModel {
  readonly step: 'editing' | 'checking' | 'sending' | 'sent' | 'failed' | 'looking' | 'unseen'
  readonly form: RainForm | null
  readonly order: RainOrder | null
  readonly failure: Failure | null
  readonly isShort: boolean
  /** `before`: the balance before posting. `haveNow`: the balance after the response was lost. */
  readonly before: Decimal | null
  readonly haveNow: Decimal | null
}

const STEPS: ReadonlySet<unknown> = new Set(['editing', 'checking', 'sending', 'sent', 'failed'])
const isStep = (value: unknown): value is Exclude<RainSendViewModel['step'], 'looking' | 'unseen'> => STEPS.has(value)
const isUnseen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'unclear' in value && value.unclear === 'unseen'

export const rainSendViewModel = ({
  value,
  context: { form, attempt, failure, isShort, haveNow },
}: StateOf<typeof rainSendReducer>): RainSendViewModel => ({
  step: isStep(value) ? value : isUnseen(value) ? 'unseen' : 'looking',
  form,
  order: attempt?.order ?? null,
  failure,
  isShort,
  before: attempt?.have ?? null,
  haveNow,
})
