import * as t from 'io-ts'
import { Xid } from '../../../domain/kernel/ids'
import { ChannelId } from '../content/content-fields'
import { boundedText } from '../codecs/bounded'
import { eventFrameCodec, parseEventFrame } from './event-frame'
import { toListPage } from '../codecs/list'

/** The most browsers in a room, because each browser connects to every other. The server refuses further browsers. */
export const MESH_LIMIT = 8
/**
 * The largest frame of this socket, in bytes. A larger frame is invalid. A session description of four tracks has about
 * 8,000 bytes.
 */
const RTC_FRAME_LIMIT = 65_536
const SDP_LIMIT = 60_000
const CANDIDATE_LIMIT = 2_000
const SERVERS = 8
const VOICES = 100

/**
 * A browser's name in a room. The browser chooses the name and keeps the name after a reconnect, so that the other
 * browsers recognize this browser.
 */
const PeerId = t.refinement(t.string, (s) => /^[A-Za-z0-9_-]{8,64}$/.test(s), 'PeerId')

export const SentKind = t.union([t.literal('microphone'), t.literal('screen'), t.literal('camera')], 'SentKind')
export type SentKind = t.TypeOf<typeof SentKind>

const Kinds = t.refinement(t.readonlyArray(SentKind), (kinds) => new Set(kinds).size === kinds.length, 'kinds')

const Description = t.strict(
  {
    type: t.union([t.literal('offer'), t.literal('answer'), t.literal('pranswer'), t.literal('rollback')]),
    sdp: boundedText(SDP_LIMIT),
  },
  'Description',
)

const Candidate = t.strict(
  {
    candidate: boundedText(CANDIDATE_LIMIT),
    sdpMid: t.union([boundedText(64), t.null]),
    sdpMLineIndex: t.union([t.number, t.null]),
    usernameFragment: t.union([boundedText(256), t.null]),
  },
  'Candidate',
)

/**
 * A message from one browser to another; the server forwards the message without reading its content. `link` identifies
 * a connection from its first offer on. A browser that receives a signal for an unknown link replies with `lost`; the
 * sender of the signal then starts a new link.
 */
export const Signal = t.union(
  [
    t.strict({ kind: t.literal('description'), link: PeerId, is_first: t.boolean, description: Description }),
    t.strict({ kind: t.literal('candidate'), link: PeerId, candidate: Candidate }),
    t.strict({ kind: t.literal('lost'), link: PeerId }),
  ],
  'Signal',
)
export type Signal = t.TypeOf<typeof Signal>

const PeerFields = t.strict({ peer: PeerId, xid: Xid, kinds: Kinds }, 'RtcPeer')
export type RtcPeer = t.TypeOf<typeof PeerFields>

/**
 * Requests on a room's media socket. The specs leave out the real-time provider's protocol, so this protocol is this
 * product's own: JSON frames over a separate websocket. `join` is the first frame.
 */
export const rtcRequests = {
  join: eventFrameCodec('join', { channel_id: ChannelId, token: boundedText(4_096), peer: PeerId }),
  /**
   * The full list of media kinds that this browser wants to send. The server grants the allowed kinds and refuses the
   * others.
   */
  send: eventFrameCodec('send', { kinds: Kinds }),
  signal: eventFrameCodec('signal', { to: PeerId, signal: Signal }),
  /** Leaves the room at once. If a connection closes without this frame, the server waits for a reconnect. */
  leave: eventFrameCodec('leave', {}),
  ping: eventFrameCodec('ping', {}),
} as const

const { join, send, signal, leave, ping } = rtcRequests
export const RtcRequest = t.union([join, send, signal, leave, ping], 'RtcRequest')
export type RtcRequest = t.TypeOf<typeof RtcRequest>

const IceServer = t.strict(
  { urls: boundedText(512), username: boundedText(256), credential: boundedText(512) },
  'IceServer',
)

export const RtcAnswer = t.union(
  [
    /** `voices` lists simulated speakers. Each browser in the room synthesises the voices of these speakers. */
    eventFrameCodec('joined', {
      xid: Xid,
      peers: toListPage(PeerFields, MESH_LIMIT),
      voices: toListPage(Xid, VOICES),
      ice_servers: toListPage(IceServer, SERVERS),
      is_relay_only: t.boolean,
    }),
    eventFrameCodec('peer_joined', { peer: PeerId, xid: Xid }),
    eventFrameCodec('peer_left', { peer: PeerId }),
    /**
     * All media kinds that the browser `peer` sends. If `peer` is the browser that receives this frame, `kinds` are the
     * kinds that the server has granted.
     */
    eventFrameCodec('sends', { peer: PeerId, kinds: Kinds }),
    eventFrameCodec('refused', { kind: SentKind }),
    eventFrameCodec('signal', { from: PeerId, signal: Signal }),
    eventFrameCodec('voices', { voices: toListPage(Xid, VOICES) }),
    /** Ends the connection. No frame follows. */
    eventFrameCodec('ended', { reason: t.union([t.literal('refused'), t.literal('full')]) }),
    eventFrameCodec('pong', {}),
  ],
  'RtcAnswer',
)
export type RtcAnswer = t.TypeOf<typeof RtcAnswer>

export const parseRtcRequest = parseEventFrame<RtcRequest>(RtcRequest, RTC_FRAME_LIMIT)
export const parseRtcAnswer = parseEventFrame<RtcAnswer>(RtcAnswer, RTC_FRAME_LIMIT)
export const writeRtcRequest = (value: RtcRequest): string => JSON.stringify(RtcRequest.encode(value))
export const writeRtcAnswer = (value: RtcAnswer): string => JSON.stringify(RtcAnswer.encode(value))
