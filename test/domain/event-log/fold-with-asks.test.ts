import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { reducerWithEffects, type AlarmRang, type Entry } from '../../../src/domain/event-log'
import { reduceEntry } from '../../../src/domain/event-log/reducer'
import { alarmInput, type EffectRequestOf } from '../../../src/domain/kernel/effect'
import { addMs, Instant } from '../../../src/domain/kernel/instant'
import { effectResult, message, type ReceivedMessage } from '../../../src/domain/kernel/message'
import { keysOf } from '../../../src/domain/kernel/table'
import { NOON } from '../../support/builders/instant'

const messages = {
  Search: message('Search', { text: t.string }),
  Found: effectResult('Found', { items: t.readonlyArray(t.string) }),
  Clear: message('Clear', {}),
}
type Message = t.TypeOf<(typeof messages)[keyof typeof messages]>
const effects = { find: t.strict({ text: t.string }), alarm: alarmInput }

const Data = t.strict(
  {
    text: t.string,
    dueAt: t.union([Instant, t.null]),
    wanted: t.boolean,
    items: t.readonlyArray(t.string),
  },
  'Data',
)
type Data = t.TypeOf<typeof Data>
const nothing: Data = { text: '', dueAt: null, wanted: false, items: [] }

const step = (data: Data, heard: ReceivedMessage<Message | AlarmRang>): Data => {
  switch (heard.type) {
    case 'Search':
      return heard.text === data.text
        ? data
        : { ...data, text: heard.text, dueAt: addMs(heard.at, 1_000), wanted: false }
    case 'AlarmRang':
      return { ...data, dueAt: null, wanted: true }
    case 'Found':
      return { ...data, wanted: false, items: heard.items }
    case 'Clear':
      return nothing
  }
}
const asks = ({ text, dueAt, wanted }: Data): readonly EffectRequestOf<typeof effects>[] => [
  ...(dueAt === null
    ? []
    : [['alarm', { id: `due:${text}`, input: { at: dueAt } }] satisfies EffectRequestOf<typeof effects>]),
  ...(wanted ? [['find', { id: `find:${text}`, input: { text } }] satisfies EffectRequestOf<typeof effects>] : []),
]

const unit = reducerWithEffects('finder', {
  initial: nothing,
  codec: Data,
  handles: Object.keys(messages),
  reduce: step,
  effects: asks,
})
type State = typeof unit.initial

const through = (state: State): State => {
  const decoded = unit.codec.decode(JSON.parse(JSON.stringify(unit.codec.encode(state))))
  if (decoded._tag === 'Left') throw new Error('unreadable')
  return decoded.right
}
/** An entry with the test's message, or with the result of the first running request. */
const entryAt = (state: State, seq: number, move: string): Entry => {
  const [ask] = keysOf(state.asks).map((id) => state.asks[id])
  const made = { seq, at: addMs(NOON, seq), from: null }
  const ref = { unit: 'finder', id: ask?.id ?? '', seq: ask?.seq ?? 0 }
  if (move === 'Clear') return { ...made, message: { type: 'Clear' } }
  if (move !== 'answer') return { ...made, message: Object.assign({ type: 'Search' }, { text: move }) }
  return {
    ...made,
    message:
      ask?.effect === 'find'
        ? Object.assign({ type: 'Found', ask: ref }, { items: ['a'] })
        : { type: 'AlarmRang', ask: ref },
  }
}
const walk = (
  moves: readonly string[],
  seen: (before: State, entry: Entry, after: State) => void = () => undefined,
): State =>
  moves.reduce((before, move, i) => {
    const entry = entryAt(before, i + 1, move)
    const after = reduceEntry(unit, before, entry)
    seen(before, entry, after)
    return after
  }, unit.initial)
const anyMoves = fc.array(fc.constantFrom('answer', 'answer', 'tea', 'chess', 'Clear'))

describe('A reducer with effects', () => {
  it('an effect request has the number of the log entry that started it, and ends once the data no longer request the effect', () => {
    expect(walk(['tea']).asks).toMatchObject({
      'due:tea': { effect: 'alarm', seq: 1, input: { at: addMs(NOON, 1_001) } },
    })
    expect(walk(['tea', 'answer']).asks).toMatchObject({
      'find:tea': { effect: 'find', seq: 2, input: { text: 'tea' } },
    })
    expect(walk(['tea', 'tea', 'tea']).asks).toMatchObject({ 'due:tea': { seq: 1 } })
    expect(keysOf(walk(['tea', 'chess']).asks)).toEqual(['due:chess'])
    expect(walk(['tea', 'answer', 'answer'])).toEqual({
      data: { text: 'tea', dueAt: null, wanted: false, items: ['a'] },
      asks: {},
    })
  })

  it('a reducer returns its earlier request table object if a log entry neither starts nor ends an effect request', () => {
    const before = walk(['tea', 'answer', 'answer'])
    const after = reduceEntry(unit, before, { seq: 9, at: NOON, from: null, message: { type: 'Found' } })
    expect(after.asks).toBe(before.asks)
  })

  it('a reducer ignores a fired timer that is none of its own running timer requests', () => {
    const before = walk(['tea'])
    for (const ask of [
      { unit: 'finder', id: 'due:tea', seq: 7 },
      { unit: 'other', id: 'due:tea', seq: 1 },
    ]) {
      expect(reduceEntry(unit, before, { seq: 2, at: NOON, from: null, message: { type: 'AlarmRang', ask } })).toBe(
        before,
      )
    }
  })

  it('ALL-5 an effect request of a reducer ends when its result arrives', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        walk(moves, (_before, { message: { ask } }, after) =>
          expect(ask === undefined ? undefined : after.asks[ask.id]).toBeUndefined(),
        )
      }),
    )
  })

  it('ALL-1 a reload after any log entry changes neither the current state nor later states of a reducer', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        let reloaded = unit.initial
        walk(moves, (_before, entry, after) => {
          reloaded = through(reduceEntry(unit, reloaded, entry))
          expect(reloaded).toStrictEqual(through(after))
          expect(reloaded).toEqual(after)
        })
      }),
    )
  })

  it('ALL-7 a reducer rejects a stored state whose data or effect requests have an invalid shape', () => {
    for (const junk of [
      null,
      {},
      { data: nothing },
      { data: { ...nothing, dueAt: 'soon' }, asks: {} },
      { data: nothing, asks: { a: 1 } },
    ]) {
      expect(unit.codec.decode(junk)._tag).toBe('Left')
    }
  })
})
