import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FIGURE_QUERIES as figures, type FeedItem, type KolInfo } from '../../../src/domain/looper'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { where } from '../support/looper'
import { AT, open } from '../support/looper-figures'

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

  it('R3-073 R3-141 R3-326 the feeds page has a link back to InfluShare, the title Feeds, and a choice of periods with 7D as the default', () => {
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

  it('R3-073 feeds are requested for the account and person in the URL, and for the chosen project if the URL names no project', () => {
    const { looper } = open('/looper/influshare-feeds?kol_account=ann&loop_xid=x1')
    expect(screen.getByText('Choose a project')).toBeTruthy()
    looper.hear({ type: 'looper/ChooseProject', projectId: 'tea' })
    expect(where()).toContain('projectId=tea')
    for (const cell of [looper.slices.account.kol, looper.slices.account.feeds])
      expect(Object.keys(cell.effects()).join()).toMatch(/"account":"ann".*"projectId":"tea".*"xid":"x1"/)
  })

  it('R3-142 R3-143 the feeds page shows an X account with a chart, and ranks projects by the attention that this account gives them', async () => {
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

  it('R1-341 R3-142 R3-143 R3-310 the feeds page shows an X account that belongs to no member by its X name, without a member badge', () => {
    const { answered } = open('/looper/influshare-feeds?projectId=tea&kol_account=ann')
    answered(figures.kol, { projectId: 'tea', account: 'ann', xid: '', period: '7d' }, [
      { ...kol, loopXid: null, loopName: null, attention: [] },
    ])
    expect(screen.getByRole('region', { name: 'ann' }).textContent).not.toContain('looper')
    expect(within(screen.getByRole('region', { name: 'AttenShare' })).getByText('no data')).toBeTruthy()
  })

  it('R3-146 R3-310 the list of feeds says No Data if there are no feeds', () => {
    open(at).answered(figures.feeds, feedKey, [])
    expect(screen.getByText('No Data')).toBeTruthy()
  })

  it('R3-144 R3-145 R3-146 R3-327 the list of feeds offers types, orders and periods, and requests the chosen type and order', () => {
    const { answered, looper } = open(at)
    answered(figures.feeds, feedKey, [])
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
