import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../../../src/adapters/simulator/state/features/looper/daily-activity'
import { type LooperInput } from '../../../../../src/adapters/simulator/state/features/looper/looper-input'
import { feature } from '../../../../../src/adapters/simulator/state/features/looper/feature'
import {
  boardOf,
  boardStatsOf,
  dauChartOf,
  influChartOf,
  influFor,
  influStatsOf,
} from '../../../../../src/adapters/simulator/state/features/looper/analytics'
import { feedsOf, influListOf, kolOf } from '../../../../../src/adapters/simulator/state/features/looper/influencers'
import { spaceListOf, spaceStatsOf } from '../../../../../src/adapters/simulator/state/features/looper/spaces'
import { projectOf } from '../../../../../src/adapters/simulator/state/features/looper/state'
import { importsOf } from '../../../../../src/adapters/simulator/state/features/looper/views'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { changeOf } from '../../../../../src/domain/looper'
import { personBy, START, townOf } from '../../state/town'

const founded = townOf(1)
const ADA = personBy(founded, 'ada@loop.example')
const TODAY = dayOf(START)
const project = (world: ServerState, projectId = 'loop') => {
  const found = projectOf(world, projectId)
  if (found === undefined) throw new Error('no such project')
  return found
}
type Told = {
  [N in LooperInput['type']]: Omit<Extract<LooperInput, { type: N }>, 'at' | 'projectId' | 'xid'>
}[LooperInput['type']]
const step = (world: ServerState, told: Told, projectId = 'loop', xid = ADA) => {
  const stepped = feature.step(world, Object.assign({ at: START, xid, projectId }, told))
  const [first] = stepped.outputs
  return { world: stepped.world, refused: first?.type === 'Refused' ? first.words : null }
}

describe('The figures of a project', () => {
  it('the number of active members of a day is the same on the board of a project, in the charts and in the statistics', () => {
    const board = boardOf(founded, project(founded), TODAY)
    const active = board.reduce((sum, one) => sum + one.active, 0)
    const stats = boardStatsOf(founded, project(founded), TODAY)
    expect([
      stats.daily.reduce((sum, one) => sum + one.count, 0),
      stats.activity.reduce((sum, one) => sum + one.today, 0),
      dauChartOf(founded, project(founded), TODAY, '7d').at(-1)?.value,
    ]).toEqual([active, active, active])
    expect(influStatsOf(founded, project(founded), TODAY, '1d').activity.value).toBe(active)
  })

  it('R3-007 a community that loses the gold label adds less attention, and a blocked community leaves the board of the project', () => {
    const before = influFor(founded, project(founded), TODAY, '1d')
    const regular = step(founded, { type: 'looper/Labelled', gid: '46000046', label: 'none' }).world
    expect(influFor(regular, project(regular), TODAY, '1d').community.value).toBeLessThan(before.community.value)
    const blocked = step(founded, { type: 'looper/BlockSet', gid: '46000046', on: true }).world
    expect(boardOf(blocked, project(blocked), TODAY).length).toBe(boardOf(founded, project(founded), TODAY).length - 1)
  })

  it('the attention of a project on X, in communities, in spaces and through bots adds up to the total and to 100 %', () => {
    const { x, community, space, bot, total } = influFor(founded, project(founded), TODAY, '1m')
    expect([
      Math.round((x.value + community.value + space.value + bot.value - total) * 100),
      Math.round((x.percent + community.percent + space.percent + bot.percent) * 100),
    ]).toEqual([0, 10_000])
  })

  it.each(['7d', '1m', '3m'] as const)('the total of a period is the mean that its chart shows: %s', (period) => {
    const points = influChartOf(founded, project(founded), TODAY, period)
    const { mean } = changeOf(points, [])
    expect(influFor(founded, project(founded), TODAY, period).total.toFixed(2)).toBe(mean.toFixed(2))
  })

  it('the change in seven days goes the same way as the change of the mean under the chart', () => {
    const points = influChartOf(founded, project(founded), TODAY, '7d')
    const before = influChartOf(founded, project(founded), TODAY - 7, '7d').map(({ value }) => value)
    const { change } = changeOf(points, before)
    const { growth } = influFor(founded, project(founded), TODAY, '7d')
    expect(Math.sign(Number(growth))).toBe(Math.sign(Number.parseFloat(change)))
  })

  it('the statistics of a project list only the spaces of the chosen language and period', () => {
    const all = spaceListOf(founded, project(founded), '', '1y', START)
    expect(all.map(({ status }) => status).toSorted()).toEqual(['ended', 'ended', 'live', 'live', 'live', 'upcoming'])
    expect(spaceListOf(founded, project(founded), 'ar', '1y', START)).toHaveLength(1)
    expect(spaceListOf(founded, project(founded), '', '1d', START).length).toBeLessThan(all.length)
    expect(spaceStatsOf(founded, project(founded), '', '1y', START).spaces).toBe(all.length)
  })

  it.each(['all', 'x', 'space', 'group'] as const)(
    'the ranking of accounts is sorted by the attention of the chosen kind: %s',
    (sort) => {
      const value = ({ all, x, space, community }: ReturnType<typeof influListOf>[number]) =>
        ({ all, x, space, group: community })[sort].value
      const values = influListOf(founded, project(founded), '7d', sort).map(value)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    },
  )

  it('the details of an account list its attention ranks and its posts of the chosen period and kind in the chosen order', () => {
    const [{ xAccount: account } = { xAccount: '' }] = influListOf(founded, project(founded), '7d', 'all')
    expect(
      kolOf(founded, project(founded), account, '7d')
        ?.attention.map(({ rank }) => rank)
        .slice(0, 3),
    ).toEqual([1, 2, 3])
    const of = (period: '1d' | '7d', feedType: 'all' | 'space', sort: 'ts' | 'score') =>
      feedsOf(founded, project(founded), { account, period, feedType, sort }, START)
    expect(of('1d', 'all', 'ts').length).toBeLessThan(of('7d', 'all', 'ts').length)
    expect(of('7d', 'space', 'ts').every(({ kind }) => kind === 'space')).toBe(true)
    const scores = of('7d', 'all', 'score').map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(kolOf(founded, project(founded), 'nobody', '7d')).toBeNull()
  })
})

