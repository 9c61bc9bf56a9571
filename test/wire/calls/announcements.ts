import { BEN, SQUARE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'
import { LISTED_ROOM } from './spaces'

const POSTS = 'spec 1 §7 Groups: POST announcement …; the payloads are not shown'
const ONE = { gid: SQUARE, id: 'town-10000001-1' }
/** An announcement by somebody else that Ada has not read. */
const acts = { gid: '10000001', id: 'town-10000001-1' }
export const announcementRows: readonly CallRow[] = [
  {
    proves: 'R1-275',
    source: 'spec 1 §7 Groups; spec 1 §3 Announcement',
    request: {
      method: 'GET',
      path: '/api/groupchat/announcement/list',
      query: { gid: '10000001', page: '1', limit: '20' },
      token: true,
    },
    answer: {
      list: [
        {
          id: 'n-1',
          pinned: 1,
          content: 'Be kind. #rules',
          pictures: ['https://cdn.example/p.png'],
          video: null,
          ats: [],
          topics: ['rules'],
          post_type: 2,
          live_room: LISTED_ROOM,
          create_time: 1_799_557_200,
          meme_comments: [{ meme_id: 'e1', emoji: '👍', count: 1, xids: ['b000000002'] }],
        },
      ],
      total: 1,
    },
    asks: ({ announcements }) => announcements.list(SQUARE, 1, 20),
    reads: {
      items: [
        {
          id: 'n-1',
          pinned: true,
          text: 'Be kind. #rules',
          pictures: ['https://cdn.example/p.png'],
          topics: ['rules'],
          createdAt: 1_799_557_200_000,
          comments: [{ memeId: 'e1', emoji: '👍', count: 1, xids: [BEN] }],
          room: {
            channelId: LISTED_ROOM['channel_id'],
            title: 'Open square',
            status: 'started',
            startsAt: 1_799_997_120_000,
            audience: 12,
            hosts: [{ xid: BEN }],
          },
        },
      ],
    },
  },
  {
    proves: 'R1-296',
    source: `${POSTS}; spec 1 §3 Announcement`,
    request: {
      method: 'POST',
      path: '/api/groupchat/announcement/add',
      token: true,
      body: {
        gid: '10000001',
        content: 'Tea at five #tea',
        pictures: ['/town/ph1.svg'],
        ats: ['b000000002'],
        topics: ['tea'],
        post_type: 2,
      },
    },
    answer: null,
    asks: ({ announcements }) =>
      announcements.add(SQUARE, {
        text: 'Tea at five #tea',
        pictures: ['/town/ph1.svg'],
        video: null,
        mentions: [{ xid: BEN, name: 'Ben' }],
      }),
  },
  {
    proves: 'R1-296',
    source: POSTS,
    request: { method: 'POST', path: '/api/groupchat/announcement/delete', body: acts, token: true },
    answer: null,
    asks: ({ announcements }) => announcements.perform({ kind: 'remove', ...ONE }),
  },
  {
    proves: 'R1-296',
    source: POSTS,
    request: {
      method: 'POST',
      path: '/api/groupchat/announcement/report',
      body: { ...acts, reason: 'Violating' },
      token: true,
    },
    answer: null,
    asks: ({ announcements }) => announcements.perform({ kind: 'report', ...ONE, reason: 'Violating' }),
  },
  {
    proves: 'R1-296',
    source: POSTS,
    request: { method: 'POST', path: '/api/groupchat/announcement/read', body: acts, token: true },
    answer: null,
    asks: ({ announcements }) => announcements.perform({ kind: 'read', ...ONE }),
  },
  {
    proves: 'R1-296',
    source: POSTS,
    request: {
      method: 'POST',
      path: '/api/groupchat/announcement/meme',
      body: { ...acts, meme_id: 'e1', action: 1 },
      token: true,
    },
    answer: null,
    asks: ({ announcements }) => announcements.perform({ kind: 'react', ...ONE, memeId: 'e1', emoji: '👍', on: true }),
  },
  {
    proves: 'R1-296',
    source: POSTS,
    request: { method: 'POST', path: '/api/groupchat/announcement/pin', body: { ...acts, pinned: 1 }, token: true },
    answer: null,
    asks: ({ announcements }) => announcements.perform({ kind: 'pin', ...ONE, on: true }),
  },
]
