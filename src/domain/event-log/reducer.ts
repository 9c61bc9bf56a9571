import type * as t from 'io-ts'
import type { AnyStateMachine } from 'xstate'
import { emptyTable, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import type { Chunking, SnapshotChunk } from './snapshot-chunk'

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
  /** The statechart of the state, or of each item of a keyed machine. */
  readonly machine?: AnyStateMachine
}

/**
 * A reducer for tools that fold entries of many reducers. Its methods accept `unknown` states, so that reducers of
 * different states fit in one list.
 */
export interface PureReducer<S = unknown> extends Pick<Reducer<unknown>, 'name' | 'handles' | 'shape' | 'machine'> {
  readonly initial: S
  readonly codec: { encode(state: S): unknown; decode(stored: unknown): t.Validation<S> }
  readonly chunking?: Pick<Chunking<unknown>, 'shape'> & {
    split(state: S): { readonly main: S; readonly parts: readonly SnapshotChunk[] }
    join(main: S, parts: Table<unknown>): S
  }
  reduce(state: S, entry: Entry): S
  effects(state: S): Table<EffectRequest>
}

export type StateOf<U> = U extends Reducer<infer S> ? S : never

export const isResultOf = <S>(reducer: PureReducer<S>, state: S, message: AnyMessage): boolean =>
  message.ask !== undefined &&
  message.ask.unit === reducer.name &&
  reducer.effects(state)[message.ask.id]?.seq === message.ask.seq

const handlesEntry = <S>(reducer: PureReducer<S>, state: S, message: AnyMessage): boolean =>
  message.type === 'AlarmRang' ? isResultOf(reducer, state, message) : reducer.handles.has(message.type)

export const reduceEntry = <S>(reducer: PureReducer<S>, state: S, entry: Entry): S =>
  handlesEntry(reducer, state, entry.message) ? reducer.reduce(state, entry) : state
