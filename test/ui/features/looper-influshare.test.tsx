import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FIGURE_QUERIES as figures, type InfluRow, type InfluStats } from '../../../src/domain/looper'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { where } from '../support/looper'
import { share, open } from '../support/looper-figures'

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

describe('The InfluShare page', () => {
  const at = '/looper/influshare'
  it('R3-068 R3-088 R3-089 R3-090 R3-323 the InfluShare page shows twelve figures for a period, 7D by default, each with its change in per cent', () => {
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

  it('the CSV of a table in pages holds the rows of all pages, in the order of the table', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:here'
    })
    const { answered } = open(`${at}?projectId=tea&page=2`)
    const page = (n: number) => ({ ...influKey, page: n })
    answered(figures.influList, page(2), [{ ...row, xAccount: 'ben' }], 41)
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }))
    answered(figures.influList, page(1), [row], 41)
    answered(figures.influList, page(2), [{ ...row, xAccount: 'ben' }], 41)
    expect(saved).toEqual([])
    answered(figures.influList, page(3), [{ ...row, xAccount: 'cara' }], 41)
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['ann', 'ben', 'cara'])
    vi.restoreAllMocks()
  })

  it('R3-091 R3-317 the InfluShare page lists 20 accounts per page, each with four influence shares, all with two decimal places, and the percentages of these shares', () => {
    const { answered } = open(`${at}?projectId=tea`)
    answered(figures.influList, influKey, [row], 41)
    const [, first] = screen.getAllByRole('row')
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'A@annlooper Ann',
      '4.20%10%',
      '5.00%11%',
      '1.00%12%',
      '2.00%13%',
    ])
    expect(screen.getByRole('link', { name: '@ann' }).getAttribute('href')).toBe(
      '/looper/influshare-feeds?projectId=tea&kol_account=ann&loop_xid=x1',
    )
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(where()).toBe(`${at}?projectId=tea&page=2`)
  })

  it('R3-092 changing the period or the order on the InfluShare page returns to page 1 of the list of accounts', () => {
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
