import * as t from 'io-ts'
import { ChannelId, ClientId, Gid, Uid, Xid } from '../../../domain/kernel/ids'
import { Instant } from '../../../domain/kernel/instant'
import {
  APPEAL_TEXT_LIMIT,
  DECISION_REASON_LIMIT,
  Report,
  REPORT_REASONS,
  REPORT_TEXT_LIMIT,
  ReportCause,
  ReportKind,
  SanctionKind,
  STAFF_ACTS,
  StaffAct,
} from '../../../domain/moderation'
import { boundedText, IdText } from '../codecs/bounded'
import { CountField, FlagField, JsonBody, Milliseconds, nullIfInvalid, PlainId, recordCodec } from '../codecs/fields'
import { graphemeText } from '../codecs/grapheme-text'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { asList, toListPage } from '../codecs/list'
import { numberedPageCodec } from '../codecs/paged'
import { Seq } from '../entities/message'
import {
  AppealWire,
  OwnDecisionWire,
  OwnMuteWire,
  ReportedRoomWire,
  SanctionWire,
  StaffLogWire,
} from '../entities/moderation'

/** The event that tells deciders that their reports changed. It carries no data. */
export const MODERATION_EVENT = 'moderation_changed'

/** The most texts of reporters and the most messages of a context in a row. */
export const MOST_NOTES = 10
const MOST_CONTEXT = 5

type Decision = NonNullable<Report['decision']>
const DecisionWire = recordCodec<Decision, Omit<Decision, 'at'> & { at: Instant | null }>(
  'Decision',
  t.type({ act: StaffAct, by: t.string, at: Instant, reason: t.string }).is,
  t.type({ act: StaffAct, by: JsonBody, at: Milliseconds, reason: JsonBody }),
  ({ at, ...decision }) => (at === null ? null : { ...decision, at }),
  (decision) => decision,
)
const NoteWire = boundedText(4 * REPORT_TEXT_LIMIT)
const ReasonWire = t.type({ reason: ReportCause, count: CountField })
const LineWire = recordCodec<Report['context'][number], { name: string; text: string; reported: boolean }>(
  'ContextLine',
  t.type({ name: t.string, text: t.string, isReported: t.boolean }).is,
  t.type({ name: JsonBody, text: JsonBody, reported: FlagField }),
  ({ name, text, reported }) => ({ name, text, isReported: reported }),
  ({ name, text, isReported }) => ({ name, text, reported: isReported }),
)

const ReportWire = recordCodec(
  'Report',
  Report.is,
  t.type({
    id: PlainId,
    kind: ReportKind,
    name: JsonBody,
    text: JsonBody,
    place_name: JsonBody,
    gid: nullIfInvalid(Gid),
    uid: nullIfInvalid(Uid),
    channel_id: nullIfInvalid(ChannelId),
    seq: nullIfInvalid(Seq),
    room: nullIfInvalid(ReportedRoomWire),
    at: Milliseconds,
    count: CountField,
    reasons: toListPage(ReasonWire, REPORT_REASONS.length),
    notes: toListPage(NoteWire, MOST_NOTES),
    context: toListPage(LineWire, MOST_CONTEXT),
    acts: toListPage(StaffAct, STAFF_ACTS.length),
    decision: nullIfInvalid(DecisionWire),
  }),
  ({ place_name: placeName, channel_id: channelId, at, reasons, notes, context, acts, ...fields }) =>
    at === null
      ? null
      : {
          ...fields,
          placeName,
          channelId,
          at,
          reasons: reasons.items,
          notes: notes.items,
          context: context.items,
          acts: acts.items,
        },
  ({ placeName, channelId, reasons, notes, context, acts, ...fields }) => ({
    ...fields,
    place_name: placeName,
    channel_id: channelId,
    reasons: asList(reasons),
    notes: asList(notes),
    context: asList(context),
    acts: asList(acts),
  }),
)

/**
 * Reports, decisions about them, bans, mutes, the log of staff, and appeals. Our own calls; no spec prints them. `gid` is
 * empty for all reports.
 */
export const moderationCalls = {
  report: definePost(
    '/api/moderation/report',
    t.strict({
      kind: ReportKind,
      place: IdText,
      id: IdText,
      reason: ReportCause,
      text: graphemeText(REPORT_TEXT_LIMIT),
    }),
    () => t.unknown,
  ),
  reports: defineGet(
    '/api/moderation/reports',
    t.strict({ gid: IdText, state: t.keyof({ open: null, decided: null }), page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => numberedPageCodec(ReportWire, limit),
  ),
  decide: definePost(
    '/api/moderation/decide',
    t.strict({ id: IdText, act: StaffAct, reason: graphemeText(DECISION_REASON_LIMIT) }),
    () => t.unknown,
  ),
  /** The bans or mutes of a group. */
  bans: defineGet(
    '/api/moderation/bans',
    t.strict({ gid: IdText, kind: SanctionKind, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => numberedPageCodec(SanctionWire, limit),
  ),
  liftBan: definePost(
    '/api/moderation/lift-ban',
    t.strict({ gid: IdText, xid: Xid, kind: SanctionKind }),
    () => t.unknown,
  ),
  ownMute: defineGet('/api/moderation/own-mute', t.strict({ gid: IdText }), () => OwnMuteWire),
  log: defineGet('/api/moderation/log', t.strict({ gid: IdText, page: WholeNumber, limit: WholeNumber }), ({ limit }) =>
    numberedPageCodec(StaffLogWire, limit),
  ),
  /** `id`: the id of the decision. */
  ownDecision: defineGet('/api/moderation/own-decision', t.strict({ id: IdText }), () => OwnDecisionWire),
  appeal: definePost(
    '/api/moderation/appeal',
    t.strict({ id: IdText, client_id: ClientId, text: graphemeText(APPEAL_TEXT_LIMIT) }),
    () => t.unknown,
  ),
  appeals: defineGet(
    '/api/moderation/appeals',
    t.strict({ gid: IdText, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => numberedPageCodec(AppealWire, limit),
  ),
  decideAppeal: definePost(
    '/api/moderation/decide-appeal',
    t.strict({ id: IdText, accept: FlagField, reason: graphemeText(DECISION_REASON_LIMIT) }),
    () => t.unknown,
  ),
} as const
