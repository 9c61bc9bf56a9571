import type { ReceivedFrameRow, Json, SentFrameRow } from '../support/call-row'
import { MESH_LIMIT } from '../../../src/adapters/wire/frames/rtc-frame'
import type { WireTown } from '../support/simulated-town'

const OURS = 'ours: the spec leaves the wire of the real-time provider out'
const ID = '5bace001-0000-4000-8000-000010000001'
const ben = 'ben@loop.example'
const PEER = 'peer-of-ben-0001'
const LINK = 'link-of-ben-0001'
const LOST = { kind: 'lost', link: LINK }
const OFFER = { kind: 'description', link: LINK, is_first: false, description: { type: 'offer', sdp: 'v=0' } }
const JOINED: { readonly [key: string]: Json } = {
  xid: 'a000000001',
  is_forwarded: false,
  peers: [{ peer: PEER, xid: 'b000000002', kinds: [] }],
  voices: ['m000000003'],
  ice_servers: [{ urls: 'stun:stun.example', username: '', credential: '' }],
  is_relay_only: false,
}
/** This browser's peer name in the room. */
const ME = 'r1xxxxxxxxxxxxxxxxxxxx'
const entered = async (town: WireTown) => ({
  as: await town.enterRoom('ada@loop.example'),
  cast: { [PEER]: 'peer-of-nobody-1' },
})

/** Ada is in the room, whose media is forwarded when her browser joins. */
const forwardedFor = async (town: WireTown) => {
  await town.fillMesh()
  return entered(town)
}
/** The names that this browser gives to its connections to the forwarding server. */
const FORWARDED = 'r3xxxxxxxxxxxxxxxxxxxx'
const PUBLISHED = 'r4xxxxxxxxxxxxxxxxxxxx'
const TRACK: Json = { mid: '0', peer: PEER, kind: 'microphone' }
/** The session description of a fake connection. */
const descriptionOf = (name: string, media: readonly string[]): string => JSON.stringify({ name, media })

/** Frames that the client sends on the socket of a room's media. */
export const rtcSaid: readonly SentFrameRow[] = [
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'join', data: { channel_id: ID, token: 'pass-of-ada', peer: ME } },
    says: () => undefined,
    answer: { event: 'joined', data: { ...JOINED, peers: [], ice_servers: [] } },
    inTown: entered,
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'ping', data: {} },
    says: ({ clock }) => clock.advance(5_000),
    answer: { event: 'pong', data: {} },
    inTown: entered,
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'send', data: { kinds: ['camera'] } },
    answer: { event: 'sends', data: { peer: ME, kinds: ['camera'] } },
    inTown: entered,
    says: ({ mediaRoom, clock }) => {
      mediaRoom.share('camera').subscribe()
      return clock.advance(1_000)
    },
  },
  /** The browser received a description of an unknown connection, so it requests a new connection. */
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'signal', data: { to: PEER, signal: LOST } },
    inTown: entered,
    says: ({ hear }) => hear({ event: 'signal', data: { from: PEER, signal: OFFER } }),
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: {
      event: 'publish',
      data: { link: PUBLISHED, sdp: descriptionOf('end-2', ['audio', 'video', 'video', 'audio']) },
    },
    answer: { event: 'published', data: { link: FORWARDED, sdp: 'v=0' } },
    inTown: forwardedFor,
    says: async ({ hear, mediaRoom, clock }) => {
      await hear({ event: 'forwarded', data: { peers: [] } })
      mediaRoom.share('camera').subscribe()
      await clock.advance(1_000)
      await hear({ event: 'sends', data: { peer: ME, kinds: ['camera'] } })
      await clock.advance(1_000)
    },
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'receive', data: { link: FORWARDED } },
    answer: { event: 'offered', data: { link: FORWARDED, sdp: 'v=0', tracks: [TRACK] } },
    inTown: forwardedFor,
    says: ({ hear }) => hear({ event: 'forwarded', data: { peers: [] } }),
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'receive_answer', data: { link: FORWARDED, sdp: descriptionOf('end-2', ['audio']) } },
    inTown: forwardedFor,
    says: async ({ hear, clock }) => {
      await hear({ event: 'forwarded', data: { peers: [] } })
      await hear({
        event: 'offered',
        data: { link: FORWARDED, sdp: descriptionOf('end-of-server', ['audio']), tracks: [TRACK] },
      })
      await clock.advance(1_000)
    },
  },
  {
    proves: '',
    source: OURS,
    line: 'rtc',
    frame: { event: 'leave', data: {} },
    says: ({ leave }) => leave(),
    inTown: entered,
  },
]

