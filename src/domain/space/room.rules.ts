import { later, type Instant } from '../kernel/instant'
import type { Xid } from '../kernel/ids'
import type { Inside, Joining, Person } from './room'
import type { LiveRole, MicMode } from './space'

/** spec 2 §9: a request is undecided for so long at whoever asks, and for so long at hosts; an invitation lapses like the latter. */
export const ASKED_MS = 10_000
export const QUEUED_MS = 30_000
/** spec 2 §9. */
export const REPORT_MS = 30_000
const WARNING_MS = 60_000

/** Hosts, temporary speakers and guests use the microphone (spec 2 §6). */
export const maySpeak = (role: LiveRole): boolean => role !== 'audience'

/** Whoever is in a room as its host, or as a super user. */
export const isHostHere = (room: Pick<Inside, 'role' | 'isSuper'>): boolean => room.role === 'host' || room.isSuper

/** The server, or a host as one knows them now: nobody else's word changes a microphone or a role (MIC-4, SPC-5). */
export const isByHost = (room: Inside, from: Xid | null): boolean =>
  from === null || room.hostXids.includes(from) || room.members[from]?.role === 'host'

export const roleOf = (room: Inside, xid: Xid): LiveRole | null => (xid === room.me ? room.role : room.members[xid]?.role ?? null)

/** A host can't end or kick another host; a super user can (decisions.md). Nobody does it to themselves. */
export const mayTurnOut = (room: Inside, xid: Xid): boolean => {
  const role = roleOf(room, xid)
  return isHostHere(room) && role !== null && xid !== room.me && (role !== 'host' || room.isSuper)
}

/** spec 2 §4: where the mode is open, nobody has to decide. */
export const isOpenMode = (mode: MicMode): boolean => mode === 'open'

/** Whether sound of mine may leave this browser now: the one wish that the adapter obeys. */
export const publishes = (room: Joining | Inside | null): boolean =>
  room !== null && room.phase === 'inside' && maySpeak(room.role) && room.mic.on && !room.mic.held

export type MicFault = 'notReady' | 'held' | 'notSpeaker'

/** Why my microphone can't be opened now (MIC-8); `null` where it can. */
export const whyNoMic = (room: Inside): MicFault | null =>
  !maySpeak(room.role) ? 'notSpeaker' : room.line !== 'connected' ? 'notReady' : room.mic.held ? 'held' : null

/** When the host is warned that it ends (SPC-10); `null` where nobody is. */
export const warningAt = (room: Inside): Instant | null =>
  room.endsAt !== null && isHostHere(room) && !room.isWarned ? later(room.endsAt, -WARNING_MS) : null

/** The next of those half minutes that is still to come: a browser that slept does not report for each it missed. */
export const nextReport = (due: Instant, now: Instant): Instant =>
  later(due, REPORT_MS * Math.max(1, Math.ceil((now - due + 1) / REPORT_MS)))

const RANK: Readonly<Record<LiveRole, number>> = { host: 0, guest: 1, speaker: 2, audience: 3 }
export const byRank = (a: Person, b: Person): number => RANK[a.role] - RANK[b.role] || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
