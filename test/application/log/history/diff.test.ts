import { describe, expect, it } from 'vitest'
import { differencesOf } from '../../../../src/application/log/history/diff'

describe('The differences of two states', () => {
  it('R4-905 each differing field has its path and its value on both sides', () => {
    expect(
      differencesOf({ a: 1, b: { c: 'x', d: [1, 2] }, e: null }, { a: 1, b: { c: 'y', d: [1] }, e: { f: 1 }, g: true }),
    ).toEqual([
      { path: 'b.c', before: 'x', after: 'y' },
      { path: 'b.d.1', before: 2, after: undefined },
      { path: 'e', before: null, after: { f: 1 } },
      { path: 'g', before: undefined, after: true },
    ])
  })

  it('a list and an object are one difference, and equal states have none', () => {
    expect(differencesOf([1], { 0: 1 })).toEqual([{ path: '', before: [1], after: { 0: 1 } }])
    expect(differencesOf({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([])
  })

  it('the list of differences is bounded', () => {
    const numbers = (offset: number) => Array.from({ length: 500 }, (_one, at) => at + offset)
    expect(differencesOf(numbers(0), numbers(1), 20)).toHaveLength(20)
  })
})
