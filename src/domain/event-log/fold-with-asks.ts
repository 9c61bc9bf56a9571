import * as t from 'io-ts'
import { keysOf, tableFrom, type Table } from '../kernel/table'
import { heardFrom, type AnyHeard } from './entry'
import { Asks } from './machine-state'
import { noAsks, type Ask, type Unit } from './unit'

/** The data of a fold, and the effects that run for it. */
export interface FoldState<D> {
  readonly data: D
  readonly asks: Table<Ask>
}

/** One effect that the data wants to run: its name, the id of this request, its input. */
export type Wanted = readonly [effect: string, options: { readonly id: string, readonly input: unknown }]

/**
 * `step` takes the messages that `hears` names, as their codecs made them, so it may declare just those; `asks` says which
 * effects shall run, given the data. Both are methods for that reason: their parameter may be narrower than the one here.
 */
export interface Fold<D> {
  readonly initial: D
  readonly codec: t.Type<D, unknown>
  /** Message types. `AlarmRang` needs no mention: an alarm that this fold set reaches it, and no other does. */
  readonly hears: readonly string[]
  step(data: D, heard: AnyHeard): D
  asks(data: D): readonly Wanted[]
}

/** Requests go on under their id; one with a new id begins with this entry, one that is not wanted any more has ended. */
const asksAfter = (before: Table<Ask>, wanted: readonly Wanted[], seq: number): Table<Ask> => {
  const after = tableFrom(wanted.map(([effect, { id, input }]) => [id, before[id] ?? { id, effect, input, seq }] as const))
  const ids = keysOf(after)
  return ids.length === keysOf(before).length && ids.every((id) => before[id] !== undefined) ? before : after
}

/**
 * A fold that may ask for effects, without a machine around it: for lists, searches and forms that have no modes of their
 * own. A request runs for exactly as long as `asks` names its id; so the answer must lead to data that does not want it, and a
 * request whose input has changed must have another id. Deadlines are alarms: `['alarm', { id, input: { at } }]`.
 */
export const foldWithAsks = <D>(name: string, fold: Fold<D>): Unit<FoldState<D>> => {
  const shape = t.strict({ data: fold.codec, asks: Asks }, name)
  return {
    name,
    initial: { data: fold.initial, asks: asksAfter(noAsks, fold.asks(fold.initial), 0) },
    hears: new Set(fold.hears),
    step: (state, entry) => {
      const data = fold.step(state.data, heardFrom(entry))
      return data === state.data ? state : { data, asks: asksAfter(state.asks, fold.asks(data), entry.seq) }
    },
    asks: (state) => state.asks,
    codec: shape,
    shape,
  }
}
