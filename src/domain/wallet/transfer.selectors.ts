import type { StateOf } from '../event-log'
import type { Failure } from '../kernel/failure'
import type { SigningFailure, TransferKey } from './transfer.messages'
import type { transfersReducer } from './transfer.machine'
import { emptyForm, type TransferForm, type TransferOrder } from './transfer.rules'
import { LOOP_ID } from '../balance'

type Moves = StateOf<typeof transfersReducer>

export interface TransferViewModel {
  readonly step:
    | 'editing'
    | 'checking'
    | 'confirming'
    | 'signing'
    | 'sending'
    | 'settled'
    | 'failed'
    | 'looking'
    | 'unseen'
  readonly form: TransferForm
  readonly order: TransferOrder | null
  readonly fault: SigningFailure | null
  readonly failure: Failure | null
  readonly isShort: boolean
  readonly recordId: string | null
}

const STEPS: ReadonlySet<unknown> = new Set([
  'editing',
  'checking',
  'confirming',
  'signing',
  'sending',
  'settled',
  'failed',
])
const isStep = (value: unknown): value is Exclude<TransferViewModel['step'], 'looking' | 'unseen'> => STEPS.has(value)
const isUnseen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'unclear' in value && value.unclear === 'unseen'

const nothingYet = (key: TransferKey): TransferViewModel => ({
  step: 'editing',
  form: emptyForm(key, LOOP_ID),
  order: null,
  fault: null,
  failure: null,
  isShort: false,
  recordId: null,
})

export const transferViewModel = (moves: Moves, key: TransferKey): TransferViewModel => {
  const item = moves.byKey[key]
  if (item === undefined) return nothingYet(key)
  const { form, order, fault, failure, isShort, recordId } = item.context
  return {
    step: isStep(item.value) ? item.value : isUnseen(item.value) ? 'unseen' : 'looking',
    form,
    order,
    fault,
    failure,
    isShort,
    recordId,
  }
}
