import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { createActor, createMachine, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'
import { coreAccountMessages, coreTabMessages } from '../../src/domain/core'
import type { AnyMessage, EffectRequest, Reducer } from '../../src/domain/event-log'
import { reduceEntry } from '../../src/domain/event-log/reducer'
import { addMs, Instant } from '../../src/domain/kernel/instant'
import { TabId } from '../../src/domain/kernel/ids'
import type { EffectRef } from '../../src/domain/kernel/message'
import { entriesOf } from '../../src/domain/kernel/table'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { ANSWERS } from '../support/arbitraries/answers'
import { NOON } from '../support/builders/instant'
import { made } from '../support/builders/made'
import { features, has } from '../support/domain-exports'
import type { NamedMachine } from './machines'
import { MORE_ANSWERS, RAISED_BY } from './raised-by'

/** Messages that a walk may send, by type: a pool of values for each. */
const POOL = 40
const codecs: Readonly<Record<string, t.Mixed>> = Object.assign(
  {},
  coreAccountMessages,
  coreTabMessages,
  ...[...features.values()].flatMap(({ messages }) => [messages.account, messages.tab]),
)
const pools = new Map<string, readonly AnyMessage[]>()
const poolOf = (type: string, seed: number): readonly AnyMessage[] => {
  const key = `${type} ${String(seed)}`
  const kept = pools.get(key)
  if (kept !== undefined) return kept
  const codec = codecs[type]
  const made = codec === undefined ? [] : fc.sample(arbitraryOf(codec), { numRuns: POOL, seed })
  const messages = made.filter((one): one is AnyMessage => has(one, 'type') && typeof one.type === 'string')
  pools.set(key, messages)
  return messages
}

/** Collects the transitions that the machines take. Returns a function that ends the collection. */
export const watch = (
  machines: readonly NamedMachine[],
  taken: Set<AnyTransitionDefinition>,
  used: Set<AnyStateMachine>,
): (() => void) => {
  const { system } = createActor(createMachine({}), {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(one)
    },
  })
  const ends = machines.map(({ machine }) => {
    const [transition, getInitialSnapshot] = [
      machine.transition.bind(machine),
      machine.getInitialSnapshot.bind(machine),
    ]
    machine.transition = (snapshot, event, scope) => {
      used.add(machine)
      return transition(snapshot, event, { ...scope, system })
    }
    machine.getInitialSnapshot = (scope, input) => getInitialSnapshot({ ...scope, system }, input)
    // Both are methods of the class, so the machine has them again without its own.
    return () => ['transition', 'getInitialSnapshot'].every((method) => Reflect.deleteProperty(machine, method))
  })
  return () => {
    for (const end of ends) end()
  }
}

/** Every value in the state by field name, so that messages can refer to what is there. */
const valuesIn = (state: unknown, found: Map<string, unknown[]>, depth: number): Map<string, unknown[]> => {
  if (typeof state !== 'object' || state === null || depth > 8) return found
  const entries: readonly (readonly [string, unknown])[] = Object.entries(state)
  for (const [key, value] of entries) {
    // Messages name an item of a keyed machine in their field `key`.
    if (key === 'byKey' && typeof value === 'object' && value !== null) found.set('key', Object.keys(value))
    if (value !== null && value !== undefined) found.set(key, [...(found.get(key) ?? []).slice(-6), value])
    valuesIn(value, found, depth + 1)
  }
  return found
}

type Pick = (below: number) => number

/** The names under which a state may have a value for that field of a message. */
const namesFor = (key: string): readonly string[] => [
  key,
  ...(key.endsWith('Xid') ? ['xid', 'me'] : []),
  ...(key.endsWith('Id') ? ['id'] : []),
]

/** The message with fields that, mostly, repeat values of the state. */
const adapted = (message: object, known: ReadonlyMap<string, readonly unknown[]>, pick: Pick): object =>
  Object.fromEntries(
    Object.entries(message).map(([key, value]: [string, unknown]) => {
      if (key === 'type' || key === 'ask') return [key, value]
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
      if (isRecord && pick(4) > 0) return [key, adapted(value, known, pick)]
      const there = namesFor(key)
        .flatMap((name) => known.get(name) ?? [])
        .filter((one) => typeof one === typeof value)
      return [key, there.length > 0 && pick(4) > 0 ? there[pick(there.length)] : value]
    }),
  )

/** Numbers entries after those of the states in which the walks begin. */
const FIRST_SEQ = 1_000
const TABS = [null, made(TabId, 'tab-1'), made(TabId, 'tab-2')] as const

/** A transition that was not taken yet: its event, and the path of the state where it starts. */
export interface Goal {
  readonly type: string
  readonly from: string
}

interface Reached {
  readonly paths: ReadonlySet<string>
  readonly state: unknown
  readonly at: Instant
  readonly seq: number
  visits: number
}

const COUNTED_TO = 10
/** Small numbers in the data, because many of them count attempts. */
const countsIn = (context: unknown): readonly unknown[] =>
  typeof context === 'object' && context !== null
    ? Object.values(context).filter((one) => typeof one === 'number' && one < COUNTED_TO)
    : []

/** The states that a machine or the items of a keyed machine are in, without most of their data. */
const placeOf = (state: unknown): string => {
  if (has(state, 'value', 'context')) return JSON.stringify([state.value, ...countsIn(state.context)])
  if (!has(state, 'byKey', 'shared')) return ''
  const items = typeof state.byKey === 'object' && state.byKey !== null ? Object.values(state.byKey) : []
  return [...items.map(placeOf).sort().slice(0, 3), placeOf(state.shared)].join(' ')
}

const pathsIn = (value: unknown, before: string): readonly string[] =>
  typeof value === 'string'
    ? [before + value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [before + key, ...pathsIn(inner, `${before}${key}.`)])
      : []
