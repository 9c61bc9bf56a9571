import type { CallRow, Json } from '../support/call-row'
import { AT, FIGURES_SPEC, figureRow, influShare, period, project_id } from '../support/figure-row'

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
export const influenceRows: readonly CallRow[] = [
  figureRow({
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
    figureRow({
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
            ...influShare('all', 4.2, 10),
            ...influShare('x', 5, 11),
            ...influShare('space', 1, 12),
            ...influShare('community', 2, 13),
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
  figureRow({
    proves: 'R3-171 R3-172 R3-250 R3-289 R3-317',
    path: 'influshare/feeds',
    query: { page: '1', limit: '60', ...feedQuery },
    answer: { feeds_list: [feed], total: 1 },
    asks: ({ feeds }) => feeds(feedKey, 1),
    reads: { items: [feedRead], total: 1, next: null },
    given: { feeds_list: [], total: 0 },
  }),
  figureRow({
    proves: 'R3-250',
    path: 'influshare/feeds_export',
    query: feedQuery,
    answer: { feeds_list: [feed], total: 1 },
    asks: ({ allFeeds }) => allFeeds(feedKey),
    reads: [feedRead],
  }),
]

/** The simulator generates the accounts, so `scene` replaces the account in the literal. */
export const kolRows: readonly CallRow[] = [
  {
    proves: 'R3-171 R3-250 R3-288',
    source: FIGURES_SPEC,
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
