import type { LooperFigures } from '../../../src/application/features/looper/ports'
import { ROOM } from '../support/adapters'
import { SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const SPEC = 'spec 3 §7, §3; decisions.md: looper: /api/loop_center/… nested, GET reads'
const AT = 1_700_000_000
const project_id = 'loop'
const period = '7d'

interface Read {
  readonly proves: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly answer: Json
  readonly asks: (figures: LooperFigures) => ReturnType<CallRow['asks']>
  readonly reads: unknown
  readonly given?: unknown
}
const row = ({ proves, path, query, answer, asks, reads, given }: Read): CallRow => ({
  proves,
  source: SPEC,
  request: { method: 'GET', path: `/api/loop_center/${path}`, query: { project_id, ...query }, token: true },
  answer,
  asks: ({ looperFigures }) => asks(looperFigures),
  reads,
  ...(given === undefined ? {} : { given }),
})

const metrics = [
  'impressions',
  'mentions',
  'engagements',
  'followers',
  'smart_followers',
  'smart_engagement',
  'related_communities',
  'total_users',
  'activity',
  'total_space',
  'space_participation',
  'token_released',
]
const of = (value: number) => ({ value, growth: '+1.0%' })
const share = (name: string, value: number, percent: number): { readonly [key: string]: Json } => ({
  [`${name}_influshare`]: value,
  [`${name}_influshare_percent`]: percent,
})
const feed: Json = {
  id: 'f1',
  feed_type: 'community',
  content: 'Said',
  source: 'Loop',
  score: 3.25,
  create_at: AT,
  url: null,
}
const feedRead = {
  feedId: 'f1',
  kind: 'community',
  text: 'Said',
  place: 'Loop',
  score: 3.25,
  at: AT * 1_000,
  url: null,
}
const feedKey = {
  projectId: project_id,
  account: 'none',
  xid: 'x1',
  period: '7d',
  sort: 'ts',
  feedType: 'all',
} as const
const feedQuery = { sort: 'ts', period, kol_account: 'none', loop_xid: 'x1', feed_type: 'all' }
const space: Json = {
  channel_id: ROOM,
  title: 'Tea',
  live_status: 3,
  start_time: AT,
  duration: 5_040,
  audience_count: 312,
  gift_score: '12.50',
  hosts: [{ xid: 'x1', username: 'Ann', avatar: null }],
  speakers: [],
  rtmp_platforms: [0, 4],
}

export const figureRows: readonly CallRow[] = [
  row({
    proves: 'R3-159 R3-250 R3-277',
    path: 'influshare/stats',
    query: { period },
    answer: Object.fromEntries(
      metrics.flatMap((name, n) => [
        [name, n + 1],
        [`${name}_growth`, '+1.0%'],
      ]),
    ),
    asks: ({ influStats }) => influStats(project_id, '7d'),
    reads: {
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
    },
    given: { related_communities: 15 },
  }),
  ...(['all', 'x', 'space', 'group'] as const).map((sort) =>
    row({
      proves: 'R3-160 R3-250 R3-278 R3-317',
      path: 'influshare/list',
      query: { page: '2', limit: '20', sort, period },
      answer: {
        list: [
          {
            x_account: 'ann',
            avatar: null,
            loop_xid: 'x1',
            looperInfo: { head: null, username: 'Ann' },
            ...share('all', 4.2, 10),
            ...share('x', 5, 11),
            ...share('space', 1, 12),
            ...share('community', 2, 13),
          },
        ],
        total: 68,
      },
      asks: ({ influList }) => influList({ projectId: project_id, period: '7d', sort, page: 2 }),
      reads: {
        items: [
          {
            xAccount: 'ann',
            avatar: null,
            loopXid: 'x1',
            looper: { name: 'Ann', avatar: null },
            all: { value: 4.2, percent: 10 },
            x: { value: 5, percent: 11 },
            space: { value: 1, percent: 12 },
            community: { value: 2, percent: 13 },
          },
        ],
        total: 68,
      },
      given: { total: 68 },
    }),
  ),
  row({
    proves: 'R3-171 R3-172 R3-250 R3-289 R3-317',
    path: 'influshare/feeds',
    query: { page: '1', limit: '60', ...feedQuery },
    answer: { feeds_list: [feed], total: 1 },
    asks: ({ feeds }) => feeds(feedKey, 1),
    reads: { items: [feedRead], total: 1, next: null },
    given: { feeds_list: [], total: 0 },
  }),
  row({
    proves: 'R3-250',
    path: 'influshare/feeds_export',
    query: feedQuery,
    answer: { feeds_list: [feed], total: 1 },
    asks: ({ allFeeds }) => allFeeds(feedKey),
    reads: [feedRead],
  }),
  row({
    proves: 'R3-163 R3-251 R3-279',
    path: 'community/stats',
    query: {},
    answer: {
      dau_list: [{ area: 'en', dau: 5 }],
      wau_list: [{ area: 'ja', dau: 9 }],
      activity_list: [{ group_name: 'Tea', group_icon: null, today_activity: 4, yesterday_activity: 3 }],
    },
    asks: ({ boardStats }) => boardStats(project_id),
    reads: {
      daily: [{ area: 'en', count: 5 }],
      weekly: [{ area: 'ja', count: 9 }],
      activity: [{ name: 'Tea', icon: null, today: 4, yesterday: 3 }],
    },
  }),
  row({
    proves: 'R3-164 R3-251 R3-279',
    path: 'community/list',
    query: { page: '1', limit: '100' },
    answer: {
      list: [
        {
          group_name: 'Tea',
          group_icon: null,
          group_verify_type: 2,
          area: 'en',
          join_type: 1,
          active: 4,
          yesterday_active: 3,
          active_percent: '+33.3%',
          member_count: 20,
          space_count: 2,
        },
        {
          group_name: 'Bay',
          group_icon: null,
          group_verify_type: 1,
          area: 'en',
          join_type: 0,
          active: 4,
          yesterday_active: 3,
          active_percent: '',
          member_count: 20,
          space_count: 2,
        },
      ],
      total: 2,
    },
    asks: ({ board }) => board(project_id, 1),
    reads: {
      items: [
        {
          name: 'Tea',
          icon: null,
          label: 'gold',
          area: 'en',
          isPrivate: true,
          active: 4,
          yesterday: 3,
          activePercent: '+33.3%',
          members: 20,
          spaces: 2,
        },
        { label: 'blue', isPrivate: false },
      ],
    },
  }),
  {
    proves: 'R3-253',
    source: `${SPEC}: comunity with one m`,
    request: { method: 'GET', path: '/api/loop_center/comunity/verify_list', query: { project_id }, token: true },
    answer: {
      list: [
        {
          gid: SQUARE,
          group_name: 'Tea',
          group_avatar: null,
          verify_type: 2,
          block_status: 0,
          member_count: 216,
          seven_activity: 194,
          seven_growth: '+3.7%',
          approval_at: AT,
        },
      ],
      total: 1,
    },
    asks: ({ looper }) => looper.verified(project_id),
    reads: [{ gid: SQUARE, label: 'gold' }],
    given: { total: 3 },
  },
  row({
    proves: 'R3-166 R3-252 R3-280',
    path: 'space/stats',
    query: { locale: 'en', period },
    answer: {
      total_spaces: 3,
      total_audience: 400,
      total_duration: 7_200,
      total_rtmp: 6,
      ins: 1,
      x: 2,
      tiktok: 0,
      twitch: 1,
      youtube: 2,
    },
    asks: ({ spaceStats }) => spaceStats({ projectId: project_id, locale: 'en', period: '7d' }),
    reads: { spaces: 3, audience: 400, duration: 7_200, rtmp: 6, instagram: 1, x: 2, tiktok: 0, twitch: 1, youtube: 2 },
  }),
  row({
    proves: 'R3-252 R3-281 R3-316',
    path: 'space/list',
    query: { locale: 'en', period, limit: '10', page: '1' },
    answer: { list: [space], total: 1 },
    asks: ({ spaceList }) => spaceList({ projectId: project_id, locale: 'en', period: '7d', page: 1 }),
    reads: {
      items: [
        {
          channelId: ROOM,
          title: 'Tea',
          status: 'ended',
          startsAt: AT * 1_000,
          duration: 5_040,
          audience: 312,
          gifts: '12.50',
          hosts: [{ xid: 'x1', name: 'Ann', avatar: null }],
          speakers: [],
          platforms: ['x', 'twitch'],
        },
      ],
    },
  }),
  row({
    proves: 'R3-259 R3-283',
    path: 'dashboard/stat',
    query: {},
    answer: {
      project_id,
      project_name: 'Loop',
      avatar: null,
      twitter_url: null,
      describe: '',
      project_tag: '',
      keywords: '',
      website: null,
      api_status: 0,
      blue_verified: 1,
      gold_verified: 2,
      community_count: 3,
      total_member: 4,
      avg_activity: 5.5,
      exclusive_page: 'tea',
    },
    asks: ({ stat }) => stat(project_id),
    reads: {
      apiStatus: 'suspended',
      blueVerified: 1,
      goldVerified: 2,
      communities: 3,
      members: 4,
      averageActivity: 5.5,
      pageLink: 'tea',
    },
    given: { gold_verified: 3 },
  }),
  row({
    proves: 'R3-161 R3-259 R3-284',
    path: 'dashboard/influshare',
    query: { period },
    answer: {
      total_influshare: 4.18,
      seven_day_growth: '+0.37',
      ...share('x', 2.42, 58),
      ...share('community', 1, 24),
      ...share('space', 0.54, 13),
      ...share('bot', 0.22, 5),
    },
    asks: ({ influ }) => influ(project_id, '7d'),
    reads: {
      total: 4.18,
      growth: '+0.37',
      x: { value: 2.42, percent: 58 },
      community: { value: 1, percent: 24 },
      space: { value: 0.54, percent: 13 },
      bot: { value: 0.22, percent: 5 },
    },
  }),
  row({
    proves: 'R3-162 R3-259 R3-285',
    path: 'dashboard/chart/dau',
    query: { period },
    answer: { list: [{ date_str: '2026-11-24', value: 12 }], total: 1 },
    asks: ({ dauChart }) => dauChart(project_id, '7d'),
    reads: [{ date: '2026-11-24', at: Date.UTC(2026, 10, 24), value: 12 }],
    given: { total: 7 },
  }),
  row({
    proves: 'R3-162 R3-259 R3-286',
    path: 'dashboard/chart/influ',
    query: { period },
    answer: { list: [{ date_str: '2026-11-24', value: 4.18 }], total: 1 },
    asks: ({ influChart }) => influChart(project_id, '7d'),
    reads: [{ date: '2026-11-24', value: 4.18 }],
    given: { total: 7 },
  }),
]

/** The account is one that the town has made up. */
export const kolRows: readonly CallRow[] = [
  {
    proves: 'R3-171 R3-250 R3-288',
    source: SPEC,
    request: {
      method: 'GET',
      path: '/api/loop_center/influshare/kol',
      query: { project_id, kol_account: 'ann', loop_xid: 'x1', period },
      token: true,
    },
    answer: {
      attention_list: [{ project_name: 'Loop', avatar: null, attention_percent: 40.5, rank: 1 }],
      kol_detail: { x_avatar: null, loop_avatar: null, loop_username: 'Ann', x_account: 'ann', loop_xid: 'x1' },
    },
    asks: ({ looperFigures }) => looperFigures.kol({ projectId: project_id, account: 'ann', xid: 'x1' }, '7d'),
    reads: {
      attention: [{ name: 'Loop', avatar: null, percent: 40.5, rank: 1 }],
      xAccount: 'ann',
      xAvatar: null,
      loopAvatar: null,
      loopName: 'Ann',
      loopXid: 'x1',
    },
    inTown: async (town) => ({ cast: { ann: await town.kolAccount() } }),
  },
]
