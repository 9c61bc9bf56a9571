import type { ConnectionMessage } from '../connection'
import { isRetryable } from '../kernel/failure'
import type { Instant } from '../kernel/instant'
import { addMs } from '../kernel/instant'
import type { ChannelId, Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableFrom } from '../kernel/table'
import type { AccountChange } from '../session'
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
import { applyCommand, withOutgoingEvent } from './room.commands'
import { withEventNotSent, withEventSent, withoutOutgoing } from './room.decisions'
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

const READ_AGAIN_MS = 2_000

type Rang = { readonly type: 'AlarmRang' }
export type RoomReducerInput = ReceivedMessage<
  RoomMessage | AccountChange | SpaceEnded | Extract<ConnectionMessage, { type: 'SocketOpened' }> | Rang
>

/** Leaves the room and drops its state (SPC-6). The server is notified only if `why` is `left`. */
const withRoomLeft = (data: RoomData, why: RoomExit): RoomData =>
  data.room === null
    ? data
    : {
        room: null,
        parted: { channelId: data.room.channelId, why },
        leaving: why === 'left' ? put(data.leaving, data.room.channelId, true as const) : data.leaving,
      }

/** A new sign-in leaves the room and notifies the server, which may still keep the old session's seat (SPC-6). */
const withNewSession = (data: RoomData, xid: Xid): RoomData =>
  data.room?.me === xid ? { ...withRoomLeft(data, 'left'), parted: null } : noRoom

const isMutedByHost = (people: RoomSnapshot['people'], me: Xid): boolean =>
  people.some(({ xid, mic }) => xid === me && mic === 'held')

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
    mic: { ...micOff, held: isMutedByHost(people, me) },
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
 * The member's microphone follows the roster: a host may have muted the member while the line was down. The microphone
 * is never more open than before (MIC-7).
 */
const withMicOfRoster = (room: RoomAfterEvent): RoomAfterEvent =>
  typeof room === 'string' || !room.mic.on || room.members[room.me]?.mic === 'on'
    ? room
    : { ...room, mic: { ...room.mic, on: false } }

/**
 * After a reconnect, applies the new snapshot and keeps as much of the member's state as the snapshot allows. A pending
 * microphone request may have been lost, so it is sent again.
 */
