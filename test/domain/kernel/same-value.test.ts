import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameValue } from '../../../src/domain/kernel/same-value'

describe('The comparison of plain values', () => {
  it('a value equals its copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSameValue(value, structuredClone(value))).toBe(true)
      }),
    )
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [Object.create(null), {}],
  ])('%j and %j differ', (one, other) => {
    expect(isSameValue(one, other)).toBe(false)
  })
})