const both = (town: WireTown): Promise<unknown> => town.enterRoom('ada@loop.example')
const withBen = async (town: WireTown): Promise<void> => {
  await both(town)
  await town.enterRoom(ben)
}
const heard = (
  event: string,
  data: ReceivedFrameRow['frame']['data'],
  cause?: ReceivedFrameRow['cause'],
  tells?: unknown,
): ReceivedFrameRow => ({
  proves: '',
  source: OURS,
  line: 'rtc',
  frame: { event, data },
  first: withBen,
  ...(cause === undefined ? {} : { cause }),
  ...(tells === undefined ? {} : { tells }),
})

/** Frames that the client receives on the socket of a room's media. */
export const rtcHeard: readonly ReceivedFrameRow[] = [
  heard('joined', JOINED, undefined, 'joined'),
  heard('pong', {}, (town) => town.sayOnLine({ event: 'ping', data: {} })),
  heard('peer_joined', { peer: PEER, xid: 'b000000002' }, (town) => town.joinMedia(ben, PEER)),
  heard('peer_left', { peer: PEER }, async (town) => {
    const { say } = await town.joinMedia(ben, PEER)
    await say({ event: 'leave', data: {} })
  }),
  heard('sends', { peer: ME, kinds: ['camera'] }, (town) =>
    town.sayOnLine({ event: 'send', data: { kinds: ['camera'] } }),
  ),
  {
    ...heard('refused', { kind: 'camera' }, (town) => town.sayOnLine({ event: 'send', data: { kinds: ['camera'] } })),
    to: ben,
  },
  heard('signal', { from: PEER, signal: LOST }, async (town) => {
    const { say } = await town.joinMedia(ben, PEER)
    await say({ event: 'signal', data: { to: ME, signal: LOST } })
  }),
  { ...heard('forwarded', { peers: [] }), first: forwardedFor },
  {
    ...heard('published', { link: FORWARDED, sdp: 'v=0' }, (town) =>
      town.sayOnLine({ event: 'publish', data: { link: FORWARDED, sdp: 'v=0' } }),
    ),
    first: forwardedFor,
  },
  {
    ...heard('offered', { link: FORWARDED, sdp: 'v=0', tracks: [TRACK] }, (town) =>
      town.sayOnLine({ event: 'receive', data: { link: FORWARDED } }),
    ),
    first: forwardedFor,
  },
  {
    ...heard('seats', { taken: 8, limit: 8 }),
    first: async (town) => {
      await withBen(town)
      await town.fillMesh(MESH_LIMIT - 1)
      town.forwarder.isThere = false
    },
  },
  heard('voices', { voices: ['m000000003'] }, (town) => town.muteMei()),
  // A token that is refused once may have expired. The client requests another token and emits nothing.
  heard('ended', { reason: 'refused' }, (town) => town.leaveRoom('ada@loop.example')),
  {
    ...heard('ended', { reason: 'full' }, undefined, 'ended'),
    first: async (town) => {
      await withBen(town)
      // A member has two places at most.
      for (const nth of '12') await town.joinMedia('ada@loop.example', `${PEER}-${nth}`)
    },
  },
]
