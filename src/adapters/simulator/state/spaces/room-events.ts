import { truncateGraphemes } from '../../../../domain/kernel/graphemes'
import type { Instant } from '../../../../domain/kernel/instant'
import type { Xid } from '../../../../domain/kernel/ids'
import { drop, entriesOf, put } from '../../../../domain/kernel/table'
import { MIC_NOTE_LIMIT, MIC_REQUEST_MS, maySpeak, MIC_QUEUE_MS, type RoomEvent } from '../../../../domain/space'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult, type ServerOutput } from '../output'
import { requestedRole, inRole, roomOutputs } from './room-actions'
import { isAllowedHost, withSpace } from './space-actions'
import { seatIn, spaceOf } from './spaces'
import type { ServerSpace, ServerState } from '../server-state'

interface Saying {
  readonly world: ServerState
  readonly space: ServerSpace
  readonly xid: Xid
  readonly event: RoomEvent
  readonly at: Instant
}

const changed = (world: ServerState, space: ServerSpace, ...outputs: readonly ServerOutput[]): StepResult => ({
  world: withSpace(world, space),
  outputs,
})
const ignored = (world: ServerState): StepResult => refusedResult(world, 'not host')

/**
 * Makes a member a speaker and sends an `allow` event. The sender is the host who allowed the request, or the server
 * (`from` is `null`).
 */
const raised = (world: ServerState, space: ServerSpace, from: Xid | null, to: Xid): StepResult => {
  const role = space.seats[to]?.role ?? 'audience'
  const after = maySpeak(role)
    ? { ...space, asked: drop(space.asked, to), invited: drop(space.invited, to) }
    : inRole(space, to, 'speaker')
  return changed(world, after, roomOutputs(space.channelId, { kind: 'allow', fromXid: from, toXid: to }))
}

const isYoung = (since: Instant | undefined, at: Instant, ms: number): boolean =>
  since !== undefined && at - since <= ms

/**
 * A member requests to speak. In open mode, or with a pending invitation, the member becomes a speaker without a host's
 * decision (R2-126, MIC-3).
 */
const requested = ({ world, space, xid, at }: Saying): StepResult => {
  const mayAtOnce =
    space.micMode === 'open' ||
    isYoung(space.invited[xid], at, MIC_QUEUE_MS) ||
    maySpeak(space.seats[xid]?.role ?? 'audience')
  return mayAtOnce
    ? raised(world, space, null, xid)
    : changed(
        world,
        { ...space, asked: put(space.asked, xid, at) },
        roomOutputs(space.channelId, { kind: 'request', fromXid: xid }),
      )
}

/**
 * A host allows a member's request to speak. If the request has expired, the member gets an invitation to speak instead
 * (MIC-6).
 */
const allowed = ({ world, space, xid, at }: Saying, to: Xid): StepResult => {
  const since = space.asked[to]
  const from = requestedRole(space, xid)
  if (isYoung(since, at, MIC_REQUEST_MS)) return raised(world, space, from, to)
  if (!isYoung(since, at, MIC_QUEUE_MS)) return doneResult(world)
  return changed(
    world,
    { ...space, asked: drop(space.asked, to), invited: put(space.invited, to, at) },
    roomOutputs(space.channelId, { kind: 'allow', fromXid: from, toXid: to }, to),
  )
}

const withMic = (space: ServerSpace, xid: string, mic: 'off' | 'on' | 'held'): ServerSpace => {
  const seat = space.seats[xid]
  return seat === undefined || !maySpeak(seat.role)
    ? space
    : { ...space, seats: put(space.seats, xid, { ...seat, mic }) }
}

/** A speaker turns their own microphone on or off. A speaker cannot turn on a microphone that a host has muted. */
const ownMic = ({ world, space, xid, event }: Saying): StepResult => {
  const seat = space.seats[xid]
  if (seat === undefined || !maySpeak(seat.role) || (event.kind === 'unmute' && seat.mic === 'held'))
    return doneResult(world)
  return changed(
    world,
    withMic(space, xid, event.kind === 'mute' ? (seat.mic === 'held' ? 'held' : 'off') : 'on'),
    roomOutputs(space.channelId, { kind: event.kind, fromXid: xid, toXid: xid }),
  )
}

