import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  FIGURE_QUERIES as figures,
  type BoardStats,
  type FeedItem,
  type InfluRow,
  type InfluStats,
  type KolInfo,
  type ProjectInflu,
  type SpaceRow,
} from '../../../src/domain/looper'
import { ChannelId, Gid, Uid, Xid } from '../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { words as chartWords } from '../../../src/ui/charts/translations'
import { DashboardScreen } from '../../../src/ui/features/looper/dashboard/DashboardScreen'
import { BoardScreen } from '../../../src/ui/features/looper/analytics/BoardScreen'
import { FeedsScreen } from '../../../src/ui/features/looper/analytics/FeedsScreen'
import { InfluShareScreen } from '../../../src/ui/features/looper/analytics/InfluShareScreen'
import { SpacesScreen } from '../../../src/ui/features/looper/analytics/SpacesScreen'
import { Trends } from '../../../src/ui/features/looper/analytics/Trends'
import { made } from '../../support/builders/made'
import { openLooper, projectOf, where } from '../support/looper'
import { english } from '../support/show'
import { wide } from '../support/wide-layout'

english.addResourceBundle('en', 'charts', await chartWords.en())

const pages = {
  '/looper/influshare': <InfluShareScreen />,
  '/looper/community-board': <BoardScreen />,
  '/looper/space-summary': <SpacesScreen />,
  '/looper/influshare-feeds': <FeedsScreen />,
  '/looper/dashboard': <Trends projectId="tea" period="1m" isCompared={false} />,
}
const open = (address: string, feeds: readonly FeedItem[] | null = null) => {
  const opened = openLooper(address, pages, feeds)
  opened.projects(projectOf('tea'))
  return opened
}
const of = (value: number) => ({ value, growth: '+1.5%' })
const stats: InfluStats = {
  impressions: of(1),
  mentions: of(2),
  engagements: of(3),
  followers: of(4),
  smartFollowers: of(5),
  smartEngagement: of(6),
  relatedCommunities: of(7),
  totalUsers: of(8),
  activity: of(9),
  totalSpace: of(10),
  spaceParticipation: of(11),
  tokenReleased: of(12),
}
const share = (value: number, percent: number) => ({ value, percent })
const row: InfluRow = {
  xAccount: 'ann',
  avatar: null,
  loopXid: made(Xid, 'x1'),
  looper: { name: 'Ann', avatar: null },
  all: share(4.2, 10),
  x: share(5, 11),
  space: share(1, 12),
  community: share(2, 13),
}
const influKey = { projectId: 'tea', period: '7d', sort: 'all', page: 1 } as const
const AT = clampToInstant(Date.UTC(2026, 10, 24))

