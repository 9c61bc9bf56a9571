import { addMs, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import { drop, put, tableFrom, entriesOf } from '../kernel/table'
import { micOff, type JoinedRoom, type RoomExit, type RoomMember, type RoomEvent } from './room'
import { isByHost, isHostHere, isOpenMode, maySpeak, MIC_QUEUE_MS, roleOf } from './room.rules'
import type { LiveRole } from './space'

/** The room after an event, or the reason for leaving it. */
export type RoomAfterEvent = JoinedRoom | RoomExit

const REACTIONS = 12
/** The longest emoji in code units. A longer text is not an emoji. */
const EMOJI_LENGTH = 16

const withPerson = (room: JoinedRoom, xid: Xid, change: Partial<RoomMember>): JoinedRoom => {
  const person = room.members[xid]
  return person === undefined ? room : { ...room, members: put(room.members, xid, { ...person, ...change }) }
}

export const withoutMicRequest = (room: JoinedRoom, xid: Xid): JoinedRoom =>
  room.queue.some((request) => request.xid === xid)
    ? { ...room, queue: room.queue.filter((request) => request.xid !== xid) }
    : room

/** Changes a person's role. A demotion of the member ends microphone and share in the same turn (MIC-7). */
export const withRole = (room: JoinedRoom, xid: Xid, role: LiveRole): JoinedRoom => {
  const quiet = maySpeak(role) ? {} : { mic: 'off' as const }
  const others = withPerson(withoutMicRequest({ ...room, invited: drop(room.invited, xid) }, xid), xid, {
    role,
    ...quiet,
  })
  if (xid !== room.me) return others
  // A speaker needs no offer of the microphone.
  return maySpeak(role)
    ? { ...others, role, mic: { ...room.mic, offer: null } }
    : { ...others, role, mic: { ...micOff, asked: room.mic.asked, offer: room.mic.offer }, share: null }
}

export const withRereadRequested = (room: JoinedRoom): JoinedRoom => ({
  ...room,
  isStale: true,
  reads: room.reads + 1,
  readAgainAt: null,
  heard: [],
})

/**
 * Promotes the requester to speaker. If the member's own request has expired, the member gets an offer instead
 * (MIC-6). The server may have promoted the member, so the room is read again (SPC-5).
 */
const allowed = (room: JoinedRoom, from: Xid | null, to: Xid, at: Instant): JoinedRoom => {
  const role = roleOf(room, to)
  if (to !== room.me) return role === 'audience' ? withRole(room, to, 'speaker') : withoutMicRequest(room, to)
  if (room.mic.asked !== null && at <= room.mic.asked) {
    const raised = maySpeak(room.role) ? room : withRole(room, to, 'speaker')
    // While a host mutes the microphone, the microphone stays off. After the mute, the old request must not open the
    // microphone.
    return { ...raised, mic: { ...raised.mic, on: !raised.mic.held, asked: null, offer: null } }
  }
  return maySpeak(room.role)
    ? room
    : withRereadRequested({
        ...room,
        mic: {
          ...room.mic,
          asked: null,
          offer: room.mic.offer ?? { fromXid: from, until: addMs(at, MIC_QUEUE_MS), why: 'late' },
        },
      })
}

const invited = (room: JoinedRoom, from: Xid | null, to: Xid, at: Instant): JoinedRoom => {
  if (to !== room.me)
    return isHostHere(room) ? { ...room, invited: put(room.invited, to, addMs(at, MIC_QUEUE_MS)) } : room
  return maySpeak(room.role)
    ? room
    : { ...room, mic: { ...room.mic, offer: { fromXid: from, until: addMs(at, MIC_QUEUE_MS), why: 'invite' } } }
}

/** Adds a person to the hosts' queue: in order, each person once (MIC-9). In open mode the server decides (MIC-3). */
const queued = (room: JoinedRoom, xid: Xid, at: Instant): JoinedRoom =>
  xid === room.me ||
  !isHostHere(room) ||
  isOpenMode(room.micMode) ||
  roleOf(room, xid) !== 'audience' ||
  room.queue.some((request) => request.xid === xid)
    ? room
    : { ...room, queue: [...room.queue, { xid, until: addMs(at, MIC_QUEUE_MS), step: 'waiting' }] }

const heldMic = (room: JoinedRoom, from: Xid | null, to: Xid | null, held: boolean): JoinedRoom => {
  const targets =
    to !== null
      ? [to]
      : [room.me, ...entriesOf(room.members).flatMap(([, { xid }]) => xid)].filter(
          (xid) => xid !== from && roleOf(room, xid) !== 'host',
        )
  return targets.reduce<JoinedRoom>((current, xid) => {
    const person = current.members[xid]
    const shown = held ? 'held' : 'off'
    const others =
      person === undefined || !maySpeak(person.role) || (!held && person.mic !== 'held')
        ? current
        : withPerson(current, xid, { mic: shown })
    // A host's unmute only permits the member to speak. Only the member opens the microphone (MIC-6).
    return xid !== room.me || !maySpeak(room.role)
      ? others
      : { ...others, mic: { ...others.mic, held, on: others.mic.on && !held } }
  }, room)
}

const isProtected = (room: JoinedRoom, from: Xid | null, to: Xid): boolean =>
  from !== null && roleOf(room, to) === 'host'

/** Applies an event that affects only its sender. A person with any role may send these events. */
const bySelf = (room: JoinedRoom, event: RoomEvent, from: Xid, at: Instant): JoinedRoom => {
  switch (event.kind) {
    case 'request':
      return queued(room, from, at)
    case 'decline':
      return withoutMicRequest({ ...room, invited: drop(room.invited, from) }, from)
    case 'mute':
    case 'unmute':
      return !maySpeak(roleOf(room, from) ?? 'audience')
        ? room
        : // A person whom a host muted also sends `mute`. `held` is kept.
          withPerson(room, from, {
            mic: event.kind === 'unmute' ? 'on' : room.members[from]?.mic === 'held' ? 'held' : 'off',
          })
    case 'reaction': {
      const { emoji } = event
      if (emoji === null || emoji === '' || emoji.length > EMOJI_LENGTH) return room
      const n = room.reactionsMade + 1
      return {
        ...room,
        reactionsMade: n,
        reactionsSeen: [...room.reactionsSeen, { n, xid: from, emoji }].slice(-REACTIONS),
      }
    }
    default:
      return room
  }
}

const withoutRoomMember = (room: JoinedRoom, xid: Xid): JoinedRoom => {
  const isHere = room.members[xid] !== undefined
  return withoutMicRequest(
    {
      ...room,
      members: drop(room.members, xid),
      invited: drop(room.invited, xid),
      count: isHere ? Math.max(0, room.count - 1) : room.count,
    },
    xid,
  )
}

const byHost = (room: JoinedRoom, event: RoomEvent, at: Instant): RoomAfterEvent => {
  const { fromXid: from, toXid: to } = event
  if (event.kind === 'mode') return event.mode === null ? room : { ...room, micMode: event.mode }
  if (event.kind === 'mute' || event.kind === 'unmute') return heldMic(room, from, to, event.kind === 'mute')
  if (to === null) return room
  switch (event.kind) {
    case 'allow':
      return allowed(room, from, to, at)
    case 'invite':
      return invited(room, from, to, at)
    case 'decline':
      return to === room.me ? { ...room, mic: { ...room.mic, asked: null } } : withoutMicRequest(room, to)
    case 'endMic':
      return isProtected(room, from, to) || !maySpeak(roleOf(room, to) ?? 'audience')
        ? room
        : withRole(room, to, 'audience')
    case 'role':
      return event.role === null || isProtected(room, from, to) ? room : withRole(room, to, event.role)
    case 'kick':
      return isProtected(room, from, to) ? room : to === room.me ? 'kicked' : withoutRoomMember(room, to)
    default:
      return room
  }
}

const byServer = (room: JoinedRoom, { kind, person, toXid: to }: RoomEvent): JoinedRoom => {
  if (kind === 'joined' && person !== null && person.xid !== room.me) {
    return {
      ...room,
      members: put(room.members, person.xid, person),
      count: room.members[person.xid] === undefined ? room.count + 1 : room.count,
    }
  }
  return kind === 'left' && to !== null && to !== room.me ? withoutRoomMember(room, to) : room
}

/**
 * Applies a socket event. Only the server and current hosts may change microphones, roles and presence (MIC-4, SPC-5).
 * An event of any other person affects only its sender.
 */
export const applySocketEvent = (room: JoinedRoom, event: RoomEvent, at: Instant): RoomAfterEvent => {
  if (event.channelId !== room.channelId) return room
  const { fromXid: from, toXid: to, kind } = event
  if (kind === 'joined' || kind === 'left') return from === null ? byServer(room, event) : room
  const isOwnMatter =
    kind === 'request' || kind === 'reaction' || ((kind === 'mute' || kind === 'unmute') && to === from)
  if (from !== null && (isOwnMatter || (kind === 'decline' && !isByHost(room, from))))
    return bySelf(room, event, from, at)
  return isByHost(room, from) ? byHost(room, event, at) : room
}

/** The most events to buffer while a room is read. */
const BUFFERED_AT_MOST = 100
const LASTING: ReadonlySet<RoomEvent['kind']> = new Set([
  'joined',
  'left',
  'role',
  'mode',
  'mute',
  'unmute',
  'endMic',
  'kick',
  'allow',
])

export const bufferedEvents = (events: readonly RoomEvent[], event: RoomEvent): readonly RoomEvent[] =>
  LASTING.has(event.kind) ? [...events, event].slice(-BUFFERED_AT_MOST) : events

/**
 * Applies buffered events to the snapshot. A buffered `allow` promotes the member to speaker but opens no microphone.
 */
export const applyBufferedEvents = (room: JoinedRoom, events: readonly RoomEvent[], at: Instant): RoomAfterEvent =>
  events.reduce<RoomAfterEvent>(
    (current, event) =>
      typeof current === 'string'
        ? current
        : applySocketEvent(
            current,
            event.kind === 'allow' && event.toXid === current.me ? { ...event, kind: 'role', role: 'speaker' } : event,
            at,
          ),
    room,
  )

/** The people of a room by xid, the member included. */
export const membersFrom = (people: readonly RoomMember[]): JoinedRoom['members'] =>
  tableFrom(people.map((person) => [person.xid, person] as const))
