import { addMs, type Instant } from '../../kernel/instant'
import type { Xid } from '../../kernel/ids'
import type { RoomMember, Roster } from './roster'
import type { LiveRole, MicMode } from '../space'

/**
 * The lifetimes of a microphone request, for the requester and for hosts (spec 2 §9). An invitation lasts
 * `MIC_QUEUE_MS`.
 */
export const MIC_REQUEST_MS = 10_000
export const MIC_QUEUE_MS = 30_000
/** The longest note to a person whom a host skips, in characters as a person counts them. */
export const MIC_NOTE_LIMIT = 200
/** The interval of stats reports (spec 2 §9). */
export const REPORT_MS = 30_000

/** Whether the member has a host's permissions in this room. */
export const isHostHere = (room: Pick<Roster, 'role' | 'isSuper'>): boolean => room.role === 'host' || room.isSuper

/**
 * Whether an event's sender is a current host or the server (`null`). Only hosts and the server change another
 * person's microphone or role (MIC-4, SPC-5).
 */
export const isByHost = (room: Pick<Roster, 'hostXids' | 'members'>, from: Xid | null): boolean =>
  from === null || room.hostXids.includes(from) || room.members[from]?.role === 'host'

export const roleOf = (room: Pick<Roster, 'me' | 'role' | 'members'>, xid: Xid): LiveRole | null =>
  xid === room.me ? room.role : (room.members[xid]?.role ?? null)

/**
 * Whether the member may remove that person. A host cannot remove another host, but a super user can (decisions.md).
 * Nobody can remove themselves.
 */
export const mayRemoveMember = (room: Pick<Roster, 'me' | 'role' | 'isSuper' | 'members'>, xid: Xid): boolean => {
  const role = roleOf(room, xid)
  return isHostHere(room) && role !== null && xid !== room.me && (role !== 'host' || room.isSuper)
}

/** Whether the member may take the host role from that person: the founder of the space and super users may. */
export const mayUnmakeHost = (
  room: Pick<Roster, 'me' | 'role' | 'isSuper' | 'members' | 'founderXid'>,
  xid: Xid,
): boolean =>
  isHostHere(room) && (room.isSuper || room.founderXid === room.me) && xid !== room.me && roleOf(room, xid) === 'host'

/** Whether no host decides about microphones (spec 2 §4, open mode). */
export const isOpenMode = (mode: MicMode): boolean => mode === 'open'

/** The time of the next report. Skips the reports missed during sleep and keeps the 30 s grid. */
export const nextReport = (due: Instant, now: Instant): Instant =>
  addMs(due, REPORT_MS * Math.max(1, Math.ceil((now - due + 1) / REPORT_MS)))

const RANK: Readonly<Record<LiveRole, number>> = { host: 0, guest: 1, speaker: 2, audience: 3 }
export const byRank = (a: RoomMember, b: RoomMember): number =>
  RANK[a.role] - RANK[b.role] || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
