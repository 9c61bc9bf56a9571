import type { StateOf } from '../event-log'
import type { Failure } from '../kernel/failure'
import type { MoveFault, MoveKey } from './move.messages'
import type { movesUnit } from './move.machine'
import { emptyForm, type MoveForm, type MoveOrder } from './move.rules'
import { LOOP_ID } from '../balance'

type Moves = StateOf<typeof movesUnit>

/** Where a withdrawal or a stake is, as a screen shows it. */
export interface MoveShown {
  readonly step: 'editing' | 'checking' | 'confirming' | 'signing' | 'sending' | 'settled' | 'failed' | 'looking' | 'unseen'
  readonly form: MoveForm
  readonly order: MoveOrder | null
  readonly fault: MoveFault | null
  readonly failure: Failure | null
  readonly isShort: boolean
  readonly recordId: string | null
}

const STEPS: ReadonlySet<unknown> = new Set(['editing', 'checking', 'confirming', 'signing', 'sending', 'settled', 'failed'])
const isStep = (value: unknown): value is Exclude<MoveShown['step'], 'looking' | 'unseen'> => STEPS.has(value)
const isUnseen = (value: unknown): boolean => typeof value === 'object' && value !== null && 'unclear' in value && value.unclear === 'unseen'

const nothingYet = (key: MoveKey): MoveShown =>
  ({ step: 'editing', form: emptyForm(key, LOOP_ID), order: null, fault: null, failure: null, isShort: false, recordId: null })

export const moveShown = (moves: Moves, key: MoveKey): MoveShown => {
  const item = moves.byKey[key]
  if (item === undefined) return nothingYet(key)
  const { form, order, fault, failure, isShort, recordId } = item.context
  return { step: isStep(item.value) ? item.value : isUnseen(item.value) ? 'unseen' : 'looking', form, order, fault, failure, isShort, recordId }
}
