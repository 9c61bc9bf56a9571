import * as t from 'io-ts'
import { Uid, Xid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Who is at the other end of a private call (spec 2 §3: from_xid, from_uid, from_name, from_head). */
export const CallPeer = t.strict({ xid: Xid, uid: orNull(Uid), name: t.string, avatar: orNull(t.string) }, 'CallParty')
export type CallPeer = t.TypeOf<typeof CallPeer>

/** Why nobody is called (CLR-1). `busy`: another call or an earlier one is still waiting. */
export const CallRefusal = t.union(
  [
    t.literal('nobody'),
    t.literal('visitor'),
    t.literal('blocked'),
    t.literal('noDm'),
    t.literal('inSpace'),
    t.literal('busy'),
  ],
  'CallObstacle',
)
export type CallRefusal = t.TypeOf<typeof CallRefusal>

/** How the line to the call's channel is, in the tab with its sound. */
export const CallMediaState = t.union(
  [t.literal('connecting'), t.literal('connected'), t.literal('reconnecting'), t.literal('failed')],
  'CallLine',
)

/** What became of a call that is over; an obstacle where none began. */
export const CallEndReason = t.union(
  [
    CallRefusal,
    t.literal('notStarted'),
    t.literal('noAnswer'),
    t.literal('cancelled'),
    t.literal('rejected'),
    t.literal('hungUp'),
    t.literal('missed'),
    t.literal('elsewhere'),
    t.literal('notLetIn'),
    t.literal('lost'),
  ],
  'CallEnding',
)
export type CallEndReason = t.TypeOf<typeof CallEndReason>

/** What the screen knows of the two when somebody presses "call". */
export const CallAvailability = t.strict(
  {
    /** The partner is somebody, and not oneself. */
    exists: t.boolean,
    isVisitor: t.boolean,
    /** spec 2 §5: 0 where nobody blocks anybody. */
    blocked: t.number,
    allowsDm: t.boolean,
    isInSpace: t.boolean,
  },
  'CallStanding',
)
export type CallAvailability = t.TypeOf<typeof CallAvailability>

/** `null` where a call may start (spec 2 §5; CLR-1). */
export const callRefusal = ({
  exists,
  isVisitor,
  blocked,
  allowsDm,
  isInSpace,
}: CallAvailability): CallRefusal | null => {
  if (isVisitor) return 'visitor'
  if (!exists) return 'nobody'
  if (blocked !== 0) return 'blocked'
  if (!allowsDm) return 'noDm'
  return isInSpace ? 'inSpace' : null
}

/** spec 2 §4, §9: how long a call waits, in ms from the start answer. */
export const UNREACHABLE_MS = 30_000
export const NO_RESPONSE_MS = 60_000
export const CANCEL_MS = 61_000
/** A ring that is older than this when it comes may be of long ago (RCV-6). */
const FRESH_MS = 5_000
/** Both are there so soon after an answer, or the call is over. */
export const JOIN_MS = 10_000
/** Whoever went out of sight is waited for this long; a page that loads anew is back by then. */
export const ALONE_MS = 10_000
/** What became of a call is shown for this long. */
export const NOTE_MS = 4_000

/** Whether a ring is surely of now: then nobody has to be asked. */
export const isFresh = (saidAt: Instant | null, heardAt: Instant): boolean =>
  saidAt !== null && Math.abs(heardAt - saidAt) <= FRESH_MS

/**
 * RCV-1, RCV-3, RCV-8: whether a call to that person rings in this browser. `isKicked`: another one took over, and it
 * rings there.
 */
export const mayRing = ({
  to,
  me,
  isVisitor,
  isBlocked,
  isKicked,
}: {
  readonly to: string
  readonly me: string | null
  readonly isVisitor: boolean
  readonly isBlocked: boolean
  readonly isKicked: boolean
}): boolean => to === me && !isVisitor && !isBlocked && !isKicked

/**
 * spec 2 §9: mm:ss, and hh:mm:ss from one hour on. Counted from the first ongoing moment, so a late tick does not drift
 * (CLR-8).
 */
export const callClock = (since: Instant, now: Instant): string => {
  const two = (value: number): string => String(value).padStart(2, '0')
  const seconds = Math.max(0, Math.floor((now - since) / 1_000))
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3_600 ? rest : `${two(Math.floor(seconds / 3_600))}:${rest}`
}

export const dueAt = (from: Instant, ms: number): { readonly at: Instant } => ({ at: addMs(from, ms) })
