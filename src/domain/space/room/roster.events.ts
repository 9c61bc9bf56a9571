import type { Xid } from '../../kernel/ids'
import { entriesOf, put } from '../../kernel/table'
import type { RoomEvent } from './room-event'
import { isByHost, roleOf } from './room.rules'
import { withMember, withoutMember, withRole, type Roster } from './roster'
import { maySpeak } from '../space'

const REACTIONS = 12
/** The longest emoji in code units. A longer text is not an emoji. */
const EMOJI_LENGTH = 16

const withReaction = (roster: Roster, xid: Xid, emoji: string | null): Roster => {
  if (emoji === null || emoji === '' || emoji.length > EMOJI_LENGTH) return roster
  const n = roster.reactionsMade + 1
  return {
    ...roster,
    reactionsMade: n,
    reactionsSeen: [...roster.reactionsSeen, { n, xid, emoji }].slice(-REACTIONS),
  }
}

/** Applies an event that affects only its sender. A person with any role may send these events. */
const bySelf = (roster: Roster, { kind, emoji }: RoomEvent, from: Xid): Roster => {
  if (kind === 'reaction') return withReaction(roster, from, emoji)
  if ((kind !== 'mute' && kind !== 'unmute') || !maySpeak(roleOf(roster, from) ?? 'audience')) return roster
  // A person whom a host muted also sends `mute`. The mute by the host stays.
  const shown = kind === 'unmute' ? 'on' : roster.members[from]?.mic === 'held' ? 'held' : 'off'
  return withMember(roster, from, { mic: shown })
}

/** A host mutes a person, or everybody except hosts. A host's unmute only permits the person to speak (MIC-6). */
const withMute = (roster: Roster, from: Xid | null, to: Xid | null, isMuted: boolean): Roster => {
  const targets =
    to !== null
      ? [to]
      : [roster.me, ...entriesOf(roster.members).flatMap(([, { xid }]) => xid)].filter(
          (xid) => xid !== from && roleOf(roster, xid) !== 'host',
        )
  return targets.reduce<Roster>((current, xid) => {
    const person = current.members[xid]
    const isUnaffected = person === undefined || !maySpeak(person.role) || (!isMuted && person.mic !== 'held')
    const others = isUnaffected ? current : withMember(current, xid, { mic: isMuted ? 'held' : 'off' })
    return xid === roster.me && maySpeak(roster.role) ? { ...others, isMuted } : others
  }, roster)
}

/** Applies an event of a host or the server. `null`: the member was removed from the room. */
const byHost = (roster: Roster, event: RoomEvent): Roster | null => {
  const { kind, fromXid: from, toXid: to } = event
  if (kind === 'mode') return event.mode === null ? roster : { ...roster, micMode: event.mode }
  if (kind === 'mute' || kind === 'unmute') return withMute(roster, from, to, kind === 'mute')
  if (to === null) return roster
  const role = roleOf(roster, to)
  // Only the server removes a host. The founder of the space may take the host role from a host.
  const isProtected = from !== null && role === 'host'
  switch (kind) {
    case 'allow':
      // What an `allow` means for the member depends on the member's own request.
      return to !== roster.me && role === 'audience' ? withRole(roster, to, 'speaker') : roster
    case 'endMic':
      return isProtected || !maySpeak(role ?? 'audience') ? roster : withRole(roster, to, 'audience')
    case 'role':
      return event.role === null || (isProtected && from !== roster.founderXid)
        ? roster
        : withRole(roster, to, event.role)
    case 'kick':
      return isProtected ? roster : to === roster.me ? null : withoutMember(roster, to)
    default:
      return roster
  }
}

const byServer = (roster: Roster, { kind, person, toXid: to, recording }: RoomEvent): Roster => {
  if (kind === 'recording') return { ...roster, recording }
  if (kind === 'joined' && person !== null && person.xid !== roster.me) {
    return {
      ...roster,
      members: put(roster.members, person.xid, person),
      count: roster.members[person.xid] === undefined ? roster.count + 1 : roster.count,
    }
  }
  return kind === 'left' && to !== null && to !== roster.me ? withoutMember(roster, to) : roster
}

/** Whether the event affects only its sender, who needs no permission for it. */
const isOwnMatter = (
  roster: Pick<Roster, 'hostXids' | 'members'>,
  { kind, fromXid: from, toXid: to }: RoomEvent,
): boolean =>
  from !== null &&
  (kind === 'request' ||
    kind === 'reaction' ||
    ((kind === 'mute' || kind === 'unmute') && to === from) ||
    (kind === 'decline' && !isByHost(roster, from)))

/**
 * Applies a socket event. Only the server and current hosts may change microphones, roles and presence (MIC-4, SPC-5).
 * An event of any other person affects only its sender. `null`: the member was removed from the room.
 */
export const applyRoomEvent = (roster: Roster, event: RoomEvent): Roster | null => {
  if (event.channelId !== roster.channelId) return roster
  const { fromXid: from, kind } = event
  if (kind === 'joined' || kind === 'left' || kind === 'recording')
    return from === null ? byServer(roster, event) : roster
  if (from !== null && isOwnMatter(roster, event)) return bySelf(roster, event, from)
  return isByHost(roster, from) ? byHost(roster, event) : roster
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
  'recording',
])

export const bufferedEvents = (events: readonly RoomEvent[], event: RoomEvent): readonly RoomEvent[] =>
  LASTING.has(event.kind) ? [...events, event].slice(-BUFFERED_AT_MOST) : events

/**
 * Applies buffered events to the snapshot. A buffered `allow` promotes the member to speaker but opens no microphone.
 */
export const applyBufferedEvents = (roster: Roster, events: readonly RoomEvent[]): Roster | null =>
  events.reduce<Roster | null>(
    (current, event) =>
      current === null
        ? null
        : applyRoomEvent(
            current,
            event.kind === 'allow' && event.toXid === current.me ? { ...event, kind: 'role', role: 'speaker' } : event,
          ),
    roster,
  )
