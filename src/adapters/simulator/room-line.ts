import type { Clock } from '../../application/ports/clock'
import type { ChannelId, Xid } from '../../domain/kernel/ids'
import { later } from '../../domain/kernel/instant'
import { entriesOf, keysOf } from '../../domain/kernel/table'
import type { FeedFrame } from '../wire/feed-frame'
import { readSpaceFrame, writeRoomEvent, writeSpaceNews } from '../wire/room-frame'
import type { HostNews, WorldHost } from './host'
import type { Peer } from './peer'
import { isResident, mayRead } from './world/rights'
import { spaceFor } from './world/spaces'
import type { World } from './world/world'

/** Whoever has no line to the server any more is out of the room after this; a reload or a short cut is not noticed by others. */
const GRACE_MS = 20_000

export interface RoomLine {
  /** A connection that has logged in with that token; answers what ends it. */
  readonly enter: (token: string, xid: Xid, peer: Peer) => () => void
  /** `true` where that was a frame of rooms. */
  readonly take: (xid: Xid, frame: FeedFrame) => boolean
  readonly stop: () => void
}

interface Login { readonly token: string, readonly xid: Xid }

const roomsWith = (world: World, xid: Xid): readonly ChannelId[] =>
  entriesOf(world.spaces).flatMap(([, space]) => (space.seats[xid] === undefined ? [] : [space.channelId]))

/** What rooms say over the realtime socket, who is out of reach, and when a room's time is up. */
export const makeRoomLine = (host: WorldHost, clock: Clock): RoomLine => {
  const lines = new Map<Peer, Login>()
  /** For whom there is no line now, and of which session their seat is: one of several, where the servers have begun anew since. */
  const waits = new Map<Xid, { readonly tokens: readonly string[], readonly forget: () => void }>()
  let forgetEnd: (() => void) | null = null

  const isPresent = (world: World, channelId: string, xid: Xid): boolean => world.spaces[channelId]?.seats[xid] !== undefined
  const send = (text: (xid: Xid) => string, may: (xid: Xid) => boolean): void => { for (const [peer, { xid }] of lines) if (may(xid)) peer.send(text(xid)) }

  const hear = (news: HostNews): void => {
    const world = host.world()
    if (news.type === 'TokenEnded') {
      const inside = new Set(Object.values(world.tokens))
      for (const xid of peopleSeated()) {
        if (inside.has(xid)) forgetEnded(xid)
        else leave(xid)
      }
    }
    if (news.type === 'RoomTold') {
      const { event, only } = news
      if (event.kind === 'joined' && event.person !== null) awaitLine(event.person.xid)
      // Whoever was put out is told so, though they have no seat any more.
      send(() => writeRoomEvent(event, clock.now()), (xid) => (only !== null ? xid === only : isPresent(world, event.channelId, xid) || event.toXid === xid))
    }
    if (news.type !== 'SpaceTold') return
    const space = world.spaces[news.channelId]
    const community = world.communities[news.gid]
    const { what, channelId } = news
    const mayHear = (xid: Xid): boolean => community !== undefined && mayRead(community, xid)
    if (what === 'SpaceEnded') send(() => writeSpaceNews({ type: what, channelId }), mayHear)
    else if (space !== undefined) send((xid) => writeSpaceNews({ type: what, space: spaceFor(world, space, xid) }), mayHear)
    arm()
  }

  const endThoseDue = (): void => {
    for (const [channelId, space] of entriesOf(host.world().spaces)) {
      if (space.status === 'started' && space.endsAt <= clock.now()) host.commit(({ at }) => ({ type: 'SpaceTimeUp', at, channelId }))
    }
    arm()
  }
  const arm = (): void => {
    forgetEnd?.()
    forgetEnd = null
    // Where nobody listens, nobody sees that it is over: it is found so by whoever comes next.
    if (lines.size === 0) return
    const ends = entriesOf(host.world().spaces).flatMap(([, { status, endsAt }]) => (status === 'started' ? [endsAt] : []))
    const [next] = ends.sort((a, b) => a - b)
    forgetEnd = next === undefined ? null : clock.wake(next, endThoseDue)
  }

  const comeBack = (xid: Xid): void => {
    waits.get(xid)?.forget()
    waits.delete(xid)
  }
  const leave = (xid: Xid): void => {
    comeBack(xid)
    for (const channelId of roomsWith(host.world(), xid)) host.commit(({ at }) => ({ type: 'SpaceLeft', at, xid, channelId }))
  }
  const isOver = (token: string, xid: Xid): boolean => host.world().tokens[token] !== xid
  const tokensOf = (xid: Xid): readonly string[] => entriesOf(host.world().tokens).flatMap(([token, whose]) => (whose === xid ? [token] : []))
  const waitFor = (xid: Xid, tokens: readonly string[]): void => {
    waits.set(xid, { tokens, forget: clock.wake(later(clock.now(), GRACE_MS), () => { leave(xid) }) })
  }
  /** Whoever was there by a session that is over sits nowhere: who signs in anew, however soon, has entered no room. */
  const forgetEnded = (xid: Xid): void => {
    const ended = [...lines].filter(([, login]) => login.xid === xid && isOver(login.token, xid))
    for (const [peer] of ended) lines.delete(peer)
    const waiting = waits.get(xid)
    const isWaitedFor = waiting?.tokens.some((token) => !isOver(token, xid)) === true
    if ((ended.length > 0 || waiting !== undefined) && !isWaitedFor && !isThere(xid)) leave(xid)
  }
  const isThere = (xid: Xid): boolean => [...lines.values()].some((login) => login.xid === xid)
  const gone = (peer: Peer): void => {
    const login = lines.get(peer)
    if (login === undefined) return
    const { token, xid } = login
    forgetEnded(xid)
    lines.delete(peer)
    arm()
    if (!isThere(xid) && roomsWith(host.world(), xid).length > 0) waitFor(xid, [token])
  }

  /** Whoever has just joined is out again where no line of theirs comes. */
  const awaitLine = (xid: Xid): void => {
    comeBack(xid)
    if (!isThere(xid)) waitFor(xid, tokensOf(xid))
  }
  const peopleSeated = (): ReadonlySet<Xid> => {
    const { accounts, spaces } = host.world()
    return new Set(entriesOf(spaces).flatMap(([, { seats }]) => keysOf(seats).flatMap((key) => {
      const account = accounts[key]
      return account === undefined || isResident(account) ? [] : [account.xid]
    })))
  }
  for (const xid of peopleSeated()) waitFor(xid, tokensOf(xid))
  const stopHearing = host.hear(hear)
  return {
    enter: (token, xid, peer) => {
      forgetEnded(xid)
      // Another session of theirs may have taken no seat at all, and one begun since has not: the one before is waited for all the same.
      if (waits.get(xid)?.tokens.includes(token) === true) comeBack(xid)
      lines.set(peer, { token, xid })
      endThoseDue()
      return () => { gone(peer) }
    },
    take: (xid, frame) => {
      const news = readSpaceFrame(frame)
      if (news?.type === 'RoomHeard') host.commit(({ at }) => ({ type: 'RoomEventSaid', at, xid, event: news.event }))
      return news !== null
    },
    stop: () => {
      stopHearing()
      forgetEnd?.()
      for (const { forget } of waits.values()) forget()
    },
  }
}
