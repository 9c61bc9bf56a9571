import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../support/arbitraries/answers'
import { EFFECTS } from './log-properties'

describe('The table of result messages', () => {
  it('the table of result messages has a row for every effect of the app, and no other row', () => {
    expect(
      Object.entries(EFFECTS)
        .flatMap(([unit, effects]) => Object.keys(effects).map((effect) => `${unit}/${effect}`))
        .sort(),
    ).toEqual(Object.keys(ANSWERS).sort())
  })
})
