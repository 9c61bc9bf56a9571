import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { machineReducer } from '../../../src/domain/event-log'
import { alarmInput, effect } from '../../../src/domain/kernel/effect'
import { EPOCH, Instant } from '../../../src/domain/kernel/instant'
import { afterTyping, pauseThen, pausing } from '../../../src/domain/kernel/typing-pause'
import { NOON, noonPlus } from '../../support/builders/instant'

const lookUp = () => [['lookUp', { id: 'look:tea' }] as const]

describe('The pause after typing', () => {
  it('typed text is looked up one second after the last keystroke, or after a given pause', () => {
    expect([afterTyping(NOON), afterTyping(NOON, 300)]).toEqual([noonPlus(1_000), noonPlus(300)])
  })

  it('only an alarm is requested during the pause, and only the lookup after the pause', () => {
    expect(pauseThen('due:1', noonPlus(1_000), lookUp)).toEqual([
      ['alarm', { id: 'due:1', input: { at: noonPlus(1_000) } }],
    ])
    expect(pauseThen('due:1', null, lookUp)).toEqual(lookUp())
  })

  it('a keystroke during the pause of a machine begins a new pause, and the alarm of the last pause starts the lookup', () => {
    const types: { context?: { at: Instant }; events?: { type: 'note/Type'; at: Instant } | { type: 'AlarmRang' } } = {}
    const machine = setup({
      types,
      actors: { alarm: effect(alarmInput) },
      actions: { type: assign((_, { at }: { at: Instant }) => ({ at: afterTyping(at) })) },
    }).createMachine({
      id: 'note',
      context: { at: EPOCH },
      initial: 'idle',
      on: { 'note/Type': { target: '.pausing', actions: { type: 'type', params: ({ event }) => event } } },
      states: { idle: {}, pausing: pausing('notePause', 'looking'), looking: {} },
    })
    const reducer = machineReducer('note/search', machine, t.strict({ at: Instant }), ['note/Type'])
    const typed = (state: typeof reducer.initial, seq: number, at: Instant) =>
      reducer.reduce(state, { seq, at, from: null, message: { type: 'note/Type' } })
    const twice = typed(typed(reducer.initial, 1, NOON), 2, noonPlus(500))
    expect([twice.value, twice.asks]).toEqual([
      'pausing',
      { notePause: { id: 'notePause', effect: 'alarm', input: { at: noonPlus(1_500) }, seq: 2 } },
    ])
    const rang = { type: 'AlarmRang', ask: { unit: reducer.name, id: 'notePause', seq: 2 } }
    expect(reducer.reduce(twice, { seq: 3, at: noonPlus(1_500), from: null, message: rang })).toMatchObject({
      value: 'looking',
      asks: {},
    })
  })
})
