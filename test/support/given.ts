import { expect } from 'vitest'
import type { AccountMessage } from '../../src/domain/manifests/account-messages'
import { isResultOf, reduceEntry, type Reducer } from '../../src/domain/event-log/reducer'
import { addMs, type Instant } from '../../src/domain/kernel/instant'
import type { EffectRef } from '../../src/domain/kernel/message'
import { entriesOf } from '../../src/domain/kernel/table'
import type { TabMessage } from '../../src/domain/manifests/tab-messages'
import { NOON } from './builders/instant'

type Message = AccountMessage | TabMessage
/** Finds the ask that is running under that id. */
type FindAsk = (id: string) => EffectRef
/** A message, or one that answers what is asked for by then. */
export type Step = Message | ((ask: FindAsk) => Message) | { readonly wait: number }

export interface Expected {
  /** The state of a machine. */
  readonly in?: unknown
  /** Every ask that runs: its id and its input. */
  readonly asks?: Readonly<Record<string, unknown>>
  /** What the data has at least. */
  readonly data?: object
}

/** Lets time pass before what comes next. */
export const wait = (ms: number): Step => ({ wait: ms })

/** The alarm that is set under that id rings. */
export const alarm =
  (id: string): Step =>
  (ask) => ({ type: 'AlarmRang', ask: ask(id) })

const has = <K extends string>(u: unknown, key: K): u is Record<K, unknown> =>
  typeof u === 'object' && u !== null && key in u

const check = (state: unknown, asked: unknown, { in: value, asks, data }: Expected): void => {
  if (value !== undefined) expect(has(state, 'value') ? state.value : state).toEqual(value)
  if (asks !== undefined) expect(asked).toEqual(asks)
  if (data !== undefined)
    expect(
      has(state, 'context') ? state.context : has(state, 'asks') && has(state, 'data') ? state.data : state,
    ).toMatchObject(data)
}

/** No field of it is missing: else a reload would lose it. */
const stored = <S>({ name, shape }: Reducer<S>, state: S, after: string): S => {
  if (!shape.is(state)) throw new Error(`after ${after} the state of ${name} is none that can be stored`)
  return state
}

/** A story that one unit hears, told over its pure transitions: no actor, no clock, no mock. */
export class Story<S> {
  constructor(
    readonly unit: Reducer<S>,
    readonly state: S,
    private readonly seq: number,
    private readonly at: Instant,
  ) {}

  readonly #find: FindAsk = (id) => {
    const ask = this.unit.effects(this.state)[id]
    if (ask === undefined)
      throw new Error(`${id} is not asked for, but ${Object.keys(this.asked()).join(', ') || 'nothing'}`)
    return { unit: this.unit.name, id, seq: ask.seq }
  }

  asked(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(entriesOf(this.unit.effects(this.state)).map(([id, { input }]) => [id, input]))
  }

  #step(step: Step): Story<S> {
    const message = typeof step === 'function' ? step(this.#find) : step
    if ('wait' in message) return new Story(this.unit, this.state, this.seq, addMs(this.at, message.wait))
    // As the log does: an answer to what no longer runs here doesn't enter.
    const isStale =
      message.type !== 'AlarmRang' &&
      'ask' in message &&
      message.ask.unit === this.unit.name &&
      !isResultOf(this.unit, this.state, message)
    if (isStale) return this
    const seq = this.seq + 1
    return new Story(
      this.unit,
      stored(this.unit, reduceEntry(this.unit, this.state, { seq, at: this.at, from: null, message }), message.type),
      seq,
      this.at,
    )
  }

  when(...steps: readonly Step[]): Story<S> {
    return steps.reduce<Story<S>>((story, step) => story.#step(step), this)
  }

  /** Everything is written down and read back, as over a reload. */
  reloaded(): Story<S> {
    const { codec } = this.unit
    const decoded = codec.decode(JSON.parse(JSON.stringify(codec.encode(this.state))))
    if (decoded._tag === 'Left') throw new Error(`the state of ${this.unit.name} can't be read back`)
    return new Story(this.unit, decoded.right, this.seq, this.at)
  }

  /** What has come of it. Named so because an object with a `then` is taken for a promise. */
  gives(expected: Expected): Story<S> {
    check(this.state, this.asked(), expected)
    return this
  }
}

export const given = <S>(unit: Reducer<S>, ...steps: readonly Step[]): Story<S> =>
  new Story(unit, stored(unit, unit.initial, 'nothing'), 0, NOON).when(...steps)
