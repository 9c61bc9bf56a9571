import * as E from 'fp-ts/Either'
import type { Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import { answers, stepUnit, type Ask, type Unit } from './unit'

/** A unit and the state it is in. The log holds one cell a unit and knows nothing else of it. */
export interface Cell<S = unknown> {
  readonly name: string
  get(): S
  /** Whether the state is another one now. */
  hear(entry: Entry): boolean
  asks(): Table<Ask>
  answeredBy(message: AnyMessage): boolean
  encode(): unknown
  /** `false` where what was stored is not a state of this unit; the cell then keeps its state. */
  restore(stored: unknown): boolean
  reset(): void
}

export const cellOf = <S>(unit: Unit<S>): Cell<S> => {
  let state = unit.initial
  return {
    name: unit.name,
    get: () => state,
    hear: (entry) => {
      const next = stepUnit(unit, state, entry)
      const changed = next !== state
      state = next
      return changed
    },
    asks: () => unit.asks(state),
    answeredBy: (message) => answers(unit, state, message),
    encode: () => unit.codec.encode(state),
    restore: (stored) => {
      const decoded = unit.codec.decode(stored)
      if (E.isLeft(decoded)) return false
      state = decoded.right
      return true
    },
    reset: () => { state = unit.initial },
  }
}
