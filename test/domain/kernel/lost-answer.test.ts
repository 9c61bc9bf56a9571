import { describe, expect, it } from 'vitest'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { NO_LOOK_UPS, firstLookUp, mayLookUpAgain, nextLookUp } from '../../../src/domain/kernel/lost-answer'

describe('Looking up a lost answer', () => {
  it('ALL-12 the client looks a lost answer up three times, the last time 30 s after the first wait began', () => {
    const first = firstLookUp(clampToInstant(1_000))
    const second = nextLookUp(first, first.until)
    const third = nextLookUp(second, second.until)
    expect([first, second, third].map(({ until }) => until - 1_000)).toEqual([3_000, 10_000, 30_000])
    expect([NO_LOOK_UPS, first, second, third].map(mayLookUpAgain)).toEqual([true, true, true, false])
  })

  it('after the last scheduled look-up, a further one is due at once', () => {
    expect(nextLookUp({ looks: 3 }, clampToInstant(5)).until).toBe(5)
  })
})