/** The paths of all states that a machine or the items of a keyed machine are in. The path of a root is empty. */
const activeIn = (state: unknown): readonly string[] => {
  if (has(state, 'value', 'context')) return ['', ...pathsIn(state.value, '')]
  if (!has(state, 'byKey', 'shared')) return []
  const items = typeof state.byKey === 'object' && state.byKey !== null ? Object.values(state.byKey) : []
  return [...items, state.shared].flatMap(activeIn)
}

const READ = new WeakMap<object, ReadonlyMap<string, readonly unknown[]>>()
const readOf = (state: unknown): ReadonlyMap<string, readonly unknown[]> => {
  if (typeof state !== 'object' || state === null) return new Map()
  const kept = READ.get(state) ?? valuesIn(state, new Map(), 0)
  READ.set(state, kept)
  return kept
}

/**
 * Walks over a reducer. Each walk begins in a state that was reached before, and sends messages, answers to
 * effects and alarms. It prefers states and messages that lead to a goal.
 */
export class Explorer {
  readonly #reached = new Map<string, Reached>()
  readonly #types: readonly string[]
  readonly #answers: readonly string[]
  #goals: readonly Goal[] = []
  #numbers: readonly number[] = []
  #next = 0
  #state: unknown
  #at: Instant = NOON
  #seq = 0

  constructor(
    private readonly reducer: Reducer<unknown>,
    private readonly seed: number,
    begins: readonly unknown[] = [],
  ) {
    this.#types = [...reducer.handles].filter((type) => codecs[type] !== undefined)
    this.#answers = this.#types.filter((type) => poolOf(type, seed).some((one) => 'ask' in one))
    this.#state = reducer.initial
    for (const [nth, state] of [reducer.initial, ...begins].entries())
      this.#keep(`begin ${String(nth)}`, state, NOON, FIRST_SEQ)
  }

  #keep(place: string, state: unknown, at: Instant, seq: number): void {
    this.#reached.set(place, { state, at, seq, visits: 0, paths: new Set(activeIn(state)) })
  }

  readonly #pick: Pick = (below) => (this.#numbers[this.#next++ % this.#numbers.length] ?? 0) % Math.max(1, below)

  #send(message: AnyMessage): void {
    this.#seq += 1
    const tab = TABS[this.#pick(TABS.length)] ?? null
    const from = tab === null ? null : { tab, n: this.#seq }
    this.#state = reduceEntry(this.reducer, this.#state, { seq: this.#seq, at: this.#at, from, message })
  }

  #messageOf(type: string, more: object): AnyMessage | null {
    const pool = poolOf(type, this.seed)
    const template = pool[this.#pick(pool.length)]
    if (template === undefined) return null
    const message = { ...template, ...adapted(template, readOf(this.#state), this.#pick), ...more, type }
    return codecs[type]?.is(message) === true ? message : null
  }

  #resolve(ask: EffectRequest): void {
    const ref: EffectRef = { unit: this.reducer.name, id: ask.id, seq: ask.seq }
    if (ask.effect === 'alarm') {
      if (has(ask.input, 'at') && Instant.is(ask.input.at) && ask.input.at > this.#at) this.#at = ask.input.at
      return this.#send({ type: 'AlarmRang', ask: ref })
    }
    const name = `${this.reducer.name}/${ask.effect}`
    const listed = ANSWERS[name] ?? MORE_ANSWERS[name] ?? this.#answers
    const type = listed[this.#pick(listed.length)]
    if (type === undefined) return
    const [sample] = poolOf(type, this.seed)
    const input = typeof ask.input === 'object' && ask.input !== null ? Object.entries(ask.input) : []
    const repeated = Object.fromEntries(input.filter(([key]) => sample !== undefined && key in sample))
    const message = this.#messageOf(type, { ...repeated, ask: ref })
    if (message !== null) this.#send(message)
  }

  #step(): void {
    const asks = entriesOf(this.reducer.effects(this.#state)).map(([, ask]) => ask)
    const ask = asks[this.#pick(asks.length)]
    const which = this.#pick(10)
    if (ask !== undefined && which < 4) return this.#resolve(ask)
    if (which === 9) this.#at = addMs(this.#at, this.#pick(5) * 3_000)
    const active = new Set(activeIn(this.#state))
    const here = new Set(
      this.#goals.filter(({ from }) => active.has(from)).flatMap(({ type }) => RAISED_BY[type] ?? [type]),
    )
    const wanted = this.#types.filter((type) => here.has(type))
    const among = wanted.length > 0 && this.#pick(3) > 0 ? wanted : this.#types
    const type = among[this.#pick(among.length)]
    const message = type === undefined ? null : this.#messageOf(type, {})
    if (message !== null) this.#send(message)
  }

  #begin(): void {
    const scored = [...this.#reached.values()].map((reached) => ({
      reached,
      score: this.#goals.filter(({ from }) => reached.paths.has(from)).length / (1 + reached.visits),
    }))
    const [best] = scored.sort((a, b) => b.score - a.score || a.reached.visits - b.reached.visits)
    if (best === undefined) return
    const { reached } = best
    reached.visits += 1
    ;[this.#state, this.#at, this.#seq] = [reached.state, reached.at, reached.seq]
  }

  walk(steps: number, nth: number, goals: readonly Goal[]): void {
    this.#goals = goals
    this.#numbers = fc.sample(fc.nat(1_000_000), { numRuns: steps * 8, seed: this.seed + nth })
    this.#begin()
    for (let step = 0; step < steps; step += 1) {
      this.#step()
      const place = placeOf(this.#state)
      if (!this.#reached.has(place)) this.#keep(place, this.#state, this.#at, this.#seq)
    }
  }
}
