import type { Clock } from '../../application/ports/browser/clock'
import type { ChannelId, Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import { entriesOf, keysOf } from '../../domain/kernel/table'
import type { FeedFrame } from '../wire/frames/feed-frame'
import { parseSpaceFrame, encodeRoomEvent, encodeSpaceNews } from '../wire/frames/room-frame'
import type { ServerEvent, StateHost } from './state-host'
import type { SocketPeer } from './socket-peer'
import { isResident, mayRead } from './state/groups/permissions'
import { seatIn, spaceFor } from './state/spaces/spaces'
import type { SpaceSeat, ServerState } from './state/server-state'

/**
 * A member without a connection leaves the room after this time in ms, so other members do not notice a reload or a
 * short disconnect.
 */
const GRACE_MS = 20_000

export interface RoomSockets {
  /** Registers a connection that has logged in with this token. Returns a function that removes the connection. */
  readonly enter: (token: string, xid: Xid, peer: SocketPeer) => () => void
  /** Returns `true` when the frame belongs to rooms. */
  readonly take: (xid: Xid, frame: FeedFrame) => boolean
  readonly stop: () => void
}

interface Login {
  readonly token: string
  readonly xid: Xid
}

const seatsOf = ({ spaces }: ServerState, xid: Xid): readonly (readonly [ChannelId, SpaceSeat])[] =>
  entriesOf(spaces).flatMap(([, { channelId, seats }]) => (seats[xid] === undefined ? [] : [[channelId, seats[xid]]]))

/**
 * Sends room events over the realtime socket, removes disconnected members from rooms, and ends rooms at their planned
 * end.
 */
export const makeRoomSockets = (host: StateHost, clock: Clock): RoomSockets => {
  const lines = new Map<SocketPeer, Login>()
  /** The members without a connection, each with the function that cancels the member's timeout. */
  const waits = new Map<Xid, () => void>()
  let forgetEnd: (() => void) | null = null

  const isPresent = (world: ServerState, channelId: string, xid: Xid): boolean =>
    seatIn(world, world.spaces[channelId], xid) !== undefined
  const send = (text: (xid: Xid) => string, may: (xid: Xid) => boolean): void => {
    for (const [peer, { xid }] of lines) if (may(xid)) peer.send(text(xid))
  }

  const handleEvent = (news: ServerEvent): void => {
    const world = host.world()
    if (news.type === 'TokenEnded') peopleSeated().forEach(tend)
    if (news.type === 'RoomTold') {
      const { event, only } = news
      if (event.kind === 'joined' && event.person !== null) welcome(event.person.xid)
      // Also send the event to the kicked member, who has already been removed from the room.
      send(
        () => encodeRoomEvent(event, clock.now()),
        (xid) => (only !== null ? xid === only : isPresent(world, event.channelId, xid) || event.toXid === xid),
      )
    }
    if (news.type !== 'SpaceTold') return
    const space = world.spaces[news.channelId]
    const community = world.communities[news.gid]
    const { what, channelId } = news
    const mayHear = (xid: Xid): boolean => community !== undefined && mayRead(community, xid)
    // The spaces of a dissolved group have no readers left. The frame names only the channel, so all members get it.
    if (what === 'SpaceEnded')
      send(
        () => encodeSpaceNews({ type: 'space/SpaceEnded', channelId }),
        (xid) => community === undefined || mayHear(xid),
      )
    else if (space !== undefined)
      send((xid) => encodeSpaceNews({ type: `space/${what}`, space: spaceFor(world, space, xid) }), mayHear)
    arm()
  }

  const endThoseDue = (): void => {
    for (const [channelId, space] of entriesOf(host.world().spaces)) {
      if (space.status === 'started' && space.endsAt <= clock.now())
        host.commit(({ at }) => ({ type: 'SpaceTimeUp', at, channelId }))
    }
    arm()
  }
  const arm = (): void => {
    forgetEnd?.()
    forgetEnd = null
    // Without any connection no member needs the event. A client that connects later loads the room as ended.
    if (lines.size === 0) return
    const ends = entriesOf(host.world().spaces).flatMap(([, { status, endsAt }]) =>
      status === 'started' ? [endsAt] : [],
    )
    const [next] = ends.sort((a, b) => a - b)
    forgetEnd = next === undefined ? null : clock.wake(next, endThoseDue)
  }

  const forgetWait = (xid: Xid): void => {
    waits.get(xid)?.()
    waits.delete(xid)
  }
  const leave = (xid: Xid): void => {
    forgetWait(xid)
    for (const [channelId] of seatsOf(host.world(), xid))
      host.commit(({ at }) => ({ type: 'SpaceLeft', at, xid, channelId }))
  }
  /**
   * Makes a member leave the room when all sessions that joined the room have ended, or when none of these sessions has
   * been connected for `GRACE_MS`. Other sessions of the member do not keep the member in the room. A simulated member
   * has no sessions and stays.
   */
  const tend = (xid: Xid): void => {
    const { tokens, accounts } = host.world()
    const account = accounts[xid]
    if (account !== undefined && isResident(account)) return
    const by = new Set(
      seatsOf(host.world(), xid).flatMap(([, seat]) => seat.by.filter((token) => tokens[token] === xid)),
    )
    if (by.size === 0) leave(xid)
    else if ([...lines.values()].some(({ token }) => by.has(token))) forgetWait(xid)
    else if (!waits.has(xid))
      waits.set(
        xid,
        clock.wake(addMs(clock.now(), GRACE_MS), () => {
          leave(xid)
        }),
      )
  }
  /** Cancels the timeout after which a disconnected member leaves the room. */
  const welcome = (xid: Xid): void => {
    forgetWait(xid)
    tend(xid)
  }
  const peopleSeated = (): ReadonlySet<Xid> => {
    const { accounts, spaces } = host.world()
    return new Set(
      entriesOf(spaces).flatMap(([, { seats }]) =>
        keysOf(seats).flatMap((key) => {
          const account = accounts[key]
          return account === undefined || isResident(account) ? [] : [account.xid]
        }),
      ),
    )
  }
  peopleSeated().forEach(tend)
  const stopHearing = host.subscribe(handleEvent)
  return {
    enter: (token, xid, peer) => {
      lines.set(peer, { token, xid })
      tend(xid)
      endThoseDue()
      return () => {
        if (!lines.delete(peer)) return
        arm()
        tend(xid)
      }
    },
    take: (xid, frame) => {
      const news = parseSpaceFrame(frame)
      if (news?.type === 'space/RoomEventReceived')
        host.commit(({ at }) => ({ type: 'RoomEventSaid', at, xid, event: news.event }))
      return news !== null
    },
    stop: () => {
      stopHearing()
      lines.clear()
      forgetEnd?.()
      waits.forEach((forget) => {
        forget()
      })
    },
  }
}
