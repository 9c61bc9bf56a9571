import * as t from 'io-ts'
import { keysOf, tableFrom, type Table } from '../kernel/table'
import { receivedFrom, type AnyReceivedMessage } from './entry'
import { EffectRequests } from './machine-state'
import { noEffectRequests, type EffectRequest, type Reducer } from './reducer'

/** The data of a fold, and the effects that run for it. */
export interface StateWithEffects<D> {
  readonly data: D
  readonly asks: Table<EffectRequest>
}

/** One effect that the data wants to run: its name, the id of this request, its input. */
export type WantedEffect = readonly [effect: string, options: { readonly id: string; readonly input: unknown }]

/**
 * `applyInput` takes the messages that `hears` names, as their codecs made them, so it may declare just those; `asks`
 * says which
 * effects shall run, given the data. Both are methods for that reason: their parameter may be narrower than the one
 * here.
 */
export interface ReducerSpec<D> {
  readonly initial: D
  readonly codec: t.Type<D, unknown>
  /** Message types. `AlarmRang` needs no mention: an alarm that this fold set reaches it, and no other does. */
  readonly handles: readonly string[]
  reduce(data: D, heard: AnyReceivedMessage): D
  effects(data: D): readonly WantedEffect[]
}

/**
 * Requests go on under their id; one with a new id begins with this entry, one that is not wanted any more has ended.
 */
const asksAfter = (
  before: Table<EffectRequest>,
  wanted: readonly WantedEffect[],
  seq: number,
): Table<EffectRequest> => {
  const after = tableFrom(
    wanted.map(([effect, { id, input }]) => [id, before[id] ?? { id, effect, input, seq }] as const),
  )
  const ids = keysOf(after)
  return ids.length === keysOf(before).length && ids.every((id) => before[id] !== undefined) ? before : after
}

/**
 * A fold that may ask for effects, without a machine around it: for lists, searches and forms that have no modes of
 * their
 * own. A request runs for exactly as long as `asks` names its id; so the answer must lead to data that does not want
 * it, and a
 * request whose input has changed must have another id. Deadlines are alarms: `['alarm', { id, input: { at } }]`.
 */
export const reducerWithEffects = <D>(name: string, fold: ReducerSpec<D>): Reducer<StateWithEffects<D>> => {
  const shape = t.strict({ data: fold.codec, asks: EffectRequests }, name)
  return {
    name,
    initial: { data: fold.initial, asks: asksAfter(noEffectRequests, fold.effects(fold.initial), 0) },
    handles: new Set(fold.handles),
    reduce: (state, entry) => {
      const data = fold.reduce(state.data, receivedFrom(entry))
      return data === state.data ? state : { data, asks: asksAfter(state.asks, fold.effects(data), entry.seq) }
    },
    effects: (state) => state.asks,
    codec: shape,
    shape,
  }
}
