import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'
import { MESH_LIMIT, parseRtcRequest, writeRtcAnswer, type RtcRequest } from '../../wire/frames/rtc-frame'
import { countFrame } from '../access/access-table'
import type { RateLimiter } from '../rate-limits'
import type { AcceptSocket, SocketPeer } from '../socket-peer'
import { makeSocketRateLimit } from '../socket-rate-limit'
import { noForwarder, type MediaForwarder } from './media-forwarder'
import { SignallingRoom, turnAway, type Member, type RoomPermissions } from './signalling-room'

/** The server reports a browser as gone only after this time in ms without a connection. */
const GRACE_MS = 8_000
/**
 * The frame limits of a connection: at once, and per second on average. A browser that enters a full room sends some
 * hundred frames at once.
 */
const BURST = 400
const A_SECOND = 100
type Join = Extract<RtcRequest, { event: 'join' }>['data']

/**
 * The server side of the real-time provider. This server admits browsers with a room token, reports peers and their
 * granted tracks, and relays signals within a room. Audio and video go directly between browsers, or in a larger room
 * through the forwarding server. The server state holds no media state.
 */
export const makeSignallingServer = ({
  clock,
  seats,
  limiter,
  forwarder = noForwarder,
  meshLimit = MESH_LIMIT,
}: {
  readonly clock: Clock
  readonly seats: RoomPermissions
  readonly limiter: RateLimiter
  readonly forwarder?: MediaForwarder
  /** The most browsers that connect to each other, at most `MESH_LIMIT`. */
  readonly meshLimit?: number
}): AcceptSocket => {
  const rooms = new Map<string, SignallingRoom>()
  seats.hear((channelId) => rooms.get(channelId)?.changed())

  const enter = (
    { channel_id: id, token, peer }: Join,
    line: SocketPeer,
  ): { readonly room: SignallingRoom; readonly me: Member } | null => {
    const seat = seats.seatOf(token)
    const room = rooms.get(id) ?? new SignallingRoom(id, seats, forwarder, meshLimit)
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

  const leave = (room: SignallingRoom, me: Member): void => {
    room.drop(me)
    for (const [id, other] of rooms) {
      if (other.members.size > 0) continue
      rooms.delete(id)
      other.close()
      seats.emptied(id)
    }
  }

  return (line) => {
    let seated: { readonly room: SignallingRoom; readonly me: Member } | null = null
    const mayGoOn = makeSocketRateLimit({ clock, burst: BURST, aSecond: A_SECOND })

    const handleRequest = (request: RtcRequest): void => {
      if (request.event === 'join') seated ??= enter(request.data, line)
      else if (request.event === 'ping') line.send(writeRtcAnswer({ event: 'pong', data: {} }))
      else if (seated === null || !seated.room.has(seated.me, line)) return
      else if (request.event === 'send') {
        seated.me.wanted = request.data.kinds
        seated.room.grant(seated.me, true)
      } else if (request.event === 'leave') leave(seated.room, seated.me)
      else if (request.event !== 'signal') seated.room.handleForwarded(seated.me, request)
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
