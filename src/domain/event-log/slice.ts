import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { entriesOf, tableFrom, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import { WHOLE_STATE_WEIGHT, type SnapshotChunk } from './snapshot-chunk'
import { isResultOf, reduceEntry, type EffectRequest, type Reducer } from './reducer'

/** A unit and the state it is in. The log holds one cell a unit and knows nothing else of it. */
export interface StateSlice<S = unknown> {
  readonly name: string
  /** Whether it can be read: its unit may still have to come (ADR 13). */
  isLoaded(): boolean
  get(): S
  /** Whether the state is another one now. */
  apply(entry: Entry): boolean
  effects(): Table<EffectRequest>
  isAnsweredBy(message: AnyMessage): boolean
  encode(): unknown
  /** The state in the pieces it is stored in; the first bears the unit's name and the others begin with it. */
  chunks(): readonly SnapshotChunk[]
  /** `false` where what was stored is not a state of this unit; the cell then keeps its state. */
  restore(stored: unknown, parts?: Table<unknown>): boolean
  reset(): void
  /**
   * Of what its state is made, or of what the parts of it are that are stored by themselves; nothing where its unit has
   * still to come.
   */
  shapeOf(part: boolean): t.Mixed | undefined
}

const part = (unit: string, name: string): string => `${unit}/${name}`

/** The pieces of one unit that are stored beside its first, by the names that the unit gave them. */
export const chunksOfReducer = (unit: string, pieces: Table<unknown>): Table<unknown> =>
  tableFrom(
    entriesOf(pieces).flatMap(([name, stored]) =>
      name.startsWith(part(unit, '')) ? [[name.slice(unit.length + 1), stored] as const] : [],
    ),
  )

export const createSlice = <S>(unit: Reducer<S>): StateSlice<S> => {
  let state = unit.initial
  const split = (): readonly SnapshotChunk[] => {
    const of = state
    const { main, parts } = unit.chunking?.split(of) ?? { main: of, parts: [] }
    return [
      { name: unit.name, of, weight: WHOLE_STATE_WEIGHT, encode: () => unit.codec.encode(main) },
      ...parts.map((one) => ({ ...one, name: part(unit.name, one.name) })),
    ]
  }
  return {
    name: unit.name,
    isLoaded: () => true,
    get: () => state,
    apply: (entry) => {
      const next = reduceEntry(unit, state, entry)
      const changed = next !== state
      state = next
      return changed
    },
    effects: () => unit.effects(state),
    isAnsweredBy: (message) => isResultOf(unit, state, message),
    encode: () => unit.codec.encode(state),
    chunks: split,
    restore: (stored, parts = {}) => {
      const decoded = unit.codec.decode(stored)
      if (E.isLeft(decoded)) return false
      state = unit.chunking?.join(decoded.right, parts) ?? decoded.right
      return true
    },
    reset: () => {
      state = unit.initial
    },
    shapeOf: (part) => (part ? unit.chunking?.shape : unit.shape),
  }
}
