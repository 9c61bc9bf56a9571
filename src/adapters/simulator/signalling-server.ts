import type { Clock } from '../../application/ports/browser/clock'
import { addMs } from '../../domain/kernel/instant'
import type { Xid } from '../../domain/kernel/ids'
import { asList } from '../wire/codecs/list'
import {
  MESH_LIMIT,
  parseRtcRequest,
  writeRtcAnswer,
  type RtcAnswer,
  type RtcRequest,
  type SentKind,
} from '../wire/frames/rtc-frame'
import { countFrame } from './access/access-table'
import type { RateLimiter } from './rate-limits'
import { makeSocketRateLimit } from './socket-rate-limit'
import type { AcceptSocket, SocketPeer } from './socket-peer'

/** The permissions in rooms that the media server checks. */
export interface RoomPermissions {
  /** The member and room of a room token. `null` for an invalid token. */
  readonly seatOf: (token: string) => { readonly xid: Xid; readonly channelId: string } | null
  readonly maySend: (channelId: string, xid: Xid, kind: SentKind) => boolean
  /** Whether the member moderates the room, and therefore always finds a place. */
  readonly isHost: (channelId: string, xid: Xid) => boolean
  /** The simulated members who speak in the channel now. */
  readonly voicesOf: (channelId: string) => readonly Xid[]
  readonly entered: (channelId: string) => void
  readonly emptied: (channelId: string) => void
  /**
   * Registers a listener for rooms whose permissions or voices may have changed. Returns a function that removes the
   * listener.
   */
  readonly hear: (changed: (channelId: string) => void) => () => void
}

/** The server reports a browser as gone only after this time in ms without a connection. */
const GRACE_MS = 8_000
/**
 * The frame limits of a connection: at once, and per second on average. A browser that enters a full room sends some
 * hundred frames at once.
 */
const BURST = 400
const A_SECOND = 100
/** The most browsers of a member in a room. */
const SHARE = 2

interface Member {
  readonly peer: string
  readonly xid: Xid
  readonly token: string
  /** The connection of the browser. `null` while the browser is disconnected. */
  line: SocketPeer | null
  wanted: readonly SentKind[]
  granted: readonly SentKind[]
  stopWaiting: () => void
}
type Join = Extract<RtcRequest, { event: 'join' }>['data']
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ')

class Room {
  readonly members = new Map<string, Member>()
  #voices: readonly Xid[]

  constructor(
    private readonly id: string,
    private readonly seats: RoomPermissions,
  ) {
    this.#voices = seats.voicesOf(id)
  }

  tell(answer: RtcAnswer, but?: Member): void {
    for (const member of this.members.values()) if (member !== but) member.line?.send(writeRtcAnswer(answer))
  }

