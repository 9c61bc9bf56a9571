import type * as t from 'io-ts'
import { emptyTable, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import type { Chunking } from './snapshot-chunk'

/**
 * An effect that a reducer needs now. `seq`: the entry that requested the effect; the response must contain this
 * `seq`.
 */
export interface EffectRequest {
  readonly id: string
  readonly effect: string
  readonly input: unknown
  readonly seq: number
}

/**
 * The requests of a reducer without effects. Always the same object, so that a comparison by identity detects that
 * there are no requests.
 */
export const noEffectRequests: Table<EffectRequest> = emptyTable()

/**
 * A reader of the log: a machine or a plain fold. Its state is plain data and depends only on the entries that the
 * reader handled. `effects` returns the effects that run in a state.
 */
export interface Reducer<S> {
  readonly name: string
  readonly initial: S
  readonly handles: ReadonlySet<string>
  readonly reduce: (state: S, entry: Entry) => S
  readonly effects: (state: S) => Table<EffectRequest>
  readonly codec: t.Type<S, unknown>
  /** A codec with every field of the state. `codec` may do more than read the fields. */
  readonly shape: t.Mixed
  readonly chunking?: Chunking<S>
}

export type StateOf<U> = U extends Reducer<infer S> ? S : never

export const isResultOf = <S>(reducer: Reducer<S>, state: S, message: AnyMessage): boolean =>
  message.ask !== undefined &&
  message.ask.unit === reducer.name &&
  reducer.effects(state)[message.ask.id]?.seq === message.ask.seq

const handlesEntry = <S>(reducer: Reducer<S>, state: S, message: AnyMessage): boolean =>
  message.type === 'AlarmRang' ? isResultOf(reducer, state, message) : reducer.handles.has(message.type)

export const reduceEntry = <S>(reducer: Reducer<S>, state: S, entry: Entry): S =>
  handlesEntry(reducer, state, entry.message) ? reducer.reduce(state, entry) : state
