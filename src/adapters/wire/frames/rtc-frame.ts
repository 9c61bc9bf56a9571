import * as t from 'io-ts'
import { Xid } from '../../../domain/kernel/ids'
import { ChannelId } from '../content/content-fields'
import { boundedText } from '../codecs/bounded'
import { eventFrameCodec, parseEventFrame } from './event-frame'
import { OptionalCount } from '../codecs/fields'
import { toListPage } from '../codecs/list'

/** The most browsers that connect to each other. A larger room needs a server that forwards its media. */
export const MESH_LIMIT = 8
/** The most browsers in a room whose media the server forwards. */
export const FORWARDED_LIMIT = 200
/**
 * The largest frame that a browser sends, in bytes. A larger frame is invalid. A session description of four tracks has about
 * 8,000 bytes.
 */
const RTC_FRAME_LIMIT = 65_536
const SDP_LIMIT = 60_000
/** The largest frame that the server sends, and the largest offer in it: a forwarded track has about 1,200 bytes. */
const RTC_ANSWER_LIMIT = 524_288
const FORWARDED_SDP_LIMIT = 400_000
const CANDIDATE_LIMIT = 2_000
const SERVERS = 8
const VOICES = 100
/** The most tracks that a browser receives. Each person sends up to four. */
const TRACKS = 256

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

/** A track that the forwarding server sends: the media line `mid` of the offer carries this track of this browser. */
const ForwardedTrack = t.strict({ mid: boundedText(16), peer: PeerId, kind: SentKind }, 'ForwardedTrack')
export type ForwardedTrack = t.TypeOf<typeof ForwardedTrack>

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
  /**
   * The offer of a new connection that sends this browser's media to the forwarding server. `link` is the name of the
   * connection, so that answers for an earlier connection are ignored. It has a media line for each
   * track that a browser can send, in a fixed order. Candidates are not needed, because the server can be reached.
   */
  publish: eventFrameCodec('publish', { link: PeerId, sdp: boundedText(SDP_LIMIT) }),
  /** Requests a new connection that receives the media of the other browsers. The server makes its offers. */
  receive: eventFrameCodec('receive', { link: PeerId }),
  /** The answer to the last `offered`. */
  receive_answer: eventFrameCodec('receive_answer', { link: PeerId, sdp: boundedText(SDP_LIMIT) }),
  /** Leaves the room at once. If a connection closes without this frame, the server waits for a reconnect. */
  leave: eventFrameCodec('leave', {}),
  ping: eventFrameCodec('ping', {}),
} as const

const { join, send, signal, publish, receive, receive_answer, leave, ping } = rtcRequests
export const RtcRequest = t.union([join, send, signal, publish, receive, receive_answer, leave, ping], 'RtcRequest')
export type RtcRequest = t.TypeOf<typeof RtcRequest>

const IceServer = t.strict(
  { urls: boundedText(512), username: boundedText(256), credential: boundedText(512) },
  'IceServer',
)

export const RtcAnswer = t.union(
  [
    /**
     * `voices` lists simulated speakers. Each browser in the room synthesises the voices of these speakers. If
     * `is_forwarded`, the server forwards the media, and `peers` lists only browsers that send or have sent media.
     */
    eventFrameCodec('joined', {
      xid: Xid,
      is_forwarded: t.boolean,
      peers: toListPage(PeerFields, FORWARDED_LIMIT),
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
    /** For hosts: all places for sound are taken (`taken` is `limit`), or again not all. */
    eventFrameCodec('seats', { taken: OptionalCount, limit: OptionalCount }),
    /** From now on the server forwards the media of the room. All earlier connections of the browser are void. */
    eventFrameCodec('forwarded', { peers: toListPage(PeerFields, FORWARDED_LIMIT) }),
    /** The answer to `publish`. */
    eventFrameCodec('published', { link: PeerId, sdp: boundedText(SDP_LIMIT) }),
    /** An offer for the connection that receives. `tracks` lists all tracks that the connection carries then. */
    eventFrameCodec('offered', {
      link: PeerId,
      sdp: boundedText(FORWARDED_SDP_LIMIT),
      tracks: toListPage(ForwardedTrack, TRACKS),
    }),
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
export const parseRtcAnswer = parseEventFrame<RtcAnswer>(RtcAnswer, RTC_ANSWER_LIMIT)
export const writeRtcRequest = (value: RtcRequest): string => JSON.stringify(RtcRequest.encode(value))
export const writeRtcAnswer = (value: RtcAnswer): string => JSON.stringify(RtcAnswer.encode(value))
