import { expect, it } from 'vitest'
import { uniqueTimestamps } from '../../../src/application/log/tabs/unique-timestamps'
import { noonPlus } from '../../support/builders/instant'

it('R1-196 OUT-8 files created in the same millisecond, or after the clock went back, get different timestamps', () => {
  const times = [0, 0, 0, 1, 50, 20, 60].map(noonPlus)
  let asked = 0
  const moment = uniqueTimestamps({ now: () => times[asked++] ?? noonPlus(0), wake: () => () => undefined })
  expect(times.map(() => moment())).toEqual([0, 1, 2, 3, 50, 51, 60].map(noonPlus))
})
