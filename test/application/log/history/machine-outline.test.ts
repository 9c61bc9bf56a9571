import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import {
  machineValues,
  outlineOf,
  valuesText,
  valueText,
  type OutlineState,
} from '../../../../src/application/log/history/machine-outline'

const machine = createMachine({
  id: 'door',
  type: 'parallel',
  states: {
    lock: { initial: 'locked', states: { locked: { on: { Unlock: 'open' } }, open: { on: { Lock: 'locked' } } } },
    light: { initial: 'off', states: { off: { on: { Switch: { target: 'on', guard: 'hasPower' } } }, on: {} } },
  },
})

const activeIn = (state: OutlineState): readonly string[] => [
  ...(state.isActive ? [state.key] : []),
  ...state.states.flatMap(activeIn),
]
const eventsIn = (state: OutlineState): readonly (readonly [string, boolean])[] => [
  ...state.events.map(({ type, isPossible }) => [type, isPossible] as const),
  ...state.states.flatMap(eventsIn),
]

describe('The outline of a machine', () => {
  it('R4-903 the active states of every region are marked, and so are the events that they handle', () => {
    const outline = outlineOf(machine, { lock: 'open', light: 'off' })
    expect(activeIn(outline)).toEqual(['door', 'lock', 'open', 'light', 'off'])
    expect(eventsIn(outline)).toEqual([
      ['Unlock', false],
      ['Lock', true],
      ['Switch', true],
    ])
    expect(outline.states[1]?.states[0]?.events).toEqual([
      { type: 'Switch', guards: ['hasPower'], targets: ['on'], isPossible: true },
    ])
  })

  it('without a state value no state is active', () => {
    expect(activeIn(outlineOf(machine, null))).toEqual([])
  })

  it('the states of a keyed machine are those of its items, beside the state that they share', () => {
    expect(machineValues({ value: 'idle', context: {} })).toEqual({ items: ['idle'], shared: null })
    const keyed = { byKey: { b: { value: 'done' }, a: { value: { sending: 'slow' } } }, shared: { value: 'open' } }
    expect(machineValues(keyed)).toEqual({ items: [{ sending: 'slow' }, 'done'], shared: 'open' })
    expect(valuesText(machineValues(keyed))).toBe('open | sending.slow | done')
    expect(machineValues({ byKey: {}, shared: null })).toEqual({ items: [], shared: null })
  })

  it('a state value is written as text', () => {
    expect(valueText('idle')).toBe('idle')
    expect(valueText({ present: 'known' })).toBe('present.known')
    expect(valueText({ lock: 'open', light: 'off' })).toBe('lock: open, light: off')
  })
})
