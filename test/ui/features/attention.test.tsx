import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  feedsQuery,
  groupsQuery,
  statsQuery,
  type AttentionFeeds,
  type AttentionStats,
} from '../../../src/domain/influence'
import { unreachable } from '../../../src/domain/kernel/failure'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { Gid } from '../../../src/domain/kernel/ids'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { AttentionTab } from '../../../src/ui/features/influence/AttentionTab'
import { AttentionScreen } from '../../../src/ui/features/influence/AttentionScreen'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { wide } from '../support/wide-layout'
import { card, open } from '../support/influence'

const share = (value: number, percent: number) => ({ value, percent })
const stats: AttentionStats = {
  name: 'Ben',
  avatar: null,
  projectName: 'Tideline',
  projectAvatar: null,
  all: share(3.48, 100),
  channels: { x: share(2.12, 61), community: share(0.98, 28), space: share(0.38, 11), bot: share(0, 0) },
}
const feeds: AttentionFeeds = {
  x: { tweet: 38, retweet: 412, impressions: 1_200_000, reply: 9, view: 3_000, list: [card()] },
  community: { participate: 6, activity: 84.5, list: [] },
  space: { participate: 26, activity: 3.7, host: 3, speaker: 9, audience: 14, list: [] },
  bot: { list: [] },
}
const of = (projectId: string, period = '7d' as const, kolAccount = '') => ({
  xid: ben.xid,
  period,
  projectId,
  kolAccount,
})
type Place = Awaited<ReturnType<typeof open>>
/** Adds the reducer's name to an effect request, because queries with equal input have equal request ids. */
const asked = (unit: string, ask: EffectRef): EffectRef => ({ ...ask, unit })
const told = ({ app }: Place, input: ReturnType<typeof of>, shown = stats, read = feeds) => {
  const key = canonicalJson(input)
  const by = { key, input, page: null }
  app.hear((ask) =>
    statsQuery.loaded({ items: [shown], next: null }, by, asked('influence/stats', ask(`read:${key}:`))),
  )
  app.hear((ask) => feedsQuery.loaded({ items: [read], next: null }, by, asked('influence/feeds', ask(`read:${key}:`))))
  app.hear((ask) =>
    groupsQuery.loaded(
      {
        items: [
          {
            gid: made(Gid, '10000001'),
            name: 'Square',
            avatar: null,
            isOfficial: true,
            identity: 'Admin',
            activity: 12,
          },
          {
            gid: made(Gid, '10000002'),
            name: 'Lounge',
            avatar: null,
            isOfficial: false,
            identity: 'Member',
            activity: 0,
          },
        ],
        next: null,
      },
      by,
      asked('influence/groups', ask(`read:${key}:`)),
    ),
  )
}

const headsOfCards = async () =>
  (await Promise.all(['X', 'Community', 'Space', 'Agent'].map((name) => screen.findByRole('region', { name })))).map(
    (one) => within(one).getAllByRole('list')[0]?.textContent,
  )

