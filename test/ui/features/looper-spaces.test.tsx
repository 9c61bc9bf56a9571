import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FIGURE_QUERIES as figures, type SpaceRow } from '../../../src/domain/looper'
import { ChannelId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { where } from '../support/looper'
import { AT, open } from '../support/looper-figures'

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

  it('R3-070 R3-096 R3-324 the space summary counts spaces, audience and restreams by platform, for an area and a period (1M by default)', () => {
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

  it('R3-097 R3-181 R3-316 R3-322 the space summary lists 10 spaces per page, and only an ended space has a link to its recap', () => {
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
