import { describe, expect, it } from 'vitest'
import { curvePath } from '../../../../src/ui/features/recap/curve-path'
import { noonPlus } from '../../../support/builders/instant'

const point = (minutes: number, people: number) => ({ at: noonPlus(minutes * 60_000), people })

describe('The curve of a recap', () => {
  it('R2-015 a number of people holds until the next point, and the last one until the end of the space', () => {
    expect(curvePath([point(0, 1), point(10, 4)], noonPlus(40 * 60_000))).toEqual({
      line: 'M0.0 75.0H100.0V0.0H400.0',
      area: 'M0.0 75.0H100.0V0.0H400.0V100H0Z',
    })
  })

  it.each([
    ['no points', []],
    ['one point', [point(0, 3)]],
    ['points of one moment', [point(0, 1), point(0, 3)]],
    ['nobody', [point(0, 0), point(9, 0)]],
  ])('R2-015 no curve is drawn for %s', (_what, curve) => {
    expect(curvePath(curve, null)).toBeNull()
  })
})
