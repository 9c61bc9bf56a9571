import type * as t from 'io-ts'
import { emptyTable, type Table } from '../kernel/table'
import type { AnyMessage, Entry } from './entry'
import type { Parts } from './piece'

/** What a unit wants done right now. `seq` is the entry that asked: the answer must name it. */
export interface Ask {
  readonly id: string
  readonly effect: string
  readonly input: unknown
  readonly seq: number
}

/** Of a unit that asks for nothing: always the same table, so that nobody looks through it again. */
export const noAsks: Table<Ask> = emptyTable()

/**
 * One reader of the log: a machine or a plain fold. Its state is plain data and a function of the entries it heard.
 * `asks` says which effects run while it is in this state.
 */
export interface Unit<S> {
  readonly name: string
  readonly initial: S
  readonly hears: ReadonlySet<string>
  readonly step: (state: S, entry: Entry) => S
  readonly asks: (state: S) => Table<Ask>
  readonly codec: t.Type<S, unknown>
  /** Every field there is in its state; the codec itself may do more than read them. */
  readonly shape: t.Mixed
  readonly parts?: Parts<S>
}

export type StateOf<U> = U extends Unit<infer S> ? S : never

/** Whether the fact answers an ask that is still running in this unit. */
export const answers = <S>(unit: Unit<S>, state: S, message: AnyMessage): boolean =>
  message.ask !== undefined && message.ask.unit === unit.name
  && unit.asks(state)[message.ask.id]?.seq === message.ask.seq

const wants = <S>(unit: Unit<S>, state: S, message: AnyMessage): boolean =>
  message.type === 'AlarmRang' ? answers(unit, state, message) : unit.hears.has(message.type)

export const stepUnit = <S>(unit: Unit<S>, state: S, entry: Entry): S =>
  wants(unit, state, entry.message) ? unit.step(state, entry) : state
