import * as TE from 'fp-ts/TaskEither'
import { spaceCalls } from '../../../src/adapters/wire/calls/space-calls'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { ROOM } from '../support/adapters'
import { BEN, SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const LIVE = 'spec 2 §7 Spaces: methods and payloads are not shown'
const ID = '5bace001-0000-4000-8000-000010000001'
const of = { channel_id: ID }

/** A space as in spec 2 §3. */
export const A_ROOM: { readonly [key: string]: Json } = {
  channel_id: ID,
  gid: '10000001',
  title: 'Open square',
  status: 1,
  mic_mode: 1,
  room_name: 'Open square',
  start_time: 1_799_997_120,
  end_time: 1_805_181_120,
  hosts: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png' }],
  founder_xid: 'b000000002',
  speakers: [{ xid: 'm000000003', username: 'Mei', head: 'https://cdn.example/mei.png', live_role: 8 }],
  total_count: 12,
  reminder: 1,
  announcement: 'Say hello.',
  locale: 'en',
  conversation_sid: 'sg_10000001',
}
const READ = {
  channelId: ROOM,
  gid: SQUARE,
  title: 'Open square',
  status: 'started',
  micMode: 'open',
  roomName: 'Open square',
  startsAt: 1_799_997_120_000,
  endsAt: 1_805_181_120_000,
  hosts: [{ xid: BEN, name: 'Ben' }],
  founderXid: BEN,
  speakers: [{ xid: 'm000000003', role: 'guest' }],
  audience: 12,
  isReminded: true,
  announcement: 'Say hello.',
  locale: 'en',
  conversationId: 'sg_10000001',
}
/** A space list item as in spec 2 §3, plus the gid of its group. */
export const LISTED_ROOM: { readonly [key: string]: Json } = {
  channel_id: ID,
  gid: '10000001',
  title: 'Open square',
  status: 1,
  start_time: 1_799_997_120,
  hosts: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png' }],
  speakers: [{ xid: 'm000000003', username: 'Mei', head: 'https://cdn.example/mei.png' }],
  total_count: 12,
}
/** The info of a space as in spec 2 §3. */
export const INFO = {
  room: A_ROOM,
  group: {
    gid: '10000001',
    name: 'Loop Town Square',
    is_participant: 1,
    join_type: 1,
    banner: 'https://cdn.example/c1.png',
    icon: 'https://cdn.example/g1.png',
    owner_xid: 'm000000003',
    admin_xids: ['a000000001'],
    description: 'Where everyone meets.',
  },
}
const LIST = { list: [A_ROOM], total: 1 }
const DRAFT = {
  title: 'Tea',
  startsAt: clampToInstant(1_800_000_600_000),
  minutes: 60,
  micMode: 'open',
  announcement: 'Bring a cup.',
  locale: 'en',
} as const
const WRITTEN = {
  title: 'Tea',
  start_time: 1_800_000_600,
  end_time: 1_800_004_200,
  mic_mode: 1,
  announcement: 'Bring a cup.',
  locale: 'en',
}
const planned = async (town: WireTown) => ({ cast: { [ID]: await town.plannedSpace() } })

export const spaceRows: readonly CallRow[] = [
  {
    proves: 'R2-197',
    source: 'spec 2 §7 Spaces: the list call takes a filter of period and locale; §9: 1m',
    request: { method: 'GET', path: '/api/live/room_list', query: { period: '1m', locale: 'en' }, token: true },
    answer: LIST,
    asks: ({ spaces }) => spaces.list({ period: 'month', locale: 'en' }),
    reads: [READ],
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'GET', path: '/api/live/highlights', token: true },
    answer: LIST,
    asks: ({ spaces }) => spaces.highlights(),
    reads: [READ],
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3 Space info`,
    request: { method: 'GET', path: '/api/live/room', query: of, token: true },
    answer: INFO,
    asks: ({ spaces }) => spaces.find(ROOM),
    reads: {
      space: READ,
      group: {
        gid: SQUARE,
        name: 'Loop Town Square',
        isMember: true,
        joinType: 'private',
        ownerXid: 'm000000003',
        adminXids: ['a000000001'],
      },
    },
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3 Space`,
    request: { method: 'POST', path: '/api/live/room', body: { gid: '10000001', ...WRITTEN }, token: true },
    answer: A_ROOM,
    asks: ({ spaces }) => spaces.create(SQUARE, DRAFT),
    reads: READ,
    given: {
      gid: '10000001',
      title: 'Tea',
      status: 2,
      mic_mode: 1,
      start_time: 1_800_000_600,
      end_time: 1_800_004_200,
      announcement: 'Bring a cup.',
      locale: 'en',
    },
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/edit', body: { channel_id: ID, ...WRITTEN }, token: true },
    answer: A_ROOM,
    asks: ({ spaces }) => spaces.edit(ROOM, DRAFT),
    reads: READ,
    inTown: planned,
    given: { title: 'Tea', mic_mode: 1 },
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/delete', body: of, token: true },
    answer: null,
    asks: ({ spaces }) => spaces.performAction(ROOM, 'remove'),
    inTown: planned,
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/close', body: of, token: true },
    answer: null,
    asks: ({ spaces }) => spaces.performAction(ROOM, 'end'),
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/close', body: of, token: true },
    answer: null,
    asks: ({ rooms }) => rooms.performAction({ kind: 'end', channelId: ROOM }),
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3: status 1 is started`,
    request: { method: 'POST', path: '/api/live/update', body: { channel_id: ID, status: 1 }, token: true },
    answer: null,
    asks: ({ spaces }) => spaces.performAction(ROOM, 'start'),
    inTown: planned,
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/reminder', body: of, token: true },
    answer: null,
    asks: ({ spaces }) => spaces.remind(ROOM, true),
    inTown: planned,
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/cancel_reminder', body: of, token: true },
    answer: null,
    asks: ({ spaces }) => spaces.remind(ROOM, false),
    inTown: planned,
  },
  {
    proves: '',
    source: 'decisions.md, invite keys',
    request: { method: 'GET', path: '/api/live/invite_key', query: { key: 'Room000101' }, token: true },
    answer: { channel_id: ID, invite_key: 'Room000101' },
    asks: ({ spaces }) => spaces.byKey('Room000101'),
    reads: ROOM,
    given: { channel_id: ID },
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'GET', path: '/api/live/invite_key', query: of, token: true },
    answer: { channel_id: ID, invite_key: 'Room000101' },
    asks: ({ spaces }) => spaces.keyOf(ROOM),
    reads: 'Room000101',
    given: { invite_key: 'Room000101' },
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3 Space stats`,
    request: { method: 'GET', path: '/api/live/stat', query: of, token: true },
    answer: {
      tunned: 1_268,
      comments: 340,
      duration: 84,
      reward_level_description: 'Gold evening',
      reward_level_icon: 'https://cdn.example/gold.png',
      people: [{ xid: 'b000000002', username: 'Ben', head: '' }],
    },
    asks: ({ spaces }) => spaces.stats(ROOM),
    reads: {
      tuned: 1_268,
      comments: 340,
      duration: 84,
      rewardText: 'Gold evening',
      rewardIcon: 'https://cdn.example/gold.png',
      people: [{ xid: 'b000000002', name: 'Ben', avatar: null }],
    },
  },
  {
    proves: '',
    source: `${LIVE}; no screen asks for it`,
    request: { method: 'GET', path: '/api/live/room_status', query: of, token: true },
    answer: { status: 1 },
    asks: ({ rest }) => rest.call(spaceCalls.roomStatus, of),
    reads: { status: 'started' },
  },
  {
    proves: '',
    source: `${LIVE}; no screen asks for it`,
    request: { method: 'GET', path: '/api/live/group', query: { gid: '10000001' }, token: true },
    answer: LIST,
    asks: ({ rest }) => rest.call(spaceCalls.group, { gid: '10000001' }),
    reads: { items: [READ] },
  },
  {
    proves: '',
    source: `${LIVE}; no screen asks for it`,
    request: { method: 'GET', path: '/api/live/subscribe_space', token: true },
    answer: LIST,
    asks: ({ rest }) => rest.call(spaceCalls.subscribeSpace, {}),
    reads: { items: [READ] },
    inTown: async (town) => {
      await town.remindAda()
      return {}
    },
  },
  {
    proves: '',
    source: `${LIVE}; no screen asks for it`,
    request: { method: 'POST', path: '/api/live/share', body: of, token: true },
    answer: null,
    asks: ({ rest }) => TE.map(() => undefined)(rest.call(spaceCalls.share, of)),
  },
]