describe('The InfluShare page', () => {
  const at = '/looper/influshare'
  it('R3-068 R3-088 R3-089 R3-090 R3-323 has a period and twelve figures, each with its change', () => {
    const { answered } = open(`${at}?projectId=tea`)
    answered(figures.influStats, { projectId: 'tea', period: '7d' }, [stats])
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '24H',
      '7D',
      '1M',
      '3M',
      '6M',
      '1Y',
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7D' }).checked).toBe(true)
    const told = (label: string) =>
      within(screen.getByRole('region', { name: label }))
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`)
    expect(told('X core figures')).toEqual([
      'Impressions 1up 1.5%',
      'Mentions 2up 1.5%',
      'Engagements 3up 1.5%',
      'Followers 4up 1.5%',
      'Smart followers 5up 1.5%',
      'Smart engagement 6up 1.5%',
    ])
    expect(told('Community verification')).toEqual([
      'Related communities 7up 1.5%',
      'Total users 8up 1.5%',
      'Activity 9up 1.5%',
      'Total spaces 10up 1.5%',
      'Space participation 11up 1.5%',
      'Tokens released 12up 1.5%',
    ])
  })

  it('R3-091 R3-317 lists accounts in pages of 20, each with four shares and percentages', () => {
    const { answered } = open(`${at}?projectId=tea`)
    answered(figures.influList, influKey, [row], 41)
    const [, first] = screen.getAllByRole('row')
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'A@annlooper Ann',
      '4.2%10%',
      '5%11%',
      '1%12%',
      '2%13%',
    ])
    expect(screen.getByRole('link', { name: '@ann' }).getAttribute('href')).toBe(
      '/looper/influshare-feeds?projectId=tea&kol_account=ann&loop_xid=x1',
    )
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(where()).toBe(`${at}?projectId=tea&page=2`)
  })

  it('R3-092 returns to page 1 when the period or the order changes', () => {
    const { answered, looper } = open(`${at}?projectId=tea&page=3`)
    fireEvent.click(screen.getByRole('radio', { name: '1M' }))
    expect(where()).toBe(`${at}?projectId=tea&period=1m`)
    expect(
      Object.keys(looper.slices.account.influList.effects()).some(
        (id) => id.includes('"period":"1m"') && id.includes('"page":1'),
      ),
    ).toBe(true)
    answered(figures.influList, { ...influKey, period: '1m' }, [row], 41)
    fireEvent.click(screen.getByRole('button', { name: 'Space' }))
    expect(where()).toBe(`${at}?projectId=tea&period=1m&sort=space`)
  })
})

describe('The trends of the dashboard', () => {
  it('R3-087 show the total with its growth, its sources, and two lines by day', async () => {
    const { answered } = openLooper('/looper/dashboard?projectId=tea', pages)
    const influ: ProjectInflu = {
      total: 4.18,
      growth: '+0.37',
      x: share(2.42, 58),
      community: share(1, 24),
      space: share(0.54, 13),
      bot: share(0.22, 5),
    }
    const period = { projectId: 'tea', period: '1m' } as const
    answered(figures.influ, period, [influ])
    answered(figures.influChart, period, [{ date: '2026-11-24', at: AT, value: 4.18 }])
    answered(figures.dauChart, period, [{ date: '2026-11-24', at: AT, value: 120 }])
    expect(screen.getByRole('region', { name: 'Influence trends' }).textContent).toContain('4.18%up 0.37 ptin 7 days')
    expect(
      within(screen.getByRole('region', { name: 'Where it comes from' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['X2.42%58%', 'Community1%24%', 'Space0.54%13%', 'Bot0.22%5%'])
    expect(
      [
        await screen.findByRole('img', { name: 'InfluShare of the project by day' }),
        await screen.findByRole('img', { name: 'Daily active users by day' }),
      ].length,
    ).toBe(2)
  })

  it('R3-087 compare both lines with the previous period, keep that in the address, and show the change of the mean', async () => {
    const { answered, projects } = openLooper('/looper/dashboard?projectId=tea', {
      '/looper/dashboard': <DashboardScreen />,
    })
    projects(projectOf('tea'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare with the period before' }))
    expect(where()).toBe('/looper/dashboard?projectId=tea&compare=before')
    const point = (days: number, value: number) => ({
      date: `${days}`,
      at: clampToInstant(AT - days * 86_400_000),
      value,
    })
    await screen.findByRole('region', { name: 'Daily active users' })
    const shown = { projectId: 'tea', period: '7d' } as const
    // A lazy part sends its request once it has loaded.
    await waitFor(() => answered(figures.influ, shown, []))
    await waitFor(() => answered(figures.influChart, shown, []))
    await waitFor(() => answered(figures.dauChart, shown, [point(1, 110), point(0, 130)]))
    answered(figures.influChart, { projectId: 'tea', period: '1m' }, [])
    answered(figures.dauChart, { projectId: 'tea', period: '1m' }, [
      point(8, 100),
      point(7, 100),
      point(1, 110),
      point(0, 130),
    ])
    const chart = await screen.findByRole('region', { name: 'Daily active users' })
    expect(await within(chart).findByText('up')).toBeTruthy()
    expect(chart.textContent).toContain('Mean of a day: 120up 20.0% on the period before')
    expect(within(chart).getByText('Period before')).toBeTruthy()
  })

  it('shows the five most active communities today against yesterday, with links to them and to the board', async () => {
    const { answered, projects } = openLooper('/looper/dashboard?projectId=tea', {
      '/looper/dashboard': <DashboardScreen />,
    })
    projects(projectOf('tea'))
    answered(
      figures.board,
      { projectId: 'tea' },
      [3, 9, 1, 7, 5, 8].map((active) => ({
        gid: made(Gid, `1000000${active}`),
        name: `Group ${active}`,
        icon: null,
        label: 'blue',
        area: 'en',
        isPrivate: false,
        active,
        yesterday: 4,
        activePercent: '+1.0%',
        members: 20,
        spaces: 2,
      })),
    )
    const part = within(screen.getByRole('region', { name: 'Communities' }))
    expect(part.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(-7))).toEqual([
      'Group 9',
      'Group 8',
      'Group 7',
      'Group 5',
      'Group 3',
    ])
    expect(part.getByRole('link', { name: 'Group 9' }).getAttribute('href')).toBe('/group/10000009')
    expect(part.getByText('Today 9, Yesterday 4')).toBeTruthy()
    expect(part.getByRole('link', { name: 'Open board' }).getAttribute('href')).toBe(
      '/looper/community-board?projectId=tea',
    )
  })

  it('R2-339 R3-325 has the periods of its charts, with 7D first', () => {
    openLooper('/looper/dashboard?projectId=tea', { '/looper/dashboard': <DashboardScreen /> }).projects(
      projectOf('tea'),
    )
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['7D', '1M', '3M'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7D' }).checked).toBe(true)
  })
})

describe('The community board', () => {
  const at = '/looper/community-board?projectId=tea'
  it('R3-069 R3-093 R3-094 R3-330 has two rings by area, with cut-outs of 65 and 80 percent, and activity today against yesterday', async () => {
    onTestFinished(wide())
    const { answered } = open(at)
    const board: BoardStats = {
      daily: [{ area: 'en', count: 5 }],
      weekly: [{ area: 'en', count: 9 }],
      activity: [{ name: 'Tea', icon: null, today: 4, yesterday: 3 }],
    }
    answered(figures.boardStats, { projectId: 'tea' }, [board])
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-cut-out]')].map((ring) => [
        ring.getAttribute('aria-label'),
        ring.dataset['cutOut'],
      ]),
    ).toEqual([
      ['Daily active users by area', '0.65'],
      ['Weekly active users by area', '0.8'],
    ])
    expect(await screen.findByRole('img', { name: 'Active users today and yesterday, by community' })).toBeTruthy()
    const tabled = within(screen.getByRole('region', { name: 'Community activity' }))
    fireEvent.click(tabled.getByRole('button', { name: 'Show as a table' }))
    expect(
      tabled
        .getAllByRole('row')
        .slice(0, 2)
        .map((one) => [...one.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Community', 'Today', 'Yesterday'],
      ['Tea', '4', '3'],
    ])
    const rings = ['Daily active users by area', 'Weekly active users by area'].map((name) =>
      screen.getByRole('region', { name }),
    )
    expect(rings.map((ring) => ring.querySelector('ul')?.textContent)).toEqual(['English 5', 'English 9'])
    // Both rings have the same radius, so their holes compare as the cut-outs.
    const hole = (ring: HTMLElement | undefined) =>
      parseFloat(ring?.querySelector('b')?.parentElement?.style.width ?? '')
    await waitFor(() => expect(hole(rings[1]) / hole(rings[0])).toBeCloseTo(0.8 / 0.65))
  })

  it('R3-095 has a row for each community with all its figures', () => {
    const { answered } = open(at)
    answered(figures.board, { projectId: 'tea' }, [
      {
        gid: made(Gid, '10000001'),
        name: 'Tea',
        icon: null,
        label: 'blue',
        area: 'en',
        isPrivate: true,
        active: 40,
        yesterday: 30,
        activePercent: '+33.3%',
        members: 2_000,
        spaces: 2,
      },
    ])
    const [, first] = screen.getAllByRole('row')
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'TTea',
      expect.stringContaining('Blue'),
      'English',
      'Private',
      '40up 33.3%',
      '30',
      '2,000',
      '2',
    ])
    expect(screen.getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('/group/10000001')
  })
})

describe('The space summary', () => {
  const at = '/looper/space-summary?projectId=tea'
  const key = { projectId: 'tea', locale: '', period: '1m' } as const
  const face = (n: number) => ({
    xid: made(Xid, `x${n}`),
    uid: n === 0 ? made(Uid, '1000000001') : null,
    name: `P${n}`,
    avatar: null,
  })
  const space = (status: SpaceRow['status'], n: number): SpaceRow => ({
    channelId: made(ChannelId, `5bace001-0000-4000-8000-00000000000${n}`),
    title: `Space ${n}`,
    status,
    startsAt: AT,
    duration: 5_040,
    audience: 312,
    gifts: '12.50',
    hosts: [0, 1].map(face),
    speakers: Array.from({ length: 12 }, (_, i) => face(i + 2)),
    platforms: ['x'],
  })

  it('R3-070 R3-096 R3-324 has an overview with platforms, for an area and a period, 1M by default', () => {
    const { answered, looper } = open(at)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1M' }).checked).toBe(true)
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '24H',
      '7D',
      '1M',
      '6M',
      '1Y',
    ])
    answered(figures.spaceStats, key, [
      { spaces: 3, audience: 400, duration: 7_200, rtmp: 6, x: 2, youtube: 2, instagram: 1, tiktok: 0, twitch: 1 },
    ])
    expect(
      screen
        .getAllByRole('term')
        .slice(-9)
        .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`),
    ).toEqual([
      'Spaces 3',
      'Audience 400',
      'Time on air 2 h 0 min',
      'Restreams 6',
      'X 2',
      'YouTube 2',
      'Instagram 1',
      'TikTok 0',
      'Twitch 1',
    ])
    fireEvent.change(screen.getByRole('combobox', { name: 'Area' }), { target: { value: 'ja' } })
    expect(where()).toBe(`${at}&area=ja`)
    expect(Object.keys(looper.slices.account.spaceList.effects()).some((id) => id.includes('"locale":"ja"'))).toBe(true)
  })

  it('R3-097 R3-181 R3-316 R3-322 lists spaces in pages of 10, with ten faces in rows of five, and the recap of ended ones', () => {
    const { answered } = open(at)
    answered(figures.spaceList, { ...key, page: 1 }, [space('ended', 1), space('live', 2), space('upcoming', 3)], 21)
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Recap of/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/space/5bace001-0000-4000-8000-000000000001/recap',
    ])
    const [faces] = document.querySelectorAll<HTMLElement>('[data-row]')
    expect([faces?.dataset['row'], faces?.children.length]).toEqual(['5', 10])
    expect(screen.getAllByRole('link', { name: 'P0' })[0]?.getAttribute('href')).toBe('/profile/1000000001')
  })
})

