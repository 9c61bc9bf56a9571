import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FIGURE_QUERIES as figures, type ProjectInflu } from '../../../src/domain/looper'
import { Gid } from '../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { DashboardScreen } from '../../../src/ui/features/looper/dashboard/DashboardScreen'
import { made } from '../../support/builders/made'
import { openLooper, projectOf, where } from '../support/looper'
import { pages, share, AT } from '../support/looper-figures'

describe('The trends of the dashboard', () => {
  it('R3-087 the trends show the total influence, its growth and its sources, and charts of daily influence and daily active users', async () => {
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
    ).toEqual(['X2.42%58%', 'Community1.00%24%', 'Space0.54%13%', 'Bot0.22%5%'])
    expect(
      [
        await screen.findByRole('img', { name: 'InfluShare of the project by day' }),
        await screen.findByRole('img', { name: 'Daily active users by day' }),
      ].length,
    ).toBe(2)
  })

  it('R3-087 ticking the comparison with the period before shows the change since that period, and is stored in the URL', async () => {
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
    // Wait, because a lazy part of the page sends its request only once its code has loaded.
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

  it('the trends list the five communities that are most active today, with yesterday’s activity and a link to each group', async () => {
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

  it('R2-339 R3-325 the dashboard’s trends offer the periods 7D, 1M and 3M, with 7D by default', () => {
    openLooper('/looper/dashboard?projectId=tea', { '/looper/dashboard': <DashboardScreen /> }).projects(
      projectOf('tea'),
    )
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['7D', '1M', '3M'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '7D' }).checked).toBe(true)
  })
})
