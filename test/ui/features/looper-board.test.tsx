import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FIGURE_QUERIES as figures, type BoardStats } from '../../../src/domain/looper'
import { Gid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { wide } from '../support/wide-layout'
import { open } from '../support/looper-figures'

describe('The community board', () => {
  const at = '/looper/community-board?projectId=tea'
  it('R3-069 R3-093 R3-094 R3-330 active users by area are rings with holes of 65 % (day) and 80 % (week), beside a chart of community activity', async () => {
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
    // Both rings have the same radius, so the ratio of their holes is the ratio of their cut-outs.
    const hole = (ring: HTMLElement | undefined) =>
      parseFloat(ring?.querySelector('b')?.parentElement?.style.width ?? '')
    await waitFor(() => expect(hole(rings[1]) / hole(rings[0])).toBeCloseTo(0.8 / 0.65))
  })

  it('R3-095 the community board has a row for each community, with label, area, privacy, activity, members and spaces', () => {
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
