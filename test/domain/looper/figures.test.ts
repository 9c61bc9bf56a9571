import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentsOf } from '../../../src/adapters/simulator/state/features/looper/analytics'
import {
  DEFAULT_PERIODS,
  FEED_DEFAULTS,
  FEEDS_PAGE,
  INFLU_PAGE,
  PERIODS,
  PROJECTS_AT_MOST,
  rankedBy,
  SPACE_FACES,
  SPACES_PAGE,
  WEIGHTS,
  type InfluRow,
} from '../../../src/domain/looper'

const share = (value: number) => ({ value, percent: 0 })
const row = (xAccount: string, x: number, community: number, space: number): InfluRow => ({
  xAccount,
  avatar: null,
  loopXid: null,
  looper: null,
  all: share(0),
  x: share(x),
  community: share(community),
  space: share(space),
})

describe('The constants of the project figures', () => {
  it('R3-316 R3-317 R3-322 R3-323 R3-324 R3-325 R3-326 R3-327 figures use the periods, defaults and page sizes of the specification', () => {
    expect(PERIODS).toEqual({
      influshare: ['1d', '7d', '1m', '3m', '6m', '1y'],
      spaces: ['1d', '7d', '1m', '6m', '1y'],
      charts: ['7d', '1m', '3m'],
      kol: ['1d', '7d', '1m', '3m'],
      feeds: ['1d', '7d', '1m', '3m'],
    })
    expect([DEFAULT_PERIODS.influshare, DEFAULT_PERIODS.spaces, DEFAULT_PERIODS.kol, FEED_DEFAULTS]).toEqual([
      '7d',
      '1m',
      '7d',
      { period: '7d', sort: 'ts', type: 'all' },
    ])
    expect([SPACES_PAGE, PROJECTS_AT_MOST, INFLU_PAGE, FEEDS_PAGE, SPACE_FACES]).toEqual([
      10,
      100,
      20,
      60,
      { row: 5, most: 10 },
    ])
  })
})

describe('Simulated weights', () => {
  it('simulated weights give each account a new rank beside the earlier rank, and accounts with equal scores keep their order', () => {
    const rows = [row('x', 9, 0, 0), row('both', 5, 5, 0), row('space', 0, 0, 9)]
    expect(rankedBy(rows, WEIGHTS).map(({ xAccount, rank }) => [xAccount, rank])).toEqual([
      ['x', 1],
      ['both', 2],
      ['space', 3],
    ])
    expect(
      rankedBy(rows, { x: 0, community: 0, space: 100 }).map(({ xAccount, rank, before }) => [xAccount, rank, before]),
    ).toEqual([
      ['space', 1, 3],
      ['x', 2, 1],
      ['both', 3, 2],
    ])
    expect(rankedBy(rows, { x: 0, community: 0, space: 0 }).map(({ rank, before }) => rank === before)).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('Shares of a whole', () => {
  it('the percentages of a whole add up to 100 percent, unless every value is zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 70 }), (values) => {
        const sum = percentsOf(values).reduce((so, one) => so + Math.round(one * 100), 0)
        expect(sum).toBe(values.every((one) => one === 0) ? 0 : 10_000)
      }),
    )
  })
})
