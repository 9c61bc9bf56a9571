import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../support/arbitraries/answers'
import { EFFECTS } from './log-properties'

describe('Every effect', () => {
  it('the table of result messages lists exactly the effects of the program', () => {
    expect(
      Object.entries(EFFECTS)
        .flatMap(([unit, effects]) => Object.keys(effects).map((effect) => `${unit}/${effect}`))
        .sort(),
    ).toEqual(Object.keys(ANSWERS).sort())
  })
})
