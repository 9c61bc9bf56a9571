import * as TE from 'fp-ts/TaskEither'
import type { Secret } from '../../../src/application/ports/browser/vault'
import { ROOM } from '../support/adapters'
import { BEN } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'
import { INFO } from './spaces'

const LIVE = 'spec 2 §7 Spaces: methods and payloads are not shown'
const ID = '5bace001-0000-4000-8000-000010000001'
const of = { channel_id: ID }
const taken = async (town: WireTown) => {
  await town.enterRoom('ben@loop.example')
  return {}
}
const spoken = async (town: WireTown) => {
  await town.enterRoom('ada@loop.example')
  await town.enterRoom('ben@loop.example')
  return {}
}

export const roomRows: readonly CallRow[] = [
  {
    proves: '',
    source: `${LIVE}; spec 2 §4: the role is taken from the token`,
    request: { method: 'GET', path: '/api/live/token', query: of, token: true },
    answer: { role: 4, rtc_token: 'a-pass' },
    asks: ({ rooms }) => TE.map((pass: Secret) => pass.reveal())(rooms.pass(ROOM)),
    reads: 'a-pass',
    inTown: async (town) => ({ as: await town.enterRoom('ada@loop.example') }),
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/join', body: of, token: true },
    answer: { total_count: 12 },
    before: { '/api/live/token': { role: 6, rtc_token: 'a-pass' }, '/api/live/room': INFO },
    asks: ({ rooms }) => rooms.enter(ROOM),
    reads: { role: 'host', count: 12, groupName: 'Loop Town Square', people: [{ xid: BEN, role: 'audience' }] },
  },
  {
    proves: 'R2-198',
    source: 'spec 2 §7 Spaces: the page size defaults to 300',
    request: {
      method: 'GET',
      path: '/api/live/taking_space',
      query: { channel_id: ID, page: '1', limit: '300' },
      token: true,
    },
    answer: {
      list: [{ xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', live_role: 5 }],
      total: 1,
    },
    before: { '/api/live/token': { role: 4, rtc_token: 'a-pass' }, '/api/live/room': INFO },
    asks: ({ rooms }) => rooms.enter(ROOM),
    reads: { role: 'speaker', people: [{ xid: BEN, role: 'audience' }] },
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/leave', body: of, token: true },
    answer: null,
    asks: ({ rooms }) => rooms.leave(ROOM),
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/room_report', body: of, token: true },
    answer: null,
    asks: ({ rooms }) => rooms.report(ROOM),
    inTown: spoken,
  },
  {
    proves: '',
    source: LIVE,
    request: { method: 'POST', path: '/api/live/kick', body: { channel_id: ID, xid: 'b000000002' }, token: true },
    answer: null,
    asks: ({ rooms }) => rooms.performAction({ kind: 'kick', channelId: ROOM, xid: BEN }),
    inTown: taken,
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3: guest 8`,
    request: {
      method: 'POST',
      path: '/api/live/broadcaster_status',
      body: { channel_id: ID, xid: 'b000000002', live_role: 8 },
      token: true,
    },
    answer: null,
    asks: ({ rooms }) => rooms.performAction({ kind: 'role', channelId: ROOM, xid: BEN, role: 'guest' }),
    inTown: taken,
  },
  {
    proves: '',
    source: `${LIVE}; spec 2 §3: mic mode 0 is limited`,
    request: { method: 'POST', path: '/api/live/edit_living', body: { channel_id: ID, mic_mode: 0 }, token: true },
    answer: null,
    asks: ({ rooms }) => rooms.performAction({ kind: 'mode', channelId: ROOM, mode: 'limited' }),
  },
]
