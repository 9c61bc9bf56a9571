import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { keyedMachine, type AnyReceivedMessage, type AnyMessage, type Entry } from '../../../src/domain/event-log'
import { reduceEntry } from '../../../src/domain/event-log/reducer'
import { alarmInput, effect } from '../../../src/domain/kernel/effect'
import { Instant, addMs } from '../../../src/domain/kernel/instant'
import { entriesOf, keysOf } from '../../../src/domain/kernel/table'
import { NOON } from '../../support/builders/instant'

const Context = t.strict({ key: t.string, until: Instant, order: t.number }, 'RingContext')
type Context = t.TypeOf<typeof Context>
type Event =
  | { type: 'Answer' }
  | { type: 'Answered' }
  | { type: 'AlarmRang' }
  | { type: 'Forget' }
  | { type: 'TurnCame' }
  | { type: 'Extend'; at: Instant }
const answerInput = t.strict({ key: t.string })

const types: { context?: Context; input?: Context; events?: Event } = {}
const machine = setup({
  types,
  actors: { alarm: effect(alarmInput), answerCall: effect(answerInput) },
}).createMachine({
  id: 'ring',
  context: ({ input }) => input,
  initial: 'waiting',
  on: { Forget: '.over' },
  states: {
    waiting: { on: { TurnCame: 'ringing' } },
    ringing: {
      invoke: { src: 'alarm', id: 'lapse', input: ({ context }) => ({ at: context.until }) },
      on: {
        AlarmRang: 'over',
        Answer: 'answering',
        Extend: { target: 'ringing', reenter: true, actions: assign(({ event }) => ({ until: event.at })) },
      },
    },
    answering: {
      invoke: { src: 'answerCall', id: 'answer', input: ({ context }) => ({ key: context.key }) },
      on: { Answered: 'ongoing' },
    },
    ongoing: {},
    over: { type: 'final' },
  },
})

type Message = AnyMessage & { readonly key?: string; readonly on?: boolean }
const heardOf = (heard: AnyReceivedMessage): AnyReceivedMessage & Pick<Message, 'key' | 'on'> => heard

const unit = keyedMachine('ring', machine, {
  context: Context,
  handles: ['Ring', 'Answer', 'Answered', 'Forget', 'Extend', 'Quiet'],
  keyOf: (heard) => heardOf(heard).key ?? null,
  begin: (heard) =>
    heard.type === 'Ring' ? { key: heardOf(heard).key, until: addMs(heard.at, 30_000), order: heard.entry } : null,
  shared: {
    initial: { quiet: false },
    codec: t.strict({ quiet: t.boolean }),
    step: (shared, heard) => (heard.type === 'Quiet' ? { quiet: heardOf(heard).on ?? false } : shared),
    signals: (items, { quiet }) => {
      const all = entriesOf(items)
        .map(([key, { value, context }]) => ({ key, value, order: context.order }))
        .sort((a, b) => a.order - b.order)
      const [next] = all.filter(({ value }) => value === 'waiting')
      return quiet || next === undefined || all.some(({ value }) => value === 'ringing')
        ? []
        : [[next.key, { type: 'TurnCame' }]]
    },
  },
})
type State = typeof unit.initial

const entry = (seq: number, message: Message): Entry => ({ seq, at: addMs(NOON, seq), from: null, message })
const after = (...messages: readonly Message[]): State =>
  messages.reduce((state, message, i) => reduceEntry(unit, state, entry(i + 1, message)), unit.initial)
const valuesOf = ({ byKey }: State) => Object.fromEntries(entriesOf(byKey).map(([key, { value }]) => [key, value]))
const asked = (state: State) => entriesOf(unit.effects(state)).map(([id, { effect: name, seq }]) => [id, name, seq])
const through = (state: State): State => {
  const decoded = unit.codec.decode(JSON.parse(JSON.stringify(unit.codec.encode(state))))
  if (decoded._tag === 'Left') throw new Error('unreadable')
  return decoded.right
}
const ring = (key: string): Message => ({ type: 'Ring', key })
const ref = (id: string, seq: number) => ({ unit: 'ring', id, seq })

