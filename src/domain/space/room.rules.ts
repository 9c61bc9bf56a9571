import { addMs, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { JoinedRoom, JoiningRoomState, MicRequest, RoomMember } from './room'
import type { LiveRole, MicMode } from './space'

/**
 * The lifetimes of a microphone request, for the requester and for hosts (spec 2 §9). An invitation lasts
 * `MIC_QUEUE_MS`.
 */
export const MIC_REQUEST_MS = 10_000
export const MIC_QUEUE_MS = 30_000
/** The interval of stats reports, and how long before the end hosts are warned (spec 2 §9). */
export const REPORT_MS = 30_000
const WARNING_MS = 60_000

/** Whether the role may use the microphone: hosts, temporary speakers and guests may (spec 2 §6). */
export const maySpeak = (role: LiveRole): boolean => role !== 'audience'

export const isHostHere = (room: Pick<JoinedRoom, 'role' | 'isSuper'>): boolean => room.role === 'host' || room.isSuper

/**
 * Whether an event's sender is a current host or the server (`null`). Only hosts and the server change another
 * person's microphone or role (MIC-4, SPC-5).
 */
export const isByHost = (room: JoinedRoom, from: Xid | null): boolean =>
  from === null || room.hostXids.includes(from) || room.members[from]?.role === 'host'

export const roleOf = (room: JoinedRoom, xid: Xid): LiveRole | null =>
  xid === room.me ? room.role : (room.members[xid]?.role ?? null)

/**
 * Whether the member may remove that person. A host cannot remove another host, but a super user can (decisions.md).
 * Nobody can remove themselves.
 */
export const mayRemoveMember = (room: JoinedRoom, xid: Xid): boolean => {
  const role = roleOf(room, xid)
  return isHostHere(room) && role !== null && xid !== room.me && (role !== 'host' || room.isSuper)
}

/** Whether a host may decide about the request: no decision is being sent. */
export const isUndecided = ({ step }: Pick<MicRequest, 'step'>): boolean => step === 'waiting' || step === 'notSent'

/** Whether no host decides about microphones (spec 2 §4, open mode). */
export const isOpenMode = (mode: MicMode): boolean => mode === 'open'

/** Whether the member's sound may leave this browser now. The media adapter depends only on this function. */
export const isPublishingMic = (room: JoiningRoomState | JoinedRoom | null): boolean =>
  room !== null && room.phase === 'inside' && maySpeak(room.role) && room.mic.on && !room.mic.held

export type MicRefusal = 'notReady' | 'held' | 'notSpeaker'

/** Why the microphone may not open now; `null` if the microphone may open (MIC-8). */
export const micRefusal = (room: JoinedRoom): MicRefusal | null =>
  !maySpeak(room.role) ? 'notSpeaker' : room.line !== 'connected' ? 'notReady' : room.mic.held ? 'held' : null

/** The time at which the host is warned of the end (SPC-10); `null` if no warning is due. */
export const warningAt = (room: JoinedRoom): Instant | null =>
  room.endsAt !== null && isHostHere(room) && !room.isWarned ? addMs(room.endsAt, -WARNING_MS) : null

/** The time of the next report. Skips the reports missed during sleep and keeps the 30 s grid. */
export const nextReport = (due: Instant, now: Instant): Instant =>
  addMs(due, REPORT_MS * Math.max(1, Math.ceil((now - due + 1) / REPORT_MS)))

const RANK: Readonly<Record<LiveRole, number>> = { host: 0, guest: 1, speaker: 2, audience: 3 }
export const byRank = (a: RoomMember, b: RoomMember): number =>
  RANK[a.role] - RANK[b.role] || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
