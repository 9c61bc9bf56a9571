import { addMs, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { JoinedRoom, JoiningRoomState, RoomMember } from './room'
import type { LiveRole, MicMode } from './space'

/**
 * spec 2 §9: a request is undecided for so long at whoever asks, and for so long at hosts; an invitation lapses like
 * the latter.
 */
export const MIC_REQUEST_MS = 10_000
export const MIC_QUEUE_MS = 30_000
/** spec 2 §9. */
export const REPORT_MS = 30_000
const WARNING_MS = 60_000

/** Hosts, temporary speakers and guests use the microphone (spec 2 §6). */
export const maySpeak = (role: LiveRole): boolean => role !== 'audience'

/** Whoever is in a room as its host, or as a super user. */
export const isHostHere = (room: Pick<JoinedRoom, 'role' | 'isSuper'>): boolean => room.role === 'host' || room.isSuper

/** The server, or a host as one knows them now: nobody else's word changes a microphone or a role (MIC-4, SPC-5). */
export const isByHost = (room: JoinedRoom, from: Xid | null): boolean =>
  from === null || room.hostXids.includes(from) || room.members[from]?.role === 'host'

export const roleOf = (room: JoinedRoom, xid: Xid): LiveRole | null =>
  xid === room.me ? room.role : (room.members[xid]?.role ?? null)

/** A host can't end or kick another host; a super user can (decisions.md). Nobody does it to themselves. */
export const mayRemoveMember = (room: JoinedRoom, xid: Xid): boolean => {
  const role = roleOf(room, xid)
  return isHostHere(room) && role !== null && xid !== room.me && (role !== 'host' || room.isSuper)
}

/** spec 2 §4: where the mode is open, nobody has to decide. */
export const isOpenMode = (mode: MicMode): boolean => mode === 'open'

/** Whether sound of mine may leave this browser now: the one wish that the adapter obeys. */
export const isPublishingMic = (room: JoiningRoomState | JoinedRoom | null): boolean =>
  room !== null && room.phase === 'inside' && maySpeak(room.role) && room.mic.on && !room.mic.held

export type MicRefusal = 'notReady' | 'held' | 'notSpeaker'

/** Why my microphone can't be opened now (MIC-8); `null` where it can. */
export const micRefusal = (room: JoinedRoom): MicRefusal | null =>
  !maySpeak(room.role) ? 'notSpeaker' : room.line !== 'connected' ? 'notReady' : room.mic.held ? 'held' : null

/** When the host is warned that it ends (SPC-10); `null` where nobody is. */
export const warningAt = (room: JoinedRoom): Instant | null =>
  room.endsAt !== null && isHostHere(room) && !room.isWarned ? addMs(room.endsAt, -WARNING_MS) : null

/** The next of those half minutes that is still to come: a browser that slept does not report for each it missed. */
export const nextReport = (due: Instant, now: Instant): Instant =>
  addMs(due, REPORT_MS * Math.max(1, Math.ceil((now - due + 1) / REPORT_MS)))

const RANK: Readonly<Record<LiveRole, number>> = { host: 0, guest: 1, speaker: 2, audience: 3 }
export const byRank = (a: RoomMember, b: RoomMember): number =>
  RANK[a.role] - RANK[b.role] || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