  welcome(me: Member, isNew: boolean): void {
    const peers = [...this.members.values()].filter((one) => one !== me)
    me.line?.send(
      writeRtcAnswer({
        event: 'joined',
        data: {
          xid: me.xid,
          peers: asList(peers.map(({ peer, xid, granted }) => ({ peer, xid, kinds: granted }))),
          voices: asList(this.#voices),
          ice_servers: asList([]),
          is_relay_only: false,
        },
      }),
    )
    if (isNew) this.tell({ event: 'peer_joined', data: { peer: me.peer, xid: me.xid } }, me)
  }

  has(me: Member, line: SocketPeer): boolean {
    return me.line === line && this.members.get(me.peer) === me
  }

  /** Grants the tracks that the browser requested and may send, and notifies the other browsers in the room. */
  grant(me: Member, isAsked: boolean): void {
    const granted = me.wanted.filter((kind) => this.seats.maySend(this.id, me.xid, kind))
    for (const kind of me.wanted)
      if (!granted.includes(kind)) me.line?.send(writeRtcAnswer({ event: 'refused', data: { kind } }))
    const sends: RtcAnswer = { event: 'sends', data: { peer: me.peer, kinds: granted } }
    if (!isSame(granted, me.granted)) this.tell(sends)
    else if (isAsked) me.line?.send(writeRtcAnswer(sends))
    me.wanted = granted
    me.granted = granted
  }

  /**
   * Whether a further browser of this member may enter. A member has `SHARE` places at most, so that nobody fills a room
   * alone. In a full room, a host takes the place of another member, and a member who may speak takes the place of a
   * browser that may only listen.
   */
  makeSpaceFor(xid: Xid): boolean {
    const all = [...this.members.values()]
    if (all.filter((one) => one.xid === xid).length >= SHARE) return false
    if (all.length < MESH_LIMIT) return true
    const rankOf = (one: Xid): number =>
      this.seats.isHost(this.id, one) ? 2 : this.seats.maySend(this.id, one, 'camera') ? 1 : 0
    const lowest = Math.min(...all.map((one) => rankOf(one.xid)))
    const last = all.findLast((one) => rankOf(one.xid) === lowest)
    if (last === undefined || rankOf(xid) <= lowest) return false
    this.drop(last)
    turnAway(last.line, 'full')
    return true
  }

  drop(me: Member): void {
    me.stopWaiting()
    if (this.members.get(me.peer) === me && this.members.delete(me.peer))
      this.tell({ event: 'peer_left', data: { peer: me.peer } })
  }

  changed(): void {
    for (const member of this.members.values()) {
      if (this.seats.seatOf(member.token)?.channelId === this.id) this.grant(member, false)
      else {
        this.drop(member)
        turnAway(member.line, 'refused')
      }
    }
    const voices = this.seats.voicesOf(this.id)
    if (!isSame(voices, this.#voices)) this.tell({ event: 'voices', data: { voices: asList(voices) } })
    this.#voices = voices
  }
}

const turnAway = (line: SocketPeer | null, reason: 'refused' | 'full'): void => {
  line?.send(writeRtcAnswer({ event: 'ended', data: { reason } }))
  line?.close()
}

/**
 * The server side of the real-time provider. This server admits browsers with a room token, reports peers and their
 * granted tracks, and relays signals within a room. Audio and video go directly between browsers. The server state
 * holds no media state.
 */
export const makeSignallingServer = ({
  clock,
  seats,
  limiter,
}: {
  readonly clock: Clock
  readonly seats: RoomPermissions
  readonly limiter: RateLimiter
}): AcceptSocket => {
  const rooms = new Map<string, Room>()
  seats.hear((channelId) => rooms.get(channelId)?.changed())

  const enter = (
    { channel_id: id, token, peer }: Join,
    line: SocketPeer,
  ): { readonly room: Room; readonly me: Member } | null => {
    const seat = seats.seatOf(token)
    const room = rooms.get(id) ?? new Room(id, seats)
    const before = room.members.get(peer)
    if (seat === null || seat.channelId !== id || (before !== undefined && before.xid !== seat.xid)) {
      turnAway(line, 'refused')
      return null
    }
    if (before === undefined && !room.makeSpaceFor(seat.xid)) {
      turnAway(line, 'full')
      return null
    }
    before?.stopWaiting()
    const old = before?.line
    if (before !== undefined) before.line = null
    old?.close()
    const me: Member = {
      peer,
      xid: seat.xid,
      token,
      line,
      wanted: before?.wanted ?? [],
      granted: before?.granted ?? [],
      stopWaiting: () => undefined,
    }
    const isFirst = room.members.size === 0
    rooms.set(id, room)
    room.members.set(peer, me)
    if (isFirst) seats.entered(id)
    room.welcome(me, before === undefined)
    return { room, me }
  }

  const leave = (room: Room, me: Member): void => {
    room.drop(me)
    for (const [id, { members }] of rooms) {
      if (members.size > 0) continue
      rooms.delete(id)
      seats.emptied(id)
    }
  }

  return (line) => {
    let seated: { readonly room: Room; readonly me: Member } | null = null
    const mayGoOn = makeSocketRateLimit({ clock, burst: BURST, aSecond: A_SECOND })

    const handleRequest = (request: RtcRequest): void => {
      if (request.event === 'join') seated ??= enter(request.data, line)
      else if (request.event === 'ping') line.send(writeRtcAnswer({ event: 'pong', data: {} }))
      else if (seated === null || !seated.room.has(seated.me, line)) return
      else if (request.event === 'send') {
        seated.me.wanted = request.data.kinds
        seated.room.grant(seated.me, true)
      } else if (request.event === 'leave') leave(seated.room, seated.me)
      else if (request.data.to !== seated.me.peer) {
        const { to, signal } = request.data
        seated.room.members
          .get(to)
          ?.line?.send(writeRtcAnswer({ event: 'signal', data: { from: seated.me.peer, signal } }))
      }
    }

    return {
      isSignedIn: () => seated !== null,
      receive: (text) => {
        const request = parseRtcRequest(text)
        const verdict = countFrame(
          limiter,
          'rtc',
          request?.event ?? null,
          request,
          line.address,
          seated?.me.xid ?? null,
        )
        if (!mayGoOn() || verdict !== 'allowed') line.close()
        else if (request !== null) handleRequest(request)
      },
      closed: () => {
        if (seated === null || !seated.room.has(seated.me, line)) return
        const { room, me } = seated
        me.line = null
        me.stopWaiting = clock.wake(addMs(clock.now(), GRACE_MS), () => {
          leave(room, me)
        })
      },
    }
  }
}