describe('The feeds page', () => {
  const at = '/looper/influshare-feeds?projectId=tea&kol_account=ann&loop_xid=x1'
  const kolKey = { projectId: 'tea', account: 'ann', xid: 'x1' }
  const kol: KolInfo = {
    xAccount: 'ann',
    xAvatar: null,
    loopXid: made(Xid, 'x1'),
    loopName: 'Ann',
    loopAvatar: null,
    attention: [1, 2, 3, 4].map((rank) => ({ name: `Project ${rank}`, avatar: null, percent: 50 - rank, rank })),
  }
  const feedKey = { ...kolKey, period: '7d', sort: 'ts', feedType: 'all' } as const
  const feed: FeedItem = {
    feedId: 'f1',
    kind: 'x',
    text: 'Said something',
    place: '@ann',
    score: 3.25,
    at: AT,
    url: null,
  }

  it('R3-073 R3-141 R3-326 has a way back, a title and a period, 7D by default', () => {
    open(at)
    expect(screen.getByRole('link', { name: 'Back to InfluShare' }).getAttribute('href')).toBe(
      '/looper/influshare?projectId=tea',
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feeds')
    const [period] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Period' })
    expect([period?.value, [...(period?.options ?? [])].map(({ text }) => text)]).toEqual([
      '7d',
      ['1D', '7D', '1M', '3M'],
    ])
  })

  it('R3-073 reads account and person from the address, and takes the chosen project if the address names none', () => {
    const { looper } = open('/looper/influshare-feeds?kol_account=ann&loop_xid=x1')
    expect(screen.getByText('Choose a project')).toBeTruthy()
    looper.hear(Object.assign({ type: 'looper/ChooseProject' as const }, { projectId: 'tea' }))
    expect(where()).toContain('projectId=tea')
    for (const cell of [looper.slices.account.kol, looper.slices.account.feeds])
      expect(Object.keys(cell.effects()).join()).toMatch(/"account":"ann".*"projectId":"tea".*"xid":"x1"/)
  })

  it('R3-142 R3-143 shows the account with a chart, and its projects by attention, the first three marked', async () => {
    const { answered } = open(at)
    answered(figures.kol, { ...kolKey, period: '7d' }, [kol])
    const card = within(screen.getByRole('region', { name: 'Ann' }))
    expect([
      card.getByText('looper').textContent,
      card.getByRole('link', { name: 'ann on X' }).getAttribute('href'),
    ]).toEqual(['looper', 'https://x.com/ann'])
    expect(await card.findByRole('img', { name: 'Attention of this account by project' })).toBeTruthy()
    const ranks = within(screen.getByRole('region', { name: 'AttenShare' })).getAllByRole('listitem')
    expect(ranks.map(({ textContent }) => textContent)).toEqual([
      'PProject 149%Top threeRank 1',
      'PProject 248%Top threeRank 2',
      'PProject 347%Top threeRank 3',
      'PProject 446%Rank 4',
    ])
  })

  it('R1-341 R3-142 R3-143 R3-310 names an account without a member by its X name, without the badge, and says that there is no attention', () => {
    const { answered } = open('/looper/influshare-feeds?projectId=tea&kol_account=ann')
    answered(figures.kol, { projectId: 'tea', account: 'ann', xid: '', period: '7d' }, [
      { ...kol, loopXid: null, loopName: null, attention: [] },
    ])
    expect(screen.getByRole('region', { name: 'ann' }).textContent).not.toContain('looper')
    expect(within(screen.getByRole('region', { name: 'AttenShare' })).getByText('no data')).toBeTruthy()
  })

  it('R3-144 R3-145 R3-146 R3-310 R3-327 has types, an order and a period, refreshes, and says No Data', () => {
    const { answered, looper } = open(at)
    answered(figures.feeds, feedKey, [])
    expect(screen.getByText('No Data')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['All', 'true'],
      ['X', 'false'],
      ['Community', 'false'],
      ['Space', 'false'],
      ['Bot', 'false'],
    ])
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    const period = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Period' }).at(-1)
    expect([
      sort.value,
      [...sort.options].map(({ text }) => text),
      period?.value,
      [...(period?.options ?? [])].map(({ text }) => text),
    ]).toEqual(['ts', ['Score', 'Time'], '7d', ['24h', '7d', '1m', '3m']])
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    answered(figures.feeds, feedKey, [feed])
    expect(screen.getByText('Said something')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Space' }))
    fireEvent.change(sort, { target: { value: 'score' } })
    expect(where()).toBe(`${at}&type=space&sort=score`)
    expect(
      Object.keys(looper.slices.account.feeds.effects()).some(
        (id) => id.includes('"feedType":"space"') && id.includes('"sort":"score"'),
      ),
    ).toBe(true)
  })
})
