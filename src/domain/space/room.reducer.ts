import type { ConnectionMessage } from '../connection'
import { isRetryable } from '../kernel/failure'
import type { Instant } from '../kernel/instant'
import { addMs } from '../kernel/instant'
import type { ChannelId, Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
import {
  micOff,
  noRoom,
  type RoomSnapshot,
  type JoinedRoom,
  type JoiningRoomState,
  type RoomExit,
  type RoomData,
  type RoomEvent,
} from './room'
import { applyCommand, withOutgoingEvent, withoutOutgoing } from './room.commands'
import {
  applySocketEvent,
  applyBufferedEvents,
  withRole,
  bufferedEvents,
  membersFrom,
  withRereadRequested,
  type RoomAfterEvent,
} from './room.socket-events'
import type { RoomMessage } from './room.messages'
import { isHostHere, maySpeak, nextReport, isPublishingMic, REPORT_MS } from './room.rules'
import type { SpaceEnded } from './spaces.messages'

/** What could not be read again is tried for after this. */
const READ_AGAIN_MS = 2_000

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type Rang = { readonly type: 'AlarmRang' }
export type RoomReducerInput = ReceivedMessage<
  RoomMessage | SessionChange | SpaceEnded | Extract<ConnectionMessage, { type: 'SocketOpened' }> | Rang
>

/**
 * Out of the room, whichever way: nothing of it is left (SPC-6). The server is told by whoever leaves by themselves.
 */
const withRoomLeft = (data: RoomData, why: RoomExit): RoomData =>
  data.room === null
    ? data
    : {
        room: null,
        parted: { channelId: data.room.channelId, why },
        leaving: why === 'left' ? put(data.leaving, data.room.channelId, true as const) : data.leaving,
      }

/**
 * Whoever signs in anew is out, and says so: a server that has forgotten the session before keeps their seat (SPC-6).
 */
const renewed = (data: RoomData, xid: Xid): RoomData =>
  data.room?.me === xid ? { ...withRoomLeft(data, 'left'), parted: null } : noRoom

const entered = (
  { channelId, holder, me, isSuper }: JoiningRoomState | JoinedRoom,
  entry: RoomSnapshot,
  at: Instant,
): JoinedRoom => {
  const { space, role, people } = entry
  return {
    phase: 'inside',
    channelId,
    holder,
    me,
    isSuper,
    title: space.title,
    gid: space.gid,
    groupName: entry.groupName,
    conversationId: space.conversationId,
    startsAt: space.startsAt,
    endsAt: space.endsAt,
    hostXids: space.hosts.map(({ xid }) => xid),
    role,
    micMode: space.micMode,
    members: membersFrom(people),
    count: entry.count,
    mic: micOff,
    line: 'connecting',
    share: null,
    shares: 0,
    queue: [],
    invited: emptyTable(),
    telling: emptyTable(),
    acting: emptyTable(),
    told: 0,
    reactionsSeen: [],
    reactionsMade: 0,
    reportAt: addMs(at, REPORT_MS),
    isReporting: false,
    isWarned: false,
    isStale: false,
    reads: 0,
    readAgainAt: null,
    heard: [],
  }
}

/**
 * After a cut of the line: how it is now, and of mine what it still allows. A wish that is open may not have got out:
 * it is told once more, or the server would raise nobody.
 */
const readAgain = (room: JoinedRoom, entry: RoomSnapshot, at: Instant): JoinedRoom => {
  const fresh = entered(room, entry, at)
  const now = withRole(
    {
      ...room,
      endsAt: fresh.endsAt,
      hostXids: fresh.hostXids,
      micMode: fresh.micMode,
      members: fresh.members,
      count: fresh.count,
      queue: room.queue.filter(({ xid }) => fresh.members[xid]?.role === 'audience'),
      isStale: false,
      readAgainAt: null,
      heard: [],
    },
    room.me,
    fresh.role,
  )
  return now.mic.asked === null || maySpeak(now.role) ? now : withOutgoingEvent(now, { kind: 'request' })
}

/** What is over by then (MIC-2, MIC-9): a browser that slept hears nothing before it. */
const expired = (room: JoinedRoom, at: Instant): JoinedRoom => {
  const { asked, offer } = room.mic
  const isDue = maySpeak(room.role) && room.reportAt <= at
  return {
    ...(room.readAgainAt !== null && room.readAgainAt <= at ? withRereadRequested(room) : room),
    mic: {
      ...room.mic,
      asked: asked !== null && asked <= at ? null : asked,
      offer: offer !== null && offer.until <= at ? null : offer,
    },
    queue: room.queue.filter(({ until }) => until > at),
    invited: tableFrom(entriesOf(room.invited).filter(([, until]) => until > at)),
    ...(isDue ? { isReporting: true, reportAt: nextReport(room.reportAt, at) } : {}),
  }
}

/** The earliest of what waits for its time; `null` where nothing does. */
export const dueAt = (room: JoinedRoom): Instant | null => {
  const all = [
    ...(room.mic.asked === null ? [] : [room.mic.asked]),
    ...(room.mic.offer === null ? [] : [room.mic.offer.until]),
    ...(room.readAgainAt === null ? [] : [room.readAgainAt]),
    ...room.queue.map(({ until }) => until),
    ...entriesOf(room.invited).map(([, until]) => until),
    ...(maySpeak(room.role) ? [room.reportAt] : []),
  ]
  return all.reduce<Instant | null>((so, one) => (so === null || one < so ? one : so), null)
}

type EnterSpace = Extract<ReceivedMessage<RoomMessage>, { type: 'EnterSpace' }>

/** One join at a time (SPC-7), and another room only where the person leaves the one they are in. */
const entering = (data: RoomData, heard: EnterSpace): RoomData => {
  const { channelId, me, isSuper, tab: holder, leavesOther } = heard
  const joining: JoiningRoomState = { phase: 'joining', channelId, holder, me, isSuper, isStale: false, heard: [] }
  if (data.room === null) return { ...data, room: joining, parted: null }
  if (data.room.channelId === channelId)
    return data.room.phase === 'inside' ? { ...data, room: inTab(data.room, holder) } : data
  return leavesOther ? { ...withRoomLeft(data, 'left'), room: joining, parted: null } : data
}

/** Its sound goes elsewhere: whoever spoke or showed something does so again only by themselves. */
const inTab = (room: JoinedRoom, holder: JoinedRoom['holder']): JoinedRoom =>
  room.holder === holder ? room : { ...room, holder, line: 'connecting', mic: { ...room.mic, on: false }, share: null }

const ofRoom = (data: RoomData, channelId: ChannelId, change: (room: JoinedRoom) => JoinedRoom): RoomData =>
  data.room?.phase === 'inside' && data.room.channelId === channelId ? { ...data, room: change(data.room) } : data

const inOrOut = (data: RoomData, after: RoomAfterEvent): RoomData =>
  typeof after === 'string' ? withRoomLeft(data, after) : { ...data, room: after }
const within = (data: RoomData, change: (room: JoinedRoom) => RoomAfterEvent): RoomData =>
  data.room?.phase === 'inside' ? inOrOut(data, change(data.room)) : data

const heardNow = (data: RoomData, event: RoomEvent, at: Instant): RoomData => {
  const { room } = data
  if (room === null || event.channelId !== room.channelId) return data
  const isRead = room.phase === 'joining' || room.isStale
  const noted = isRead ? { ...data, room: { ...room, heard: bufferedEvents(room.heard, event) } } : data
  return within(noted, (so) => applySocketEvent(so, event, at))
}
/** What was said before the line opened was not heard, and neither will be what is not asked for anew. */
const lineOpened = (data: RoomData): RoomData =>
  data.room?.phase === 'joining'
    ? { ...data, room: { ...data.room, isStale: true } }
    : within(data, withRereadRequested)

const answered = (data: RoomData, heard: RoomReducerInput): RoomData => {
  const { room } = data
  switch (heard.type) {
    case 'RoomEntered':
      if (room?.channelId !== heard.channelId) return data
      return inOrOut(
        data,
        applyBufferedEvents(
          room.phase === 'inside'
            ? readAgain(room, heard.arrival, heard.at)
            : room.isStale
              ? withRereadRequested(entered(room, heard.arrival, heard.at))
              : entered(room, heard.arrival, heard.at),
          room.heard,
          heard.at,
        ),
      )
    case 'RoomNotEntered':
      if (room?.channelId !== heard.channelId) return data
      // Who came in there, perhaps, and never heard of it, leaves again (SPC-7).
      if (room.phase === 'inside' && isRetryable(heard.failure))
        return { ...data, room: { ...room, isStale: false, readAgainAt: addMs(heard.at, READ_AGAIN_MS) } }
      return room.phase === 'joining' && heard.failure._tag === 'Refused'
        ? withRoomLeft(data, 'failed')
        : { ...withRoomLeft(data, 'failed'), leaving: put(data.leaving, heard.channelId, true as const) }
    case 'RoomLeft':
      return { ...data, leaving: drop(data.leaving, heard.channelId) }
    default:
      return data
  }
}

const media = (data: RoomData, heard: RoomReducerInput): RoomData => {
  switch (heard.type) {
    case 'MediaIs':
      return ofRoom(data, heard.channelId, (room) => ({ ...room, line: heard.state }))
    case 'MicNotHad':
      return ofRoom(data, heard.channelId, (room) => ({ ...room, mic: { ...room.mic, on: false } }))
    case 'ShareBegan':
      return ofRoom(data, heard.channelId, (room) =>
        room.share?.n === heard.n ? { ...room, share: { ...room.share, isRunning: true } } : room,
      )
    case 'ShareOver':
      return ofRoom(data, heard.channelId, (room) => (room.share?.n === heard.n ? { ...room, share: null } : room))
    default:
      return data
  }
}

const folded = (data: RoomData, heard: RoomReducerInput): RoomData => {
  switch (heard.type) {
    case 'SignedIn':
      return renewed(data, heard.session.xid)
    case 'VisitorEntered':
    case 'SessionEnded':
      return noRoom
    case 'EnterSpace':
      return entering(data, heard)
    case 'LeaveSpace':
      return withRoomLeft(data, 'left')
    case 'SpaceEnded':
      return data.room?.channelId === heard.channelId ? withRoomLeft(data, 'ended') : data
    case 'SocketOpened':
      return lineOpened(data)
    case 'AlarmRang':
      return data
    case 'TakeRoomHere':
      return within(data, (room) => inTab(room, heard.tab))
    case 'RoomReloaded':
      return within(data, (room) => ({ ...room, line: 'connecting', mic: { ...room.mic, on: false }, share: null }))
    case 'RoomHeard':
      return heardNow(data, heard.event, heard.at)
    // A request that did not get out is none.
    case 'RoomNotTold':
      return within(data, (room) =>
        room.telling[String(heard.n)]?.kind === 'request'
          ? { ...withoutOutgoing(room, heard.n), mic: { ...room.mic, asked: null } }
          : withoutOutgoing(room, heard.n),
      )
    case 'RoomTold':
    case 'RoomActDone':
    case 'RoomActNotDone':
      return within(data, (room) => withoutOutgoing(room, heard.n))
    case 'StatsReported':
      return within(data, (room) => ({ ...room, isReporting: false }))
    case 'RoomEntered':
    case 'RoomNotEntered':
    case 'RoomLeft':
      return answered(data, heard)
    case 'MediaIs':
    case 'MicNotHad':
    case 'ShareBegan':
    case 'ShareOver':
      return media(data, heard)
    default:
      return within(data, (room) => applyCommand(room, heard))
  }
}

/** All others see on me whether I am heard. */
const withMicTold = (before: RoomData, after: RoomData): RoomData => {
  const { room } = after
  if (
    room?.phase !== 'inside' ||
    before.room?.phase !== 'inside' ||
    isPublishingMic(before.room) === isPublishingMic(room)
  )
    return after
  return {
    ...after,
    room: withOutgoingEvent(room, { kind: isPublishingMic(room) ? 'unmute' : 'mute', toXid: room.me }),
  }
}

const inTime = (data: RoomData, at: Instant): RoomData =>
  data.room?.phase === 'inside' ? { ...data, room: expired(data.room, at) } : data

/** The room one is in, after what was heard; what is overdue is over before it. */
export const reduceRoom = (data: RoomData, heard: RoomReducerInput): RoomData => {
  const timely = inTime(data, heard.at)
  return withMicTold(timely, folded(timely, heard))
}

export const mustReport = (room: JoinedRoom): boolean => room.isReporting && (maySpeak(room.role) || isHostHere(room))
