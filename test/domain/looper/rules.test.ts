import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADVANCED_FROM,
  COEFFICIENTS,
  CONFIG_TABS,
  DAYS_IN,
  directionOf,
  LABELS,
  mayRemoveAdmin,
  sortedBy,
  STAFF_ROLES,
  splitTags,
  WEIGHTS,
  type ProjectAdmin,
  type SortValue,
} from '../../../src/domain/looper'
import { staffUidOf } from '../../../src/domain/looper/staff'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { badInput } from '../../ui/support/bad-inputs'

const admin = (adminId: string): ProjectAdmin => ({
  adminId,
  name: adminId,
  avatar: null,
  xid: made(Xid, adminId),
  uid: made(Uid, adminId),
  role: 'view',
  joinedAt: null,
})
const collator = new Intl.Collator('en').compare

describe('The settings and figures of a project', () => {
  it('R3-220 BI-384 tags: a text of project tags is split at normal and full-width commas and semicolons, without empty tags', () => {
    expect(splitTags(badInput('tags', 'BI-384').text)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(splitTags(' DeFi; GameFi ,Infra\uff0c潮汐\uff1bx ;; ')).toEqual(['DeFi', 'GameFi', 'Infra', '潮汐', 'x'])
  })

  it.each(['BI-369', 'BI-371'])(
    'R3-209 R3-335 %s staff_uid: a uid with fewer than 6 digits or with other characters is not looked up',
    (id) => {
      expect(staffUidOf(badInput('staff_uid', id).text)).toBeNull()
    },
  )

  it.each(['BI-370', 'BI-372'])(
    'R3-209 R3-335 %s staff_uid: a uid of "user" and 6 digits is looked up, without surrounding blanks',
    (id) => {
      expect(staffUidOf(badInput('staff_uid', id).text)).toBe('user123456')
    },
  )

  it('R3-219 R3-226 the last admin of a project cannot be removed', () => {
    expect([mayRemoveAdmin([]), mayRemoveAdmin([admin('1')]), mayRemoveAdmin([admin('1'), admin('2')])]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('R3-105 growth is shown as up if its text contains "+", as down if it contains "-", and otherwise as flat', () => {
    expect(['+12.4%', '12+', '-3%', '0.0%', ''].map(directionOf)).toEqual(['up', 'up', 'down', 'flat', 'flat'])
  })

  it('R3-105 growth is shown as down with a typographic minus sign too, and as flat without any sign', () => {
    expect([directionOf('\u22123%'), directionOf('3%')]).toEqual(['down', 'flat'])
  })

  it('R3-176 R3-320 R3-328 R3-329 project settings use the tabs, dialog limit, weights and label coefficients of the specification', () => {
    expect(CONFIG_TABS.map((tab, n) => `${n} ${tab}`)).toEqual([
      '0 ProjectInfo',
      '1 WeightConfiguration',
      '2 CommManagement',
      '3 Admins',
    ])
    expect([ADVANCED_FROM, WEIGHTS, COEFFICIENTS]).toEqual([
      11,
      { x: 70, community: 20, space: 10 },
      { gold: '2.0', blue: '1.5', none: '0' },
    ])
  })
})

describe('Choices on the owners’ page', () => {
  it('the owners’ page offers its labels, staff roles and periods in a fixed order', () => {
    expect([LABELS, STAFF_ROLES, DAYS_IN]).toEqual([
      ['gold', 'blue', 'none'],
      ['view', 'comm', 'super'],
      { '1d': 1, '7d': 7, '1m': 30, '3m': 90, '6m': 180, '1y': 365 },
    ])
  })
})

describe('A sorted table', () => {
  const values = fc.array(fc.oneof(fc.integer(), fc.constant(null)), { maxLength: 60 })
  const valueOf = (value: SortValue): SortValue => value

  it('a sorted table has all its rows in order, with unknown values last in both sort directions', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
        const sorted = sortedBy(rows, valueOf, direction, collator)
        const known = rows.filter((one) => one !== null)
        const expected = direction === 'ascending' ? known.toSorted((a, b) => a - b) : known.toSorted((a, b) => b - a)
        expect(sorted).toEqual([...expected, ...rows.filter((one) => one === null)])
      }),
    )
  })

  it('rows with equal values stay in their original order in a sorted table', () => {
    const rows = [
      { n: 1, id: 'a' },
      { n: 0, id: 'b' },
      { n: 1, id: 'c' },
    ]
    expect(sortedBy(rows, ({ n }) => n, 'descending', collator).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  it('sorting 10,000 rows reads the value of each row once and makes fewer than fourteen comparisons per row', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ name: `Community ${(n * 31) % 9_973}` }))
    const work = { read: 0, compared: 0 }
    const valueOf = ({ name }: (typeof rows)[number]): string => {
      work.read += 1
      return name
    }
    sortedBy(rows, valueOf, 'ascending', (one, other) => {
      work.compared += 1
      return collator(one, other)
    })
    expect(work.read).toBe(rows.length)
    expect(work.compared).toBeLessThan(rows.length * 14)
  })
})
