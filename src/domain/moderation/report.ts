import * as t from 'io-ts'
import { SpaceStatus } from '../chat'
import { ChannelId, Gid, Uid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { withDefault } from '../kernel/with-default'

/** The longest text of a reporter, and the longest reason of a decision, in graphemes. */
export const REPORT_TEXT_LIMIT = 500
export const DECISION_REASON_LIMIT = 200

/** The reasons of a report. Spec 1 §5 names the first two. */
export const REPORT_REASONS = ['Violating', 'Spam', 'Harassment', 'Scam', 'Other'] as const
export const ReportCause = t.keyof({ Violating: null, Spam: null, Harassment: null, Scam: null, Other: null })
export type ReportCause = t.TypeOf<typeof ReportCause>

export const ReportKind = t.keyof({ message: null, person: null, group: null, room: null })

/**
 * What a member reports. `id`: the id of a message, person, group or room. `place`: the conversation of a message, or
 * the group or room in which the member met a person; otherwise empty.
 */
export const ReportTarget = t.strict({ kind: ReportKind, place: t.string, id: t.string }, 'ReportTarget')
export type ReportTarget = t.TypeOf<typeof ReportTarget>

/** What staff may do about a report. The acts of a mute or ban name its length. */
export const STAFF_ACTS = [
  'dismiss',
  'delete',
  'endRoom',
  'muteHour',
  'muteDay',
  'muteWeek',
  'remove',
  'banHour',
  'banDay',
  'banWeek',
  'banForever',
] as const
export const StaffAct = t.keyof({
  dismiss: null,
  delete: null,
  endRoom: null,
  muteHour: null,
  muteDay: null,
  muteWeek: null,
  remove: null,
  banHour: null,
  banDay: null,
  banWeek: null,
  banForever: null,
})
export type StaffAct = t.TypeOf<typeof StaffAct>

const Decision = t.strict({ act: StaffAct, by: t.string, at: Instant, reason: t.string }, 'Decision')

/** A reported room. `host`: the name of its first host. */
const ReportedRoom = t.strict({ host: t.string, startsAt: Instant, status: SpaceStatus }, 'ReportedRoom')

const ContextLine = t.strict({ name: t.string, text: t.string, isReported: t.boolean }, 'ContextLine')

/**
 * All reports about one thing, as a decider sees them: without the names of the reporters. `name`: the author, person,
 * group or room. `text`: the words of the message when it was reported. `notes`: the texts of reporters. `seq`: the place
 * of the message in the chat of its group, while the message is there. Logs of earlier versions have neither `seq` nor
 * `room`.
 */
export const Report = t.strict(
  {
    id: t.string,
    kind: ReportKind,
    name: t.string,
    text: t.string,
    placeName: t.string,
    gid: orNull(Gid),
    uid: orNull(Uid),
    channelId: orNull(ChannelId),
    seq: withDefault(orNull(t.number), null),
    room: withDefault(orNull(ReportedRoom), null),
    at: Instant,
    count: t.number,
    reasons: t.readonlyArray(t.strict({ reason: ReportCause, count: t.number })),
    notes: t.readonlyArray(t.string),
    context: t.readonlyArray(ContextLine),
    acts: t.readonlyArray(StaffAct),
    decision: orNull(Decision),
  },
  'Report',
)
export type Report = t.TypeOf<typeof Report>
