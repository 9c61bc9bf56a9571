import type * as t from 'io-ts'
import { emptyTable, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import type { Chunking } from './snapshot-chunk'

/** What a unit wants done right now. `seq` is the entry that asked: the answer must name it. */
export interface EffectRequest {
  readonly id: string
  readonly effect: string
  readonly input: unknown
  readonly seq: number
}

/** Of a unit that asks for nothing: always the same table, so that nobody looks through it again. */
export const noEffectRequests: Table<EffectRequest> = emptyTable()

/**
 * One reader of the log: a machine or a plain fold. Its state is plain data and a function of the entries it heard.
 * `asks` says which effects run while it is in this state.
 */
export interface Reducer<S> {
  readonly name: string
  readonly initial: S
  readonly handles: ReadonlySet<string>
  readonly reduce: (state: S, entry: Entry) => S
  readonly effects: (state: S) => Table<EffectRequest>
  readonly codec: t.Type<S, unknown>
  /** Every field there is in its state; the codec itself may do more than read them. */
  readonly shape: t.Mixed
  readonly chunking?: Chunking<S>
}

export type StateOf<U> = U extends Reducer<infer S> ? S : never

/** Whether the fact answers an ask that is still running in this unit. */
export const isResultOf = <S>(unit: Reducer<S>, state: S, message: AnyMessage): boolean =>
  message.ask !== undefined &&
  message.ask.unit === unit.name &&
  unit.effects(state)[message.ask.id]?.seq === message.ask.seq

const handlesEntry = <S>(unit: Reducer<S>, state: S, message: AnyMessage): boolean =>
  message.type === 'AlarmRang' ? isResultOf(unit, state, message) : unit.handles.has(message.type)

export const reduceEntry = <S>(unit: Reducer<S>, state: S, entry: Entry): S =>
  handlesEntry(unit, state, entry.message) ? unit.reduce(state, entry) : state
