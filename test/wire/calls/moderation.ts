import { makeModeration } from '../../../src/adapters/rest/chat/moderation'
import { right } from '../../adapters/support/client'
import { clampToInstant } from '../../../src/domain/kernel/instant'
import { gid } from '../../support/builders/group'
import { BEN, SQUARE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'
const at = clampToInstant(1_800_000_000_000)
const row = {
  id: 'r1',
  kind: 'message',
  name: 'Ben',
  text: 'Buy now',
  gid: '10000001',
  uid: null,
  channel_id: null,
  seq: 7,
  room: { host: 'Ada', starts_at: at, status: 'started' },
  at,
  count: 2,
  reasons: [{ reason: 'Spam', count: 2 }],
  notes: ['Again'],
  context: [{ name: 'Ben', text: 'Buy now', reported: 1 }],
  acts: ['dismiss', 'delete'],
}

/** Ben reports a group, so that a super user may decide. */
const reportedGroup: CallRow['inTown'] = async (town) => {
  const { client } = await town.as('ben@loop.example')
  await right(makeModeration(client.rest).report({ kind: 'group', place: '', id: SQUARE }, 'Spam', ''))
  return { as: 'super@loop.example' }
}

const GROUP = '470000047'

export const moderationRows: readonly CallRow[] = [
  {
    proves: 'R4-701',
    source,
    request: {
      method: 'POST',
      path: '/api/moderation/report',
      body: { kind: 'group', place: '', id: '10000001', reason: 'Spam', text: 'Ads' },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeModeration(rest).report({ kind: 'group', place: '', id: SQUARE }, 'Spam', 'Ads'),
    inTown: () => ({ as: 'ben@loop.example' }),
  },
  {
    proves: 'R4-705',
    source,
    request: {
      method: 'GET',
      path: '/api/moderation/reports',
      query: { gid: '', state: 'open', page: '1', limit: '20' },
      token: true,
    },
    answer: {
      list: [
        { ...row, place_name: 'Town square' },
        {
          ...row,
          id: 'r2',
          seq: 0,
          room: null,
          place_name: '',
          decision: { act: 'dismiss', by: 'Ada', at, reason: '' },
        },
      ],
      total: 2,
    },
    asks: ({ rest }) => makeModeration(rest).reports(null, false, 1),
    reads: {
      items: [
        {
          id: 'r1',
          kind: 'message',
          name: 'Ben',
          text: 'Buy now',
          placeName: 'Town square',
          gid: gid('10000001'),
          uid: null,
          channelId: null,
          seq: 7,
          room: { host: 'Ada', startsAt: at, status: 'started' },
          at,
          count: 2,
          reasons: [{ reason: 'Spam', count: 2 }],
          notes: ['Again'],
          context: [{ name: 'Ben', text: 'Buy now', isReported: true }],
          acts: ['dismiss', 'delete'],
          decision: null,
        },
        {
          id: 'r2',
          kind: 'message',
          name: 'Ben',
          text: 'Buy now',
          placeName: '',
          gid: gid('10000001'),
          uid: null,
          channelId: null,
          seq: null,
          room: null,
          at,
          count: 2,
          reasons: [{ reason: 'Spam', count: 2 }],
          notes: ['Again'],
          context: [{ name: 'Ben', text: 'Buy now', isReported: true }],
          acts: ['dismiss', 'delete'],
          decision: { act: 'dismiss', by: 'Ada', at, reason: '' },
        },
      ],
      total: 2,
      next: null,
    },
    inTown: reportedGroup,
    given: { list: [{ kind: 'group', count: 1 }], total: 1 },
  },
  {
    proves: 'R4-706',
    source,
    request: {
      method: 'POST',
      path: '/api/moderation/decide',
      body: { id: 'r1', act: 'dismiss', reason: '' },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeModeration(rest).decide('r1', 'dismiss', ''),
    inTown: reportedGroup,
  },
  {
    proves: 'R4-711',
    source,
    request: {
      method: 'GET',
      path: '/api/moderation/bans',
      query: { gid: GROUP, kind: 'mute', page: '2', limit: '20' },
      token: true,
    },
    answer: {
      list: [
        { xid: BEN, username: 'Ben', head: '', since: at, until: at, reason: 'Ads', by: 'Ada' },
        { xid: 'a000000001', username: 'Ada', head: '', since: at, until: null, reason: '', by: '' },
        { xid: 'm000000003', username: 'Mei' },
      ],
      total: 23,
    },
    asks: ({ rest }) => makeModeration(rest).sanctions(gid(GROUP), 'mute', 2),
    reads: {
      items: [
        { xid: BEN, name: 'Ben', avatar: null, since: at, until: at, reason: 'Ads', by: 'Ada' },
        { xid: 'a000000001', name: 'Ada', avatar: null, since: at, until: null, reason: '', by: '' },
      ],
      total: 23,
      next: null,
    },
    inTown: () => ({ as: 'ada@loop.example' }),
    given: { list: [], total: 0 },
  },
  {
    proves: 'R4-711',
    source,
    request: {
      method: 'POST',
      path: '/api/moderation/lift-ban',
      body: { gid: GROUP, xid: BEN, kind: 'mute' },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeModeration(rest).lift(gid(GROUP), 'mute', BEN),
    inTown: () => ({ as: 'ada@loop.example' }),
  },
  {
    proves: 'R4-714',
    source,
    request: { method: 'GET', path: '/api/moderation/own-mute', query: { gid: GROUP }, token: true },
    answer: { until: at, reason: 'Ads', decision: 'r1' },
    asks: ({ rest }) => makeModeration(rest).ownMute(gid(GROUP)),
    reads: { gid: gid(GROUP), until: at, reason: 'Ads', decision: 'r1' },
    inTown: () => ({ as: 'ben@loop.example' }),
    given: { until: null, reason: '', decision: '' },
  },
  {
    proves: 'R4-712',
    source,
    request: {
      method: 'GET',
      path: '/api/moderation/log',
      query: { gid: '', page: '1', limit: '20' },
      token: true,
    },
    answer: {
      list: [
        { id: 'a7', at, act: 'slowMode', by: 'Ada', whom: '', seconds: 10, reason: '' },
        { id: 'a6', at, act: 'banDay', by: 'Ada', whom: 'Ben', seconds: 0, reason: 'Ads' },
        { id: 'a5', at, act: 'unknown', by: 'Ada', whom: 'Ben', seconds: 0, reason: '' },
      ],
      total: 3,
    },
    asks: ({ rest }) => makeModeration(rest).log(null, 1),
    reads: {
      items: [
        { id: 'a7', at, act: 'slowMode', by: 'Ada', whom: '', seconds: 10, reason: '' },
        { id: 'a6', at, act: 'banDay', by: 'Ada', whom: 'Ben', seconds: 0, reason: 'Ads' },
      ],
      total: 3,
      next: null,
    },
    inTown: () => ({ as: 'super@loop.example' }),
    given: { list: [], total: 0 },
  },
]