const heldByHost = ({ world, space, xid, event: { kind, toXid: to } }: Saying): StepResult => {
  const whom =
    to !== null
      ? [to]
      : entriesOf(space.seats)
          .filter(([one, { role }]) => role !== 'host' && one !== xid)
          .map(([one]) => one)
  const after = whom.reduce(
    (acc, one) =>
      kind === 'mute' ? withMic(acc, one, 'held') : acc.seats[one]?.mic === 'held' ? withMic(acc, one, 'off') : acc,
    space,
  )
  // A listener has no microphone. A browser that still takes the listener for a speaker must not hear of a mute.
  if (to !== null && after === space) return doneResult(world)
  return changed(world, after, roomOutputs(space.channelId, { kind, fromXid: requestedRole(space, xid), toXid: to }))
}

const byHost = (saying: Saying): StepResult => {
  const { world, space, xid, event, at } = saying
  const { kind, toXid: to } = event
  const from = requestedRole(space, xid)
  if (kind === 'mute' || kind === 'unmute') return heldByHost(saying)
  const seat = to === null ? undefined : space.seats[to]
  if (to === null || seat === undefined) return doneResult(world)
  const refusal = { kind: 'decline', fromXid: from, toXid: to } as const
  switch (kind) {
    case 'allow':
      return allowed(saying, to)
    case 'invite':
      return maySpeak(seat.role)
        ? doneResult(world)
        : changed(
            world,
            { ...space, invited: put(space.invited, to, at) },
            roomOutputs(space.channelId, { kind, fromXid: from, toXid: to }),
          )
    case 'decline':
      return changed(
        world,
        { ...space, asked: drop(space.asked, to) },
        // Only the person reads the note. It comes first, because a refusal without a note ends the request as well.
        ...(event.note === null
          ? []
          : [roomOutputs(space.channelId, { ...refusal, note: truncateGraphemes(event.note, MIC_NOTE_LIMIT) }, to)]),
        roomOutputs(space.channelId, refusal),
      )
    case 'endMic':
      return !maySpeak(seat.role) || (seat.role === 'host' && from !== null)
        ? doneResult(world)
        : changed(
            world,
            inRole(space, to, 'audience'),
            roomOutputs(space.channelId, { kind, fromXid: from, toXid: to }),
          )
    default:
      return doneResult(world)
  }
}

/**
 * A member who is in the room sends a room event over the socket. The sender is the account of the connection; the
 * sender inside the event is ignored. Only hosts may send events for hosts; the server ignores such events from other
 * members (spec 2 §4).
 */
export const roomEventSaid = (world: ServerState, { at, xid, event }: ServerInputOf<'RoomEventSaid'>): StepResult => {
  const space = spaceOf(world, event.channelId)
  const seat = seatIn(world, space, xid)
  if (space === undefined || seat === undefined || space.status !== 'started') return ignored(world)
  const saying = { world, space, xid, event, at }
  switch (event.kind) {
    case 'request':
      return requested(saying)
    case 'reaction':
      return { world, outputs: [roomOutputs(space.channelId, { kind: 'reaction', fromXid: xid, emoji: event.emoji })] }
    case 'mute':
    case 'unmute':
      if (event.toXid === xid) return ownMic(saying)
      break
    case 'decline':
      if (!isAllowedHost(world, space, xid))
        return changed(
          world,
          { ...space, asked: drop(space.asked, xid), invited: drop(space.invited, xid) },
          roomOutputs(space.channelId, { kind: 'decline', fromXid: xid }),
        )
      break
    default:
      break
  }
  return isAllowedHost(world, space, xid) ? byHost(saying) : ignored(world)
}
