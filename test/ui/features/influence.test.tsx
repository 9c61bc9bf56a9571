import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { giftImplementation } from '../../../src/application/features/gift/gift'
import { influenceImplementation } from '../../../src/application/features/influence/influence'
import { giftStatsQuery, receivedGiftsQuery } from '../../../src/domain/gift'
import {
  feedsQuery,
  groupsQuery,
  highlighted,
  joinedQuery,
  rankQuery,
  statsQuery,
  type AttentionFeeds,
  type AttentionStats,
  type FeedCard,
} from '../../../src/domain/influence'
import { unreachable } from '../../../src/domain/kernel/failure'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { Gid } from '../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { en as chartWords } from '../../../src/ui/charts/translations.en'
import { AttentionScreen } from '../../../src/ui/features/influence/AttentionScreen'
import { Card } from '../../../src/ui/features/influence/Feeds'
import { ProfileTabs } from '../../../src/ui/features/influence/ProfileTabs'
import { en } from '../../../src/ui/features/influence/translations.en'
import { groupOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { badInput } from '../support/bad-inputs'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'
import { wide } from '../support/wide-layout'

english.addResourceBundle('en', 'influence', en)
english.addResourceBundle('en', 'charts', chartWords)

const share = (value: number, percent: number) => ({ value, percent })
const stats: AttentionStats = {
  name: 'Ben',
  avatar: null,
  projectName: 'Tideline',
  projectAvatar: null,
  all: share(3.48, 100),
  channels: { x: share(2.12, 61), community: share(0.98, 28), space: share(0.38, 11), bot: share(0, 0) },
}
const card = (more: Partial<FeedCard> = {}): FeedCard => ({
  id: 'x0',
  channel: 'x',
  title: 'Ben',
  account: 'benplays',
  text: 'Audio on Tideline, and tideline again.',
  keyword: 'Tideline',
  score: 92.4,
  replies: 214,
  favourites: 0,
  reposts: 1_100,
  views: 812_000,
  impressions: 700_000,
  part: null,
  at: clampToInstant(1_700_000_000_000),
  ...more,
})
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

const open = async (view: ReactNode, at = '/') => {
  const app = live(ann)
  const influence = app.attach(influenceImplementation, undefined)
  const gifts = app.attach(giftImplementation, undefined)
  await act(async () =>
    show(
      <Routes>
        <Route path="*" element={view} />
      </Routes>,
      { app, at },
    ),
  )
  return { app, influence, gifts }
}
type Place = Awaited<ReturnType<typeof open>>
/** All queries of one input share a request id, so name the reducer of each response. */
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

  it('R2-053 R2-074 R2-240 R2-338 reads the person of its address, over seven days until another of four periods is chosen', async () => {
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

  it('R2-075 R2-076 shows a half ring of the channels above 0 and four panels, and the sums in its table', async () => {
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

  it('R2-077 R2-106 R2-107 R1-378 R2-337 R2-108 has four cards with figures and dates, and groups with one of two badges', async () => {
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

  it('uses the singular for a figure of one', async () => {
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

  it('every figure above a card is the sum of its table, or of the groups below', async () => {
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

  it('R2-073 goes back through the native app, or through the history outside it', async () => {
    const close = vi.fn<() => void>()
    vi.stubGlobal('LoopNative', { close })
    await open(<AttentionScreen />, `/profile/attentionDetail?xid=${ben.xid}`)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(close).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('says that it failed, and retries', async () => {
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

describe('A feed card', () => {
  const marked = (more: Partial<FeedCard>) => {
    const { container } = show(
      <ul>
        <Card card={card(more)} />
      </ul>,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain(more.text)
    return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  }

  it('BI-154 feed_key_text is plain text, with only its keyword marked', () => {
    const { text, expected } = badInput('feed_key_text', 'BI-154')
    expect(expected).toMatch(/^TEXT/)
    expect(marked({ text, keyword: 'math' })).toEqual(['math'])
  })

  it('BI-155 feed_math_keyword is matched literally, never as a pattern', () => {
    const { text: keyword, expected } = badInput('feed_math_keyword', 'BI-155')
    expect(expected).toMatch(/^TEXT/)
    expect(marked({ text: `aaaa ${keyword} aaaa!`, keyword })).toEqual([keyword])
  })

  it('R2-107 marks every keyword regardless of case, and loses no character', () => {
    const text = 'Audio on Tideline, and tideline again.'
    expect(
      highlighted(text, 'TIDELINE')
        .filter(({ isKeyword }) => isKeyword)
        .map((piece) => piece.text),
    ).toEqual(['Tideline', 'tideline'])
    expect(
      highlighted(text, 'TIDELINE')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(highlighted(text, '  ')).toEqual([{ text, isKeyword: false }])
  })
})

describe('The tabs of a profile', () => {
  const tabs = (isOwn: boolean, showsGroups = true) => (
    <ProfileTabs xid={ben.xid} name="Ben" isOwn={isOwn} showsGroups={showsGroups} />
  )
  const names = () => screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])

  it('R2-066 R2-191 R2-192 are attention share and groups, and gifts on my own profile', async () => {
    await open(tabs(false))
    expect(names()).toEqual([
      ['Attention share', 'true'],
      ['Groups', 'false'],
    ])
    document.body.replaceChildren()
    await open(tabs(true))
    expect(names()).toEqual([
      ['Attention share', 'true'],
      ['Groups', 'false'],
      ['Gifts', 'false'],
    ])
  })

  it('R2-104 rank the projects, each with a link to its details', async () => {
    const place = await open(tabs(false))
    const key = canonicalJson({ xid: ben.xid, period: '7d' })
    place.influence.answer(`read:${key}:`, (ask) =>
      rankQuery.loaded(
        {
          items: [
            {
              projectId: 'tideline',
              name: 'Tideline',
              avatar: null,
              attention: 812,
              percent: 64,
              kolAccount: 'benplays',
            },
          ],
          next: null,
        },
        { key, input: { xid: ben.xid, period: '7d' }, page: null },
        ask,
      ),
    )
    expect((await screen.findByRole('link', { name: 'Tideline: 64%' })).getAttribute('href')).toBe(
      `/profile/attentionDetail?xid=${ben.xid}&project_id=tideline&kol_account=benplays&period=7d`,
    )
  })

  it('R1-211 R2-068 R2-180 show visible groups; hidden groups show a notice and send no request', async () => {
    const hidden = await open(tabs(false, false), '/?tab=0')
    expect(await screen.findByRole('heading', { name: 'Ben hides their groups' })).toBeTruthy()
    expect(() => {
      hidden.influence.answer(`read:${canonicalJson({ xid: ben.xid })}:`, () => null)
    }).toThrow('is not asked for')
    document.body.replaceChildren()
    const place = await open(tabs(false), '/?tab=0')
    const key = canonicalJson({ xid: ben.xid })
    await waitFor(() =>
      place.influence.answer(`read:${key}:`, (ask) =>
        joinedQuery.loaded(
          { items: [groupOf('10000001', { name: 'Square' })], next: null },
          { key, input: { xid: ben.xid }, page: null },
          ask,
        ),
      ),
    )
    expect(await screen.findByRole('link', { name: /Square/ })).toBeTruthy()
  })

  it('R2-067 R2-191 show my own groups as bars with links, also when they are hidden from others', async () => {
    const place = await open(tabs(true, false), '/?tab=0')
    await waitFor(() =>
      place.app.hear((ask) => ({
        type: 'MyGroupsLoaded',
        ask: ask('mine'),
        groups: [
          groupOf('10000001', { name: 'Square', memberCount: 1_234 }),
          groupOf('10000002', { name: 'Lounge', memberCount: 2 }),
        ],
      })),
    )
    expect(
      (await screen.findAllByRole('listitem')).map((bar) => [
        bar.textContent,
        within(bar).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['SSquare1,234 members', '/group/10000001'],
      ['LLounge2 members', '/group/10000002'],
    ])
  })

  it('R1-341 R2-069 R2-070 show received gifts by kind with a list of each, or that there are none yet', async () => {
    const place = await open(tabs(true), '/?tab=1')
    const by = { key: '{}', input: {}, page: null }
    await waitFor(() =>
      place.gifts.answer('read:{}:', (ask) => giftStatsQuery.loaded({ items: [], next: null }, by, ask)),
    )
    expect(await screen.findByRole('heading', { name: 'You haven’t received any gifts yet' })).toBeTruthy()
    document.body.replaceChildren()
    const other = await open(tabs(true), '/?tab=1')
    await waitFor(() =>
      other.gifts.answer('read:{}:', (ask) =>
        giftStatsQuery.loaded(
          { items: [{ icon: null, title: 'Rose', price: made(Decimal, '5'), count: 3 }], next: null },
          by,
          ask,
        ),
      ),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Rose, received 3 times' }))
    expect(await screen.findByRole('dialog', { name: 'Received gifts' })).toBeTruthy()
    const received = { key: canonicalJson({ sort: 'send_time' }), input: { sort: 'send_time' as const }, page: null }
    other.gifts.answer(`read:${received.key}:`, (ask) =>
      receivedGiftsQuery.loaded(
        {
          items: [
            {
              icon: null,
              title: 'Rose',
              amount: made(Decimal, '5'),
              at: null,
              sender: { xid: ben.xid, name: 'Ben', avatar: null },
            },
          ],
          next: null,
        },
        received,
        ask,
      ),
    )
    expect(await screen.findByText('Ben')).toBeTruthy()
  })
})