const readAgain = (room: JoinedRoom, entry: RoomSnapshot, at: Instant): JoinedRoom => {
  const fresh = entered(room, entry, at)
  const now = withRole(
    {
      ...room,
      mic: { ...room.mic, held: fresh.mic.held },
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

/** Ends overdue requests and offers (MIC-2, MIC-9). After sleep, these must end before the next message is applied. */
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

/** The next deadline of the room; `null` if the room has no deadline. */
export const dueAt = (room: JoinedRoom): Instant | null => {
  const all = [
    ...(room.mic.asked === null ? [] : [room.mic.asked]),
    ...(room.mic.offer === null ? [] : [room.mic.offer.until]),
    ...(room.readAgainAt === null ? [] : [room.readAgainAt]),
    ...room.queue.map(({ until }) => until),
    ...entriesOf(room.invited).map(([, until]) => until),
    ...(maySpeak(room.role) ? [room.reportAt] : []),
  ]
  return all.reduce<Instant | null>((earliest, at) => (earliest === null || at < earliest ? at : earliest), null)
}

type EnterSpace = Extract<ReceivedMessage<RoomMessage>, { type: 'space/EnterSpace' }>

/** Enters a room, one join at a time (SPC-7). `leavesOther`: the member agreed to leave the current room. */
const entering = (data: RoomData, message: EnterSpace): RoomData => {
  const { channelId, me, isSuper, tab: holder, leavesOther } = message
  const joining: JoiningRoomState = { phase: 'joining', channelId, holder, me, isSuper, isStale: false, heard: [] }
  if (data.room === null) return { ...data, room: joining, parted: null }
  if (data.room.channelId === channelId)
    return data.room.phase === 'inside' ? { ...data, room: inTab(data.room, holder) } : data
  return leavesOther ? { ...withRoomLeft(data, 'left'), room: joining, parted: null } : data
}

/** Moves the media to another tab. Microphone and share stop. */
const inTab = (room: JoinedRoom, holder: JoinedRoom['holder']): JoinedRoom =>
  room.holder === holder ? room : { ...room, holder, line: 'connecting', mic: { ...room.mic, on: false }, share: null }

const ofRoom = (data: RoomData, channelId: ChannelId, change: (room: JoinedRoom) => JoinedRoom): RoomData =>
  data.room?.phase === 'inside' && data.room.channelId === channelId ? { ...data, room: change(data.room) } : data

const inOrOut = (data: RoomData, after: RoomAfterEvent): RoomData =>
  typeof after === 'string' ? withRoomLeft(data, after) : { ...data, room: after }
const inJoinedRoom = (data: RoomData, change: (room: JoinedRoom) => RoomAfterEvent): RoomData =>
  data.room?.phase === 'inside' ? inOrOut(data, change(data.room)) : data

const withSocketEvent = (data: RoomData, event: RoomEvent, at: Instant): RoomData => {
  const { room } = data
  if (room === null || event.channelId !== room.channelId) return data
  const isRead = room.phase === 'joining' || room.isStale
  const noted = isRead ? { ...data, room: { ...room, heard: bufferedEvents(room.heard, event) } } : data
  return inJoinedRoom(noted, (current) => applySocketEvent(current, event, at))
}
/** The socket opened. Events may have been missed while the socket was closed, so the room must be read again. */
const withSocketOpened = (data: RoomData): RoomData =>
  data.room?.phase === 'joining'
    ? { ...data, room: { ...data.room, isStale: true } }
    : inJoinedRoom(data, withRereadRequested)

const withEntryResult = (data: RoomData, message: RoomReducerInput): RoomData => {
  const { room } = data
  switch (message.type) {
    case 'space/RoomEntered':
      if (room?.channelId !== message.channelId) return data
      return inOrOut(
        data,
        withMicOfRoster(
          applyBufferedEvents(
            room.phase === 'inside'
              ? readAgain(room, message.arrival, message.at)
              : room.isStale
                ? withRereadRequested(entered(room, message.arrival, message.at))
                : entered(room, message.arrival, message.at),
            room.heard,
            message.at,
          ),
        ),
      )
    case 'space/RoomNotEntered':
      if (room?.channelId !== message.channelId) return data
      // The server may have admitted the member although the response was lost. So the client leaves the room again
      // (SPC-7).
      if (room.phase === 'inside' && isRetryable(message.failure))
        return { ...data, room: { ...room, isStale: false, readAgainAt: addMs(message.at, READ_AGAIN_MS) } }
      return room.phase === 'joining' && message.failure._tag === 'Refused'
        ? withRoomLeft(data, 'failed')
        : { ...withRoomLeft(data, 'failed'), leaving: put(data.leaving, message.channelId, true as const) }
    case 'space/RoomLeft':
      return { ...data, leaving: drop(data.leaving, message.channelId) }
    default:
      return data
  }
}

const withMediaFact = (data: RoomData, message: RoomReducerInput): RoomData => {
  switch (message.type) {
    case 'space/RoomMediaStateChanged':
      return ofRoom(data, message.channelId, (room) => ({ ...room, line: message.state }))
    case 'space/MicNotOpened':
      return ofRoom(data, message.channelId, (room) => ({ ...room, mic: { ...room.mic, on: false } }))
    case 'space/ShareStarted':
      return ofRoom(data, message.channelId, (room) =>
        room.share?.n === message.n ? { ...room, share: { ...room.share, isRunning: true } } : room,
      )
    case 'space/ShareStopped':
      return ofRoom(data, message.channelId, (room) => (room.share?.n === message.n ? { ...room, share: null } : room))
    default:
      return data
  }
}

const apply = (data: RoomData, message: RoomReducerInput): RoomData => {
  switch (message.type) {
    case 'SignedIn':
      return withNewSession(data, message.session.xid)
    case 'VisitorEntered':
    case 'SessionEnded':
      return noRoom
    case 'space/EnterSpace':
      return entering(data, message)
    case 'space/LeaveSpace':
      return withRoomLeft(data, 'left')
    case 'space/SpaceEnded':
      return data.room?.channelId === message.channelId ? withRoomLeft(data, 'ended') : data
    case 'SocketOpened':
      return withSocketOpened(data)
    case 'AlarmRang':
      return data
    case 'space/MoveRoomToThisTab':
      return inJoinedRoom(data, (room) => inTab(room, message.tab))
    case 'space/RoomReloaded':
      return inJoinedRoom(data, (room) => ({
        ...room,
        line: 'connecting',
        mic: { ...room.mic, on: false },
        share: null,
      }))
    case 'space/RoomEventReceived':
      return withSocketEvent(data, message.event, message.at)
    case 'space/RoomEventNotSent':
      return inJoinedRoom(data, (room) => withEventNotSent(room, message.n))
    case 'space/RoomEventSent':
      return inJoinedRoom(data, (room) => withEventSent(room, message.n))
    case 'space/RoomActionDone':
    case 'space/RoomActionFailed':
      return inJoinedRoom(data, (room) => withoutOutgoing(room, message.n))
    case 'space/StatsReported':
      return inJoinedRoom(data, (room) => ({ ...room, isReporting: false }))
    case 'space/RoomEntered':
    case 'space/RoomNotEntered':
    case 'space/RoomLeft':
      return withEntryResult(data, message)
    case 'space/RoomMediaStateChanged':
    case 'space/MicNotOpened':
    case 'space/ShareStarted':
    case 'space/ShareStopped':
      return withMediaFact(data, message)
    default:
      return inJoinedRoom(data, (room) => applyCommand(room, message))
  }
}

/** Notifies the other people when the member's microphone goes on or off. */
const withMicNotified = (before: RoomData, after: RoomData): RoomData => {
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

const withExpired = (data: RoomData, at: Instant): RoomData =>
  data.room?.phase === 'inside' ? { ...data, room: expired(data.room, at) } : data

/** Ends overdue requests and offers first, then applies the message. */
export const reduceRoom = (data: RoomData, message: RoomReducerInput): RoomData => {
  const timely = withExpired(data, message.at)
  return withMicNotified(timely, apply(timely, message))
}

export const mustReport = (room: JoinedRoom): boolean => room.isReporting && (maySpeak(room.role) || isHostHere(room))