describe('A keyed machine', () => {
  it('a keyed machine starts an item only on its start message', () => {
    expect(valuesOf(after({ type: 'Answer', key: 'a' }, { type: 'Forget' }))).toEqual({})
    expect(valuesOf(after(ring('a'), ring('a'), ring('b')))).toEqual({ a: 'ringing', b: 'waiting' })
  })

  it('a keyed machine requests effects under the key of an item, and routes each result and fired timer to that item', () => {
    const two = after(ring('a'), ring('b/c'), { type: 'Answer', key: 'a' })
    expect(asked(two)).toEqual([
      ['answer/a', 'answerCall', 3],
      ['lapse/b/c', 'alarm', 3],
    ])
    const answered = reduceEntry(unit, two, entry(4, { type: 'Answered', ask: ref('answer/a', 3) }))
    expect([valuesOf(answered), asked(answered)]).toEqual([
      { a: 'ongoing', 'b/c': 'ringing' },
      [['lapse/b/c', 'alarm', 3]],
    ])
    const lapsed = reduceEntry(unit, answered, entry(5, { type: 'AlarmRang', ask: ref('lapse/b/c', 3) }))
    expect([valuesOf(lapsed), asked(lapsed)]).toEqual([{ a: 'ongoing' }, []])
  })

  it('when an item re-enters a state that requests an effect, the keyed machine replaces the effect request by a new one', () => {
    expect(asked(after(ring('a'), Object.assign({ type: 'Extend', key: 'a' }, { at: addMs(NOON, 90_000) })))).toEqual([
      ['lapse/a', 'alarm', 2],
    ])
  })

  it('a keyed machine ignores a fired timer that is none of its running timer requests', () => {
    const ringing = after(ring('a'))
    for (const ask of [
      ref('lapse/a', 9),
      ref('lapse/b', 1),
      ref('lapse', 1),
      { ...ref('lapse/a', 1), unit: 'other' },
    ]) {
      expect(reduceEntry(unit, ringing, entry(2, { type: 'AlarmRang', ask }))).toBe(ringing)
    }
  })

  it('a message without a key reaches all items of a keyed machine, and finished items are dropped', () => {
    expect(after(ring('a'), ring('b'), { type: 'Forget' })).toEqual({ byKey: {}, shared: { quiet: false } })
  })

  it('when a log entry ends the running item of a keyed machine, the same entry starts the next waiting item', () => {
    expect(valuesOf(after(ring('b'), ring('a'), { type: 'Forget', key: 'b' }))).toEqual({ a: 'ringing' })
    const held = after({ type: 'Quiet', on: true }, ring('a'))
    expect([valuesOf(held), valuesOf(reduceEntry(unit, held, entry(3, { type: 'Quiet', on: false })))]).toEqual([
      { a: 'waiting' },
      { a: 'ringing' },
    ])
  })

  it('a keyed machine returns its earlier state object if a log entry changes no item, and equal requests if none change', () => {
    const ringing = after(ring('a'))
    expect(reduceEntry(unit, ringing, entry(2, { type: 'Answered', key: 'a' }))).toBe(ringing)
    expect(unit.effects(reduceEntry(unit, ringing, entry(2, ring('b'))))).toEqual(unit.effects(ringing))
  })

  const anyMove = fc.record({
    type: fc.constantFrom('Ring', 'Ring', 'Answer', 'Answered', 'Forget', 'Quiet', 'answer', 'answer'),
    key: fc.constantFrom('a', 'b/c', '__proto__', 'constructor'),
    on: fc.boolean(),
    pick: fc.nat(3),
  })
  const messageOf = (
    state: State,
    { type, key, on, pick }: { type: string; key: string; on: boolean; pick: number },
  ): Message => {
    if (type !== 'answer') return type === 'Quiet' ? { type, on } : { type, key }
    const asks = entriesOf(unit.effects(state))
    const [id, ask] = asks[pick % Math.max(1, asks.length)] ?? ['', null]
    return { type: ask?.effect === 'alarm' ? 'AlarmRang' : 'Answered', ask: ref(id, ask?.seq ?? 0) }
  }

  it('ALL-1 ALL-5 a reload after any log entry does not change a keyed machine, and every answered effect request ends', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        let [live, reloaded] = [unit.initial, unit.initial]
        moves.forEach((move, i) => {
          const one = entry(i + 1, messageOf(live, move))
          live = reduceEntry(unit, live, one)
          reloaded = through(reduceEntry(unit, reloaded, one))
          expect(reloaded).toEqual(live)
          expect([keysOf(unit.effects(reloaded)), unit.effects(reloaded)]).toEqual([
            keysOf(unit.effects(live)),
            unit.effects(live),
          ])
          const { ask } = one.message
          expect(entriesOf(unit.effects(live)).filter(([id, { seq }]) => id === ask?.id && seq === ask.seq)).toEqual([])
        })
      }),
    )
  })

  it('ALL-7 a keyed machine rejects a stored state with an unknown state name, an invalid context or a missing field', () => {
    const { byKey, shared } = after(ring('a'))
    const item = byKey['a']
    expect(unit.codec.decode({ byKey: { a: item }, shared })._tag).toBe('Right')
    for (const junk of [
      null,
      {},
      { byKey: {} },
      { byKey: { a: { ...item, value: 'dreaming' } }, shared },
      { byKey: { a: { ...item, context: {} } }, shared },
    ]) {
      expect(unit.codec.decode(junk)._tag).toBe('Left')
    }
  })
})
