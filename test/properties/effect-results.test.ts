import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../support/arbitraries/answers'
import { EFFECTS } from './log-properties'

describe('Every effect', () => {
  it('every effect has its result messages', () => {
    expect(
      Object.entries(EFFECTS)
        .flatMap(([unit, effects]) => Object.keys(effects).map((effect) => `${unit}/${effect}`))
        .sort(),
    ).toEqual(Object.keys(ANSWERS).sort())
  })
})
