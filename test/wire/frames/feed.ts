import { Instant } from '../../../src/domain/kernel/instant'
import { plainEvent, type RoomEvent } from '../../../src/domain/space'
import { clientId } from '../../support/builders/message'
import { made } from '../../support/builders/made'
import { A_ROOM } from '../calls/spaces'
import { ROOM } from '../support/adapters'
import { ADA, BEN } from '../support/seeded-ids'
import type { ReceivedFrameRow, SentFrameRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const ID = '5bace001-0000-4000-8000-000010000001'
const DECIDED = 'decisions.md, room events: channel_id, from_xid, to_xid (absent = all), at'
const AT = 1_800_000_000_000
const ada = 'ada@loop.example'
const ben = 'ben@loop.example'

const event = (kind: RoomEvent['kind'], of: Partial<RoomEvent>): RoomEvent => ({
  ...plainEvent,
  kind,
  channelId: ROOM,
  fromXid: ADA,
  toXid: null,
  ...of,
})
const toBen = { channel_id: ID, from_xid: 'a000000001', to_xid: 'b000000002' }
const saying = (
  name: string,
  kind: RoomEvent['kind'],
  data: SentFrameRow['frame']['data'],
  of: Partial<RoomEvent> = {},
): SentFrameRow => ({
  proves: '',
  source: DECIDED,
  line: 'ws',
  frame: { event: name, data },
  says: ({ rooms }) => rooms.sendEvent(event(kind, of))(),
})

/** Frames that the client sends on the realtime socket. */
export const feedSaid: readonly SentFrameRow[] = [
  {
    proves: '',
    source: 'spec 1 §4: a login event with the token',
    line: 'ws',
    frame: { event: 'login', data: { token: 'token-of-ada' } },
    says: () => undefined,
    answer: { event: 'ticker_price', data: { currency_id: 5, price: '0.0213' } },
  },
  {
    proves: '',
    source: 'spec 1 §4: ping every 5 s',
    line: 'ws',
    frame: { event: 'ping', data: {} },
    says: ({ clock }) => clock.advance(5_000),
    answer: { event: 'pong', data: { time: 1_800_000_005_000 } },
  },
  saying('space_mic_request', 'request', { channel_id: ID, from_xid: 'a000000001' }),
  saying('space_mic_allow', 'allow', toBen, { toXid: BEN }),
  saying('space_mic_invite', 'invite', toBen, { toXid: BEN }),
  saying('space_mic_decline', 'decline', toBen, { toXid: BEN }),
  saying('space_mic_end', 'endMic', toBen, { toXid: BEN }),
  saying('space_mic_mute', 'mute', toBen, { toXid: BEN }),
  saying('space_mic_unmute', 'unmute', toBen, { toXid: BEN }),
  saying('space_reaction', 'reaction', { channel_id: ID, from_xid: 'a000000001', emoji: '🎉' }, { emoji: '🎉' }),
]

const both = async (town: WireTown): Promise<void> => {
  await town.enterRoom(ada)
  await town.enterRoom(ben)
}
const told = (
  name: string,
  kind: RoomEvent['kind'],
  data: ReceivedFrameRow['frame']['data'],
  of: Partial<RoomEvent>,
  how: Pick<ReceivedFrameRow, 'to' | 'first' | 'cause'>,
): ReceivedFrameRow => ({
  proves: '',
  source: DECIDED,
  line: 'ws',
  frame: { event: name, data: { channel_id: ID, at: AT, ...data } },
  first: both,
  tells: { type: 'space/RoomEventReceived', event: { ...event(kind, of), fromXid: of.fromXid ?? null } },
  ...how,
})
const limited = async (town: WireTown): Promise<void> => {
  await both(town)
  await town.act(ada, { kind: 'mode', channelId: ROOM, mode: 'limited' })
}
const invited = async (town: WireTown): Promise<void> => {
  await limited(town)
  await town.tell(ada, event('invite', { toXid: BEN }))
}
/** Ben requests to speak and becomes a speaker. */
const speaking = async (town: WireTown): Promise<void> => {
  await both(town)
  await town.tell(ben, event('request', { fromXid: BEN }))
}
const muted = async (town: WireTown): Promise<void> => {
  await speaking(town)
  await town.tell(ada, event('mute', { toXid: BEN }))
}
const fromAda = { from_xid: 'a000000001', to_xid: 'b000000002' }

/** Frames that the realtime socket receives. */
export const feedHeard: readonly ReceivedFrameRow[] = [
  {
    proves: '',
    source: 'decisions.md, socket frame',
    line: 'ws',
    frame: { event: 'pong', data: { time: 1_800_000_000_000 } },
    cause: async (town) => {
      await town.sayOnLine({ event: 'ping', data: {} })
    },
  },
  {
    proves: '',
    source: 'spec 2 §7 Realtime socket: ticker price events, whose name and fields are not printed',
    line: 'ws',
    frame: { event: 'ticker_price', data: { currency_id: 5, price: '0.0213' } },
    tells: { type: 'price/PricesUpdated', prices: [{ currencyId: 5, price: '0.0213' }] },
  },
  {
    proves: '',
    source: 'spec 2 §4: space_start_now',
    line: 'ws',
    frame: { event: 'space_start_now', data: A_ROOM },
    tells: { type: 'space/SpaceWentLive', space: { channelId: ROOM, status: 'started', title: 'Open square' } },
    cause: async (town) => {
      await town.startSpace(ada)
    },
  },
  {
    proves: '',
    source: 'spec 2 §4: space_edited',
    line: 'ws',
    frame: { event: 'space_edited', data: { ...A_ROOM, status: 2 } },
    tells: { type: 'space/SpaceEdited', space: { channelId: ROOM, status: 'prepare' } },
    cause: (town) => town.plannedSpace(),
  },
  {
    proves: '',
    source: 'spec 2 §4: space_end',
    line: 'ws',
    frame: { event: 'space_end', data: { channel_id: ID } },
    tells: { type: 'space/SpaceEnded', channelId: ROOM },
    cause: (town) => town.act(ada, { kind: 'end', channelId: ROOM }),
  },
  told(
    'space_mic_request',
    'request',
    { from_xid: 'b000000002' },
    { fromXid: BEN },
    { first: limited, cause: (town) => town.tell(ben, event('request', { fromXid: BEN })) },
  ),
  told(
    'space_mic_allow',
    'allow',
    { to_xid: 'b000000002' },
    { toXid: BEN },
    { to: ben, cause: (town) => town.tell(ben, event('request', { fromXid: BEN })) },
  ),
  told(
    'space_mic_invite',
    'invite',
    fromAda,
    { fromXid: ADA, toXid: BEN },
    { to: ben, first: limited, cause: (town) => town.tell(ada, event('invite', { toXid: BEN })) },
  ),
  told(
    'space_mic_decline',
    'decline',
    { from_xid: 'b000000002' },
    { fromXid: BEN },
    { first: invited, cause: (town) => town.tell(ben, event('decline', { fromXid: BEN, toXid: ADA })) },
  ),
  told(
    'space_mic_place',
    'place',
    { to_xid: 'b000000002', place: 1 },
    { toXid: BEN, place: 1 },
    { to: ben, first: limited, cause: (town) => town.tell(ben, event('request', { fromXid: BEN })) },
  ),
  told(
    'space_recording',
    'recording',
    { recording: { id: 'r1', xid: 'a000000001', username: 'Ada', since: 1_700_000_000_000 } },
    { recording: { id: clientId('r1'), xid: ADA, name: 'Ada', since: made(Instant, 1_700_000_000_000) } },
    { to: ben, cause: async (town) => void (await town.recordedRoom(clientId('r1'))) },
  ),
  told(
    'space_mic_end',
    'endMic',
    fromAda,
    { fromXid: ADA, toXid: BEN },
    { to: ben, first: speaking, cause: (town) => town.tell(ada, event('endMic', { toXid: BEN })) },
  ),
  told(
    'space_mic_mute',
    'mute',
    fromAda,
    { fromXid: ADA, toXid: BEN },
    { to: ben, first: speaking, cause: (town) => town.tell(ada, event('mute', { toXid: BEN })) },
  ),
  told(
    'space_mic_unmute',
    'unmute',
    fromAda,
    { fromXid: ADA, toXid: BEN },
    { to: ben, first: muted, cause: (town) => town.tell(ada, event('unmute', { toXid: BEN })) },
  ),
  told(
    'space_mic_mode',
    'mode',
    { mic_mode: 0 },
    { mode: 'limited' },
    { to: ben, cause: (town) => town.act(ada, { kind: 'mode', channelId: ROOM, mode: 'limited' }) },
  ),
  told(
    'space_kick',
    'kick',
    { to_xid: 'b000000002' },
    { toXid: BEN },
    { to: ben, cause: (town) => town.act(ada, { kind: 'kick', channelId: ROOM, xid: BEN }) },
  ),
  told(
    'space_role',
    'role',
    { to_xid: 'b000000002', live_role: 8 },
    { toXid: BEN, role: 'guest' },
    { to: ben, cause: (town) => town.act(ada, { kind: 'role', channelId: ROOM, xid: BEN, role: 'guest' }) },
  ),
  told(
    'space_reaction',
    'reaction',
    { from_xid: 'b000000002', emoji: '🎉' },
    { fromXid: BEN, emoji: '🎉' },
    { cause: (town) => town.tell(ben, event('reaction', { fromXid: BEN, emoji: '🎉' })) },
  ),
  told(
    'space_joined',
    'joined',
    { user: { xid: 'b000000002', username: 'Ben', head: '/town/a4.svg', live_role: 5, mic: 0 } },
    { person: { xid: BEN, name: 'Ben', avatar: '/town/a4.svg', role: 'audience', mic: 'off' } },
    {
      first: (town) => town.enterRoom(ada),
      cause: (town) => town.enterRoom(ben),
    },
  ),
  told('space_left', 'left', { to_xid: 'b000000002' }, { toXid: BEN }, { cause: (town) => town.leaveRoom(ben) }),
]