describe('The exclusive page of a project', () => {
  const page = project(founded).page
  it('R3-186 a project has no exclusive page until a partner is added, and the page can then be edited', () => {
    expect(project(founded, 'chainlight').page).toBeNull()
    const sky = personBy(founded, 'super@loop.example')
    const made = step(founded, { type: 'looper/PartnerAdded' }, 'chainlight', sky).world
    const created = project(made, 'chainlight').page
    expect([created?.linkKey, project(made, 'chainlight').partnerId]).toEqual(['chainlight-page', 'partner-chainlight'])
    if (created === null) throw new Error('there is no page')
    const edited = step(
      made,
      { type: 'looper/PageEdited', page: { ...created, linkKey: 'chains' } },
      'chainlight',
      sky,
    ).world
    expect(project(edited, 'chainlight').page?.linkKey).toBe('chains')
  })

  it('an edit of the exclusive page is refused if a logo is missing or if the link is malformed or reserved', () => {
    if (page === null) throw new Error('there is no page')
    expect(step(founded, { type: 'looper/PageEdited', page: { ...page, loading: null } }).refused).toBe(
      'A page needs both of its logos',
    )
    expect(
      ['1tea', 'te', 'tea!', 'search'].map(
        (linkKey) => step(founded, { type: 'looper/PageEdited', page: { ...page, linkKey } }).refused !== null,
      ),
    ).toEqual([true, true, true, true])
  })

  it('the exclusive page lists each added community once, sorted by order number, until the community is removed', () => {
    const added = step(founded, { type: 'looper/Imported', gid: '530000053', order: 1 }).world
    expect(
      importsOf(added, project(added))
        .slice(0, 2)
        .map(({ order }) => order),
    ).toEqual([1, 1])
    expect(step(added, { type: 'looper/Imported', gid: '530000053', order: 3 }).world).toBe(added)
    expect(step(founded, { type: 'looper/Imported', gid: '99999999', order: 1 }).refused).toBe('There is no such group')
    const moved = step(founded, { type: 'looper/ImportOrdered', importId: '1', order: 50 }).world
    expect(importsOf(moved, project(moved)).at(-1)?.importId).toBe('1')
    const gone = step(founded, { type: 'looper/ImportRemoved', importId: '1' }).world
    expect(importsOf(gone, project(gone)).some(({ importId }) => importId === '1')).toBe(false)
  })
})
