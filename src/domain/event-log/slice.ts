import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { entriesOf, tableFrom, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import { WHOLE_STATE_WEIGHT, type SnapshotChunk } from './snapshot-chunk'
import { isResultOf, reduceEntry, type EffectRequest, type PureReducer } from './reducer'

/** A reducer with its current state. The log knows nothing else of a reducer. */
export interface StateSlice<S = unknown> {
  readonly name: string
  /** The reducer, for tools that fold entries again. */
  readonly reducer: PureReducer<S>
  get(): S
  apply(entry: Entry): boolean
  effects(): Table<EffectRequest>
  isAnsweredBy(message: AnyMessage): boolean
  encode(): unknown
  /** The state as stored chunks. The first chunk has the reducer's name; the other names start with that name. */
  chunks(): readonly SnapshotChunk[]
  /**
   * Restores a stored state. Returns `false` if `stored` is no state of this reducer; in that case the slice keeps its
   * state.
   */
  restore(stored: unknown, parts?: Table<unknown>): boolean
  reset(): void
  /** The shape of the state or, if `part`, of the other chunks of the state; `undefined` if the reducer has no other chunks. */
  shapeOf(part: boolean): t.Mixed | undefined
}

const part = (reducerName: string, name: string): string => `${reducerName}/${name}`

/** The chunks of a reducer except its first, by the names that the reducer gave them. */
export const chunksOfReducer = (reducerName: string, pieces: Table<unknown>): Table<unknown> =>
  tableFrom(
    entriesOf(pieces).flatMap(([name, stored]) =>
      name.startsWith(part(reducerName, '')) ? [[name.slice(reducerName.length + 1), stored] as const] : [],
    ),
  )

export const createSlice = <S>(reducer: PureReducer<S>): StateSlice<S> => {
  let state = reducer.initial
  const split = (): readonly SnapshotChunk[] => {
    const of = state
    const { main, parts } = reducer.chunking?.split(of) ?? { main: of, parts: [] }
    return [
      { name: reducer.name, of, weight: WHOLE_STATE_WEIGHT, encode: () => reducer.codec.encode(main) },
      ...parts.map((chunk) => ({ ...chunk, name: part(reducer.name, chunk.name) })),
    ]
  }
  return {
    name: reducer.name,
    reducer,
    get: () => state,
    apply: (entry) => {
      const next = reduceEntry(reducer, state, entry)
      const changed = next !== state
      state = next
      return changed
    },
    effects: () => reducer.effects(state),
    isAnsweredBy: (message) => isResultOf(reducer, state, message),
    encode: () => reducer.codec.encode(state),
    chunks: split,
    restore: (stored, parts = {}) => {
      const decoded = reducer.codec.decode(stored)
      if (E.isLeft(decoded)) return false
      state = reducer.chunking?.join(decoded.right, parts) ?? decoded.right
      return true
    },
    reset: () => {
      state = reducer.initial
    },
    shapeOf: (part) => (part ? reducer.chunking?.shape : reducer.shape),
  }
}
