import { right } from '../../adapters/support/client'
import { ROOM } from '../support/adapters'
import { ADA, BEN } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const ID = '5bace001-0000-4000-8000-000010000001'
const ben = 'ben@loop.example'
const seat = { channel_id: ID, rtc_token: 'pass-of-a-call' }
const DECIDED = 'spec 2 §7 Private calls: payload not shown; it names its channel (invariants.md, CLR-7)'

/** Ben calls Ada. The channel of the call replaces the channel in the literal. */
const benCalls = async (town: WireTown) => ({
  cast: { [ID]: await right((await town.as(ben)).client.calls.start(ADA, true)) },
})

export const privateCallRows: readonly CallRow[] = [
  {
    proves: 'R2-200 R2-096',
    source: 'spec 2 §7 Private calls: start_private_room; §3 Create-call response',
    request: {
      method: 'POST',
      path: '/api/live/start_private_room',
      body: { to_xid: 'b000000002', video_type: 1 },
      token: true,
    },
    answer: seat,
    asks: ({ calls }) => calls.start(BEN, false),
    reads: ROOM,
  },
  {
    proves: 'R2-200 R2-096',
    source: 'spec 2 §7 Private calls: start_private_room, 2 is video',
    request: {
      method: 'POST',
      path: '/api/live/start_private_room',
      body: { to_xid: 'b000000002', video_type: 2 },
      token: true,
    },
    answer: seat,
    asks: ({ calls }) => calls.start(BEN, true),
    reads: ROOM,
  },
  {
    proves: 'R2-202',
    source: DECIDED,
    request: { method: 'POST', path: '/api/live/accept_private_room', body: { channel_id: ID }, token: true },
    answer: seat,
    asks: ({ calls }) => calls.accept(ROOM),
    reads: ROOM,
    inTown: benCalls,
  },
  {
    proves: 'R2-201',
    source: DECIDED,
    request: { method: 'POST', path: '/api/live/reject_private_room', body: { channel_id: ID }, token: true },
    answer: {},
    asks: ({ calls }) => calls.reject(ROOM),
    reads: {},
    inTown: benCalls,
  },
  {
    proves: 'R2-203',
    source: DECIDED,
    request: { method: 'GET', path: '/api/live/check_private_room', query: { channel_id: ID }, token: true },
    answer: { channel_id: ID, from_xid: 'b000000002', to_xid: 'a000000001', video_type: 2, status: 0, rtc_token: null },
    asks: ({ calls }) => calls.check(ROOM),
    reads: { channelId: ROOM, from: BEN, to: ADA, isWaiting: true },
    inTown: benCalls,
  },
  {
    proves: 'R2-203',
    source: `${DECIDED}; without one it is the newest of one's own`,
    request: { method: 'GET', path: '/api/live/check_private_room', token: true },
    answer: {
      channel_id: ID,
      from_xid: 'a000000001',
      to_xid: 'b000000002',
      video_type: 1,
      status: 1,
      rtc_token: 'pass-of-a-call',
    },
    asks: ({ calls }) => calls.check(null),
    reads: { channelId: ROOM, from: ADA, to: BEN, isWaiting: false },
    inTown: async (town) => {
      const channelId = await right((await town.as('ada@loop.example')).client.calls.start(BEN, false))
      await right((await town.as(ben)).client.calls.accept(channelId))
      return { cast: { [ID]: channelId } }
    },
  },
  {
    proves: 'R2-204',
    source: `${DECIDED}; decisions.md: it stays GET`,
    request: { method: 'GET', path: '/api/live/cancel_private_room', query: { channel_id: ID }, token: true },
    answer: {},
    asks: ({ calls }) => calls.cancel(ROOM),
    reads: {},
    inTown: async (town) => ({
      cast: { [ID]: await right((await town.as('ada@loop.example')).client.calls.start(BEN, false)) },
    }),
  },
]
