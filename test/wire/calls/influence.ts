import { makeInfluence } from '../../../src/adapters/rest/influence'
import type { AttentionInput } from '../../../src/domain/influence'
import { ADA, SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const SOURCE = 'spec 2 §7 Influence, §3; the bases are in decisions.md'
const query = { kol_account: 'ada_in_the_loop', period: '7d', project_id: 'loop', xid: 'a000000001' }
const of: AttentionInput = { xid: ADA, period: '7d', projectId: 'loop', kolAccount: 'ada_in_the_loop' }
const card = (more: { readonly [key: string]: Json }): Json => ({
  feed_type: 'x',
  title: 'Ada',
  user_account: 'ada_in_the_loop',
  key_text: 'If you try one thing, try Loop.',
  math_keyword: 'Loop',
  score: 92.4,
  reply_count: 214,
  favorite_count: 6402,
  retweet_count: 1100,
  view_count: 812000,
  create_time: 1_700_000_000,
  impression_count: 700_000,
  ...more,
})
const NONE: Json = []

export const influenceRows: readonly CallRow[] = [
  {
    proves: 'R2-232 R2-239 R2-104',
    source: SOURCE,
    request: {
      method: 'GET',
      path: '/api/kol/attention/rank',
      query: { period: '7d', xid: 'a000000001' },
      token: true,
    },
    answer: {
      list: [
        {
          project_id: 'loop',
          project_name: 'Loop',
          avatar: '/town/g1.svg',
          attention: 812,
          attention_percent: 64,
          kol_account: 'ada_in_the_loop',
        },
      ],
      total: 1,
    },
    asks: ({ rest }) => makeInfluence(rest).rank(ADA, '7d'),
    reads: [
      {
        projectId: 'loop',
        name: 'Loop',
        avatar: '/town/g1.svg',
        attention: 812,
        percent: 64,
        kolAccount: 'ada_in_the_loop',
      },
    ],
  },
  {
    proves: 'R2-233 R2-236 R2-105',
    source: SOURCE,
    request: { method: 'GET', path: '/api/kol/influshare', query, token: true },
    answer: {
      loop_avatar: '/town/a1.svg',
      loop_username: 'Ada',
      project_avatar: '/town/g1.svg',
      project_name: 'Loop',
      all_influshare: 3.48,
      x_influshare: 2.12,
      community_influshare: 0.77,
      space_influshare: 0.38,
      bot_influshare: 0.21,
      all_influshare_percent: 100,
      x_influshare_percent: 61,
      community_influshare_percent: 22,
      space_influshare_percent: 11,
      bot_influshare_percent: 6,
    },
    asks: ({ rest }) => makeInfluence(rest).stats(of),
    reads: {
      name: 'Ada',
      avatar: '/town/a1.svg',
      projectName: 'Loop',
      projectAvatar: '/town/g1.svg',
      all: { value: 3.48, percent: 100 },
      channels: {
        x: { value: 2.12, percent: 61 },
        community: { value: 0.77, percent: 22 },
        space: { value: 0.38, percent: 11 },
        bot: { value: 0.21, percent: 6 },
      },
    },
    given: { loop_username: 'Ada', project_name: 'Loop' },
  },
  {
    proves: 'R2-234 R2-237 R2-106 R2-107',
    source: SOURCE,
    request: { method: 'GET', path: '/api/kol/feeds', query, token: true },
    answer: {
      x: { tweet: 38, retweet: 412, impressions: 1200, reply: 9, view: 3000, list: [card({})] },
      community: { participate: 6, avg_activity: 84.5, list: NONE },
      space: { participate: 26, avg_avtivity: 3.7, host: 3, speaker: 9, audience: 14, list: NONE },
      bot: { list: NONE },
    },
    asks: ({ rest }) => makeInfluence(rest).feeds(of),
    reads: {
      x: {
        tweet: 38,
        retweet: 412,
        impressions: 1200,
        reply: 9,
        view: 3000,
        list: [
          {
            id: 'x0',
            channel: 'x',
            title: 'Ada',
            account: 'ada_in_the_loop',
            text: 'If you try one thing, try Loop.',
            keyword: 'Loop',
            score: 92.4,
            replies: 214,
            favourites: 6402,
            reposts: 1100,
            views: 812000,
            at: 1_700_000_000_000,
            impressions: 700_000,
            part: null,
          },
        ],
      },
      community: { participate: 6, activity: 84.5, list: [] },
      space: { participate: 26, activity: 3.7, host: 3, speaker: 9, audience: 14, list: [] },
      bot: { list: [] },
    },
  },
  {
    proves: 'R2-235 R2-238 R2-108',
    source: SOURCE,
    request: { method: 'GET', path: '/api/kol/community/attention', query, token: true },
    answer: {
      list: [
        {
          group_id: '10000001',
          group_name: 'Open square',
          group_avatar: '/town/g1.svg',
          verify_type: 2,
          Identity: 'Admin',
          activity: 12,
        },
      ],
      total: 1,
    },
    asks: ({ rest }) => makeInfluence(rest).groups(of),
    reads: [
      { gid: SQUARE, name: 'Open square', avatar: '/town/g1.svg', isOfficial: true, identity: 'Admin', activity: 12 },
    ],
  },
  {
    proves: 'R1-249 R2-220',
    source: 'spec 1 §7, spec 2 §7 Profile',
    request: {
      method: 'GET',
      path: '/api/groupchat/user_groups',
      query: { xid: 'a000000001', page: '1', limit: '20' },
      token: true,
    },
    answer: { list: [{ gid: '10000001', name: 'Open square', owner_xid: 'm000000003' }], total: 1 },
    asks: ({ rest }) => makeInfluence(rest).joined(ADA, 1),
    reads: { items: [{ gid: SQUARE, name: 'Open square' }], next: null },
  },
]
