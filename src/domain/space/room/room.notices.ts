import * as t from 'io-ts'
import { Xid } from '../../kernel/ids'
import { Instant, addMs } from '../../kernel/instant'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import type { RoomEvent } from './room-event'
import type { Roster } from './roster'

/** What happened to the member without the member's own action. */
const RoomNoticeKind = t.keyof(
  {
    muted: null,
    unmuted: null,
    /** A host allowed the member's request, so the microphone is open. */
    allowed: null,
    declined: null,
    host: null,
    guest: null,
    speaker: null,
    audience: null,
    notHost: null,
    /** The page was reloaded while the microphone was open. */
    reloaded: null,
    /** The connection was lost, or the sound moved to another tab, while the microphone was open. */
    micClosed: null,
  },
  'RoomNoticeKind',
)

/** `byXid` is `null` if the room does not know who acted. `n` numbers the notices of a stay in the room. */
export const RoomNotice = t.strict(
  { n: t.number, kind: RoomNoticeKind, byXid: orNull(Xid), note: withDefault(orNull(t.string), null), until: Instant },
  'RoomNotice',
)
export type RoomNotice = t.TypeOf<typeof RoomNotice>
/** `note`: what the host wrote with a refusal. */
export type RoomNews = Pick<RoomNotice, 'kind' | 'byXid'> & Partial<Pick<RoomNotice, 'note'>>

/** Long enough to read two sentences while the member talks. */
const NOTICE_MS = 12_000
/** A host may mute a person and then move the person to the listeners. The member reads both. */
const SHOWN_AT_MOST = 3

export const withNotices = (
  notices: readonly RoomNotice[],
  news: readonly RoomNews[],
  at: Instant,
): readonly RoomNotice[] =>
  news
    .reduce<readonly RoomNotice[]>(
      (all, one) => [...all, { note: null, ...one, n: (all.at(-1)?.n ?? 0) + 1, until: addMs(at, NOTICE_MS) }],
      notices,
    )
    .slice(-SHOWN_AT_MOST)

export const noticesAt = (notices: readonly RoomNotice[], now: number): readonly RoomNotice[] =>
  notices.filter(({ until }) => until > now)

const MICROPHONE: ReadonlySet<RoomEvent['kind']> = new Set(['mute', 'unmute'])
const ROLE: ReadonlySet<RoomEvent['kind']> = new Set(['role', 'endMic', 'allow'])

/** The latest of the events that changed the member's role or microphone. */
const causeIn = (
  { me }: Pick<Roster, 'me'>,
  events: readonly RoomEvent[],
  kinds: ReadonlySet<RoomEvent['kind']>,
): RoomEvent | undefined =>
  events.findLast(({ kind, toXid, fromXid }) => kinds.has(kind) && fromXid !== me && (toXid === me || toXid === null))

/**
 * What others changed for the member between two rosters. `events` lead from one to the other, as far as the member
 * heard them. The server's own `allow` answers the member's request, so it is no news.
 */
export const newsBetween = (
  before: Roster,
  after: Roster,
  events: readonly RoomEvent[],
  isAsking = false,
): readonly RoomNews[] => {
  if (before.role !== after.role) {
    const cause = causeIn(after, events, ROLE)
    const isOwnWish = cause === undefined ? isAsking : cause.kind === 'allow' && cause.fromXid === null
    if (isOwnWish && after.role === 'speaker') return []
    const kind = before.role === 'host' && after.role !== 'audience' ? 'notHost' : after.role
    return [{ kind, byXid: cause?.fromXid ?? null }]
  }
  if (before.isMuted === after.isMuted) return []
  const cause = causeIn(after, events, MICROPHONE)
  return [{ kind: after.isMuted ? 'muted' : 'unmuted', byXid: cause?.fromXid ?? null }]
}
