import * as t from 'io-ts'
import { Uid, Xid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** The other person in a private call (spec 2 §3: from_xid, from_uid, from_name, from_head). */
export const CallPeer = t.strict({ xid: Xid, uid: orNull(Uid), name: t.string, avatar: orNull(t.string) }, 'CallParty')
export type CallPeer = t.TypeOf<typeof CallPeer>

/** Why a call cannot start (CLR-1). `busy`: another call is current. */
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

/** The state of the media connection, in the tab that runs it. */
export const CallMediaState = t.union(
  [t.literal('connecting'), t.literal('connected'), t.literal('reconnecting'), t.literal('failed')],
  'CallLine',
)

/** The outcome of a call, or the reason why the call did not start. */
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

export const CallAvailability = t.strict(
  {
    /** Whether the peer exists and is another person than the member. */
    exists: t.boolean,
    isVisitor: t.boolean,
    /** 0 if neither person has blocked the other (spec 2 §5). */
    blocked: t.number,
    allowsDm: t.boolean,
    isInSpace: t.boolean,
  },
  'CallStanding',
)
export type CallAvailability = t.TypeOf<typeof CallAvailability>

/** Why a call may not start; `null` if the call may start (spec 2 §5; CLR-1). */
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

/** Wait limits in ms from the start response (spec 2 §4, §9). */
export const UNREACHABLE_MS = 30_000
export const NO_RESPONSE_MS = 60_000
export const CANCEL_MS = 61_000
/** If a ring is older than this time on arrival, the client checks the call with the server (RCV-6). */
const FRESH_MS = 5_000
/** Both people join the channel within this time after the accept, or the call ends. */
export const JOIN_MS = 10_000
/** How long to wait for a peer who has left the channel. A page reload takes less time. */
export const ALONE_MS = 10_000
export const NOTE_MS = 4_000

/** Whether the ring is fresh. A fresh ring needs no check with the server. */
export const isFresh = (saidAt: Instant | null, receivedAt: Instant): boolean =>
  saidAt !== null && Math.abs(receivedAt - saidAt) <= FRESH_MS

/** Whether a call may ring (RCV-1, RCV-3, RCV-8). `isKicked`: the call rings in another browser instead. */
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
 * The duration: mm:ss, or hh:mm:ss from one hour on (spec 2 §9). Computed from `since`, so that the clock never drifts
 * (CLR-8).
 */
export const callClock = (since: Instant, now: Instant): string => {
  const padded = (value: number): string => String(value).padStart(2, '0')
  const seconds = Math.max(0, Math.floor((now - since) / 1_000))
  const rest = `${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`
  return seconds < 3_600 ? rest : `${padded(Math.floor(seconds / 3_600))}:${rest}`
}

export const dueAt = (from: Instant, ms: number): { readonly at: Instant } => ({ at: addMs(from, ms) })
