import { describe, expect, it } from 'vitest'
import { FieldChanges } from '../../../../src/application/log/history/field-changes'
import { preferencesReducer } from '../../../../src/domain/shell'

const themes = ['light', 'light', 'dark', 'dark', 'light']

/** A fold whose states follow a list of themes; a new object at each step. */
const folding = () => {
  const states = new Map<string, unknown>([[preferencesReducer.name, { theme: 'light', other: { n: 0 } }]])
  let at = 0
  return {
    states,
    step: () => {
      states.set(preferencesReducer.name, { theme: themes[at], other: { n: at } })
      at += 1
      return false
    },
  }
}
const reducer = { log: 'account', reducer: preferencesReducer } as const
const changesOf = (path: readonly string[]) => new FieldChanges(folding(), reducer, (state) => state, path, 10, 15)

describe('The changes of a field', () => {
  it('R4-907 only the entries that changed the field are found, not those that changed another field', () => {
    const changes = changesOf(['theme'])
    expect([changes.step(3), changes.found]).toEqual([false, [13]])
    expect([changes.step(3), changes.found]).toEqual([true, [13, 15]])
  })

  it('a nested field is found by its path, and a missing field never changes', () => {
    const nested = changesOf(['other', 'n'])
    nested.step(100)
    expect(nested.found).toEqual([12, 13, 14, 15])
    const missing = changesOf(['other', 'constructor'])
    missing.step(100)
    expect(missing.found).toEqual([])
  })
})
