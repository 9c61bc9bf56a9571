import * as t from 'io-ts'
import { keysOf, tableFrom, type Table } from '../kernel/table'
import { receivedFrom, type AnyReceivedMessage } from './entry'
import { EffectRequests } from './machine-state'
import type { SharedState } from './keyed-machine'
import { noEffectRequests, type EffectRequest, type Reducer } from './reducer'

export interface StateWithEffects<D> {
  readonly data: D
  readonly asks: Table<EffectRequest>
}

export type WantedEffect = readonly [effect: string, options: { readonly id: string; readonly input: unknown }]

/**
 * `reduce` receives decoded messages of the types in `handles`. `effects` returns the effects that must run for the
 * data.
 * Both are methods, so that an implementation may declare a narrower parameter type.
 */
export interface ReducerSpec<D> {
  readonly initial: D
  readonly codec: t.Type<D, unknown>
  /**
   * The message types that the reducer handles. Do not list `AlarmRang`: the reducer receives its own alarms anyway.
   */
  readonly handles: readonly string[]
  reduce(data: D, message: AnyReceivedMessage): D
  effects(data: D): readonly WantedEffect[]
}

/**
 * The active requests after an entry. A request whose id is still present continues. A request with a new id starts. A
 * request whose id is missing has ended.
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

/** A reducer with effects as the state that the items of a keyed machine share. `name` is the keyed machine's name. */
export const effectsAsShared = <D>(
  name: string,
  fold: Omit<ReducerSpec<D>, 'handles'>,
): Required<Omit<SharedState<unknown, StateWithEffects<D>>, 'signals'>> => {
  const shape = t.strict({ data: fold.codec, asks: EffectRequests }, name)
  return {
    initial: { data: fold.initial, asks: asksAfter(noEffectRequests, fold.effects(fold.initial), 0) },
    codec: shape,
    shape,
    step: (state, message) => {
      const data = fold.reduce(state.data, message)
      return data === state.data ? state : { data, asks: asksAfter(state.asks, fold.effects(data), message.entry) }
    },
    effects: ({ asks }) => asks,
  }
}

/**
 * A reducer that requests effects without a machine, for lists, searches and forms without modes.
 * A request runs as long as `effects` returns its id. So its response must lead to data that no longer needs the
 * request, and a request with new input needs a new id. Deadlines are alarms: `['alarm', { id, input: { at } }]`.
 */
export const reducerWithEffects = <D>(name: string, fold: ReducerSpec<D>): Reducer<StateWithEffects<D>> => {
  const { initial, codec, shape, step, effects } = effectsAsShared(name, fold)
  return {
    name,
    initial,
    handles: new Set(fold.handles),
    reduce: (state, entry) => step(state, receivedFrom(entry)),
    effects,
    codec,
    shape,
  }
}
