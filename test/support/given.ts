import { expect } from 'vitest'
import type { AccountMessage, TabMessage } from '../../src/domain/features'
import type { FeatureMessage } from '../../src/domain/event-log'
import { isResultOf, reduceEntry, type Reducer } from '../../src/domain/event-log/reducer'
import { addMs, type Instant } from '../../src/domain/kernel/instant'
import type { EffectRef } from '../../src/domain/kernel/message'
import { entriesOf } from '../../src/domain/kernel/table'
import { NOON } from './builders/instant'

/** Any message of a feature is allowed, so that helpers can build messages from parts. */
type Message = AccountMessage | TabMessage | FeatureMessage
/** Returns a reference to the running effect with this id. */
type FindAsk = (id: string) => EffectRef
/** A message, a response to an effect that runs at that step, or a wait in ms. */
export type Step = Message | ((ask: FindAsk) => Message) | { readonly wait: number }

export interface Expected {
  /** The expected state of the machine. */
  readonly in?: unknown
  /** The expected running effects: their inputs, keyed by id. */
  readonly asks?: Readonly<Record<string, unknown>>
  /** Expected fields of the reducer's data. */
  readonly data?: object
}

/** A step in which `ms` pass. */
export const wait = (ms: number): Step => ({ wait: ms })

/** A step in which the alarm with this id rings. */
export const alarm =
  (id: string): Step =>
  (ask) => ({ type: 'AlarmRang', ask: ask(id) })

const has = <K extends string>(u: unknown, key: K): u is Record<K, unknown> =>
  typeof u === 'object' && u !== null && key in u

/** The machine's state that a keyed machine shares, or the state itself. */
const machineIn = (state: unknown): unknown =>
  has(state, 'shared') && has(state.shared, 'value') ? state.shared : state

const check = (state: unknown, asked: unknown, { in: value, asks, data }: Expected): void => {
  if (value !== undefined) expect(has(state, 'value') ? state.value : state).toEqual(value)
  if (asks !== undefined) expect(asked).toEqual(asks)
  if (data !== undefined)
    expect(
      has(state, 'context') ? state.context : has(state, 'asks') && has(state, 'data') ? state.data : state,
    ).toMatchObject(data)
}

/** Fails if the codec `shape` lacks a field of the state, because a reload would lose that field. */
const stored = <S>({ name, shape }: Reducer<S>, state: S, after: string): S => {
  if (!shape.is(state)) throw new Error(`after ${after} the state of ${name} is none that can be stored`)
  return state
}

/** Drives one reducer by messages, without actor, clock or mock. */
export class Story<S> {
  constructor(
    readonly unit: Reducer<S>,
    readonly state: S,
    private readonly seq: number,
    readonly at: Instant,
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
    // Drop the response to an effect that no longer runs, as the log does.
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

  /** Encodes and decodes the state, as a reload does. */
  reloaded(): Story<S> {
    const { codec } = this.unit
    const decoded = codec.decode(JSON.parse(JSON.stringify(codec.encode(this.state))))
    if (decoded._tag === 'Left') throw new Error(`the state of ${this.unit.name} can't be read back`)
    return new Story(this.unit, decoded.right, this.seq, this.at)
  }

  /** Checks the result. Not called `then`, because JavaScript treats an object with `then` as a promise. */
  gives(expected: Expected): Story<S> {
    check(machineIn(this.state), this.asked(), expected)
    return this
  }
}

export const given = <S>(unit: Reducer<S>, ...steps: readonly Step[]): Story<S> =>
  new Story(unit, stored(unit, unit.initial, 'nothing'), 0, NOON).when(...steps)
