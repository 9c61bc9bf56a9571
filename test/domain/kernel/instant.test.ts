import { describe, expect, it } from 'vitest'
import { EPOCH, Instant, toInstant, addMs, clampToInstant } from '../../../src/domain/kernel/instant'

describe('An instant', () => {
  it.each([
    ['BI-325', 0, 0],
    ['BI-326', -1, null],
    ['BI-327', 8_640_000_000_000_001, null],
    ['BI-328', 1e20, null],
    ['BI-329', '2024-01-01', null],
    ['BI-330', null, null],
    ['BI-332', 4_102_444_800_000, 4_102_444_800_000],
    ['ALL-7', 253_402_300_799_999, 253_402_300_799_999],
    ['ALL-7', 253_402_300_800_000, null],
    ['ALL-7', 8.64e15, null],
    ['ALL-7', 1.5, null],
    ['ALL-7', Number.NaN, null],
  ])('%s the timestamp %j is read as the instant %j (null: invalid)', (_id, ms, expected) => {
    expect(toInstant(ms)).toBe(expected)
  })

  it('an instant clamped from any number, even NaN or infinity, is a valid Date', () => {
    for (const ms of [Number.NaN, -Infinity, Infinity, -0.4, 8.64e15 + 5, 12.6]) {
      const at = clampToInstant(ms)
      expect([Instant.is(at), Number.isNaN(new Date(at).getTime())]).toEqual([true, false])
    }
  })

  it.each([
    [Number.NaN, 0],
    [-0.4, 0],
    [-Infinity, 0],
    [12.6, 13],
    [Infinity, 253_402_300_799_999],
  ])('an instant clamped from %d is %d', (ms, nearest) => {
    expect(clampToInstant(ms)).toBe(nearest)
    expect(EPOCH).toBe(0)
  })

  it('adding time to the last possible instant gives the last instant again', () => {
    expect(addMs(clampToInstant(8.64e15), 3_000)).toBe(253_402_300_799_999)
  })
})
