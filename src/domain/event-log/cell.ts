import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { entriesOf, tableFrom, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import { WHOLE_STATE, type Piece } from './piece'
import { answers, stepUnit, type Ask, type Unit } from './unit'

/** A unit and the state it is in. The log holds one cell a unit and knows nothing else of it. */
export interface Cell<S = unknown> {
  readonly name: string
  /** Whether it can be read: its unit may still have to come (ADR 13). */
  isHere(): boolean
  get(): S
  /** Whether the state is another one now. */
  hear(entry: Entry): boolean
  asks(): Table<Ask>
  answeredBy(message: AnyMessage): boolean
  encode(): unknown
  /** The state in the pieces it is stored in; the first bears the unit's name and the others begin with it. */
  pieces(): readonly Piece[]
  /** `false` where what was stored is not a state of this unit; the cell then keeps its state. */
  restore(stored: unknown, parts?: Table<unknown>): boolean
  reset(): void
  /** Of what its state is made, or of what the parts of it are that are stored by themselves; nothing where its unit has still to come. */
  shapeOf(part: boolean): t.Mixed | undefined
}

const part = (unit: string, name: string): string => `${unit}/${name}`

/** The pieces of one unit that are stored beside its first, by the names that the unit gave them. */
export const partsOf = (unit: string, pieces: Table<unknown>): Table<unknown> =>
  tableFrom(entriesOf(pieces).flatMap(([name, stored]) =>
    name.startsWith(part(unit, '')) ? [[name.slice(unit.length + 1), stored] as const] : []))

export const cellOf = <S>(unit: Unit<S>): Cell<S> => {
  let state = unit.initial
  const split = (): readonly Piece[] => {
    const of = state
    const { main, parts } = unit.parts?.split(of) ?? { main: of, parts: [] }
    return [
      { name: unit.name, of, weight: WHOLE_STATE, encode: () => unit.codec.encode(main) },
      ...parts.map((one) => ({ ...one, name: part(unit.name, one.name) })),
    ]
  }
  return {
    name: unit.name,
    isHere: () => true,
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
    pieces: split,
    restore: (stored, parts = {}) => {
      const decoded = unit.codec.decode(stored)
      if (E.isLeft(decoded)) return false
      state = unit.parts?.join(decoded.right, parts) ?? decoded.right
      return true
    },
    reset: () => { state = unit.initial },
    shapeOf: (part) => part ? unit.parts?.shape : unit.shape,
  }
}