describe('The attention page', () => {
  beforeEach(() => wide())

  it('R2-053 R2-074 R2-240 R2-338 the attention page shows the person and project in its URL, and the attention over the chosen period of four', async () => {
    const place = await open(
      <AttentionScreen />,
      `/profile/attentionDetail?xid=${ben.xid}&project_id=tideline&kol_account=benplays`,
    )
    told(place, of('tideline', '7d', 'benplays'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben' })).toBeTruthy()
    const periods = screen.getAllByRole<HTMLInputElement>('radio')
    expect(periods.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['24H', false],
      ['7D', true],
      ['1M', false],
      ['6M', false],
    ])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Project' }).value).toBe('tideline')
    fireEvent.click(screen.getByRole('radio', { name: '6M' }))
    const wanted = canonicalJson({ ...of('tideline', '7d', 'benplays'), period: '6m' })
    place.app.hear((ask) =>
      statsQuery.loaded(
        { items: [{ ...stats, all: share(9.87, 100) }], next: null },
        { key: wanted, input: { ...of('tideline', '7d', 'benplays'), period: '6m' }, page: null },
        asked('influence/stats', ask(`read:${wanted}:`)),
      ),
    )
    expect(
      await screen.findByRole('slider', { name: /^Ben has 9\.87% of all attention on Tideline in 6 months/ }),
    ).toBeTruthy()
  })

  const none: AttentionStats = {
    ...stats,
    all: share(0, 0),
    channels: { x: share(0, 0), community: share(0, 0), space: share(0, 0), bot: share(0, 0) },
  }
  const noFeeds: AttentionFeeds = {
    ...feeds,
    x: { tweet: 0, retweet: 0, impressions: 0, reply: 0, view: 0, list: [] },
  }

  it('R2-074 before a member has attention, one card says how it starts and grows in each channel, in place of figures of zero', async () => {
    const place = await open(<AttentionTab xid={ann.xid} />)
    told(place, { ...of(''), xid: ann.xid }, none, noFeeds)
    expect(screen.getByRole('heading', { name: 'Your attention share starts here' })).toBeTruthy()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'X',
      'Community',
      'Space',
      'Agent',
    ])
    expect(screen.queryByText(/0\.00%|0% of total/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'X InfluShare' })).toBeNull()
    // The periods stay, because another period may have attention.
    expect(screen.getAllByRole('radio')).toHaveLength(4)
  })

  it('R2-074 another person without attention has a card without instructions', async () => {
    const place = await open(<AttentionTab xid={ben.xid} />)
    told(place, of(''), none, noFeeds)
    expect(screen.getByRole('heading', { name: 'No attention yet' })).toBeTruthy()
    expect(screen.queryByRole('term')).toBeNull()
  })

  it.each([
    ['a share', stats, noFeeds],
    ['a post that has no share yet', none, feeds],
  ])('R2-074 the figures are shown as soon as there is %s', async (_what, shown, read) => {
    const place = await open(<AttentionTab xid={ann.xid} />)
    told(place, { ...of(''), xid: ann.xid }, shown, read)
    expect(await screen.findByRole('region', { name: 'X InfluShare' })).toBeTruthy()
    expect(screen.queryByText('Your attention share starts here')).toBeNull()
  })

  it('R2-075 R2-076 the attention chart’s table lists each channel with a share above 0, and four panels show every channel’s share', async () => {
    const place = await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    told(place, of(''))
    fireEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ChannelShare of allPart of the total',
      'X2.12%61%',
      'Community0.98%28%',
      'Space0.38%11%',
      'Total3.48%100%',
    ])
    expect(
      ['X InfluShare', 'Comm InfluShare', 'Space InfluShare', 'Agent InfluShare'].map(
        (name) => screen.getByRole('region', { name }).textContent,
      ),
    ).toEqual([
      'X InfluShare2.12% 61% of total',
      'Comm InfluShare0.98% 28% of total',
      'Space InfluShare0.38% 11% of total',
      'Agent InfluShare0.00% 0% of total',
    ])
  })

  it('R2-077 R2-106 R2-107 R1-378 R2-337 R2-108 the X, Community, Space and Agent cards each show their figures, and each group has a badge', async () => {
    const place = await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    told(place, of(''))
    const heads = await headsOfCards()
    expect(heads).toEqual([
      '38 posts412 reposts1.2M impressions9 replies3,000 views',
      '6 groups84.5 a day',
      '26 spaces3.7 a day3 hosted9 spoke14 listened',
      '0 questions',
    ])
    expect(screen.getByText('11/14/2023')).toBeTruthy()
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('href'),
          within(link).getAllByRole('img').at(-1)?.getAttribute('aria-label'),
        ]),
    ).toEqual([
      ['/group/10000001', 'Official community'],
      ['/group/10000002', 'Community'],
    ])
  })

  it('on the attention page a figure of 1 has its unit in the singular', async () => {
    const place = await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    const single = {
      x: { ...feeds.x, tweet: 1, retweet: 1, impressions: 1, reply: 1, view: 1 },
      community: { ...feeds.community, participate: 1 },
      space: { ...feeds.space, participate: 1 },
      bot: { list: [card({ channel: 'bot' })] },
    }
    told(place, of(''), stats, single)
    const heads = await headsOfCards()
    expect(heads).toEqual([
      '1 post1 repost1 impression1 reply1 view',
      '1 group84.5 a day',
      '1 space3.7 a day3 hosted9 spoke14 listened',
      '1 question',
    ])
  })

  it('the table of the X card adds up to the card’s figures, and the table of the Community card to its groups’ messages', async () => {
    const place = await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    told(place, of(''))
    const tableOf = async (name: string) => {
      const part = within(await screen.findByRole('region', { name }))
      fireEvent.click(part.getByRole('button', { name: `${name} as a table` }))
      return part
        .getAllByRole('row')
        .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    }
    expect(await tableOf('X')).toEqual([
      ['Post', 'Posts', 'Reposts', 'Impressions', 'Replies', 'Views'],
      ['11/14/2023 · Tideline', '1', '1,100', '700,000', '214', '812,000'],
      ['Not told one by one', '37', '0', '500,000', '0', '0'],
      ['Total', '38', '1,100', '1,200,000', '214', '812,000'],
    ])
    expect(await tableOf('Community')).toEqual([
      ['Group', 'Messages'],
      ['Square', '12'],
      ['Lounge', '0'],
      ['Total', '12'],
    ])
    expect(screen.getByText('In all 12 messages, 1.7 a day')).toBeTruthy()
  })

  it('R2-073 the back button closes the page in the native app, and calls no native function in a browser', async () => {
    const close = vi.fn<() => void>()
    vi.stubGlobal('LoopNative', { close })
    await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(close).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('an attention page that failed to load has a Retry button, which loads the page', async () => {
    const place = await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    const key = canonicalJson(of(''))
    place.app.hear(
      (ask) =>
        statsQuery.failed(
          { key, input: of(''), page: null },
          unreachable,
          asked('influence/stats', ask(`read:${key}:`)),
        ) ?? { type: 'NetworkOnline' },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    told(place, of(''))
    expect(await screen.findByRole('region', { name: 'X InfluShare' })).toBeTruthy()
  })
})
