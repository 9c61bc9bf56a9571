import * as t from 'io-ts'
import { ClientId, Gid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import {
  Appeal,
  APPEAL_TEXT_LIMIT,
  AppealOutcome,
  DECISION_REASON_LIMIT,
  OwnDecision,
  StaffAct,
} from '../../../domain/moderation'
import { IdText } from '../codecs/bounded'
import { cleanName } from '../codecs/clean-name'
import { FlagField, JsonBody, Milliseconds, nullIfInvalid, PlainId, RawName, recordCodec } from '../codecs/fields'
import { graphemeText } from '../codecs/grapheme-text'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { numberedPageCodec } from '../codecs/paged'

const decided = {
  id: PlainId,
  act: StaffAct,
  place: JsonBody,
  text: JsonBody,
  decided_at: Milliseconds,
  reason: JsonBody,
}

const OwnDecisionWire = recordCodec(
  'OwnDecision',
  OwnDecision.is,
  t.type({
    ...decided,
    appeal: nullIfInvalid(t.keyof({ waiting: null, accepted: null, kept: null })),
    answer: JsonBody,
  }),
  ({ decided_at: decidedAt, ...fields }) => (decidedAt === null ? null : { ...fields, decidedAt }),
  ({ decidedAt, ...fields }) => ({ ...fields, decided_at: decidedAt }),
)

const OutcomeWire = recordCodec<AppealOutcome, Omit<AppealOutcome, 'at'> & { at: Instant | null }>(
  'AppealOutcome',
  AppealOutcome.is,
  t.type({ accepted: FlagField, by: JsonBody, at: Milliseconds, reason: JsonBody }),
  ({ at, ...outcome }) => (at === null ? null : { ...outcome, at }),
  (outcome) => outcome,
)

const AppealWire = recordCodec(
  'Appeal',
  Appeal.is,
  t.type({
    ...decided,
    gid: nullIfInvalid(Gid),
    xid: Xid,
    username: RawName,
    by: JsonBody,
    words: JsonBody,
    at: Milliseconds,
    may_decide: FlagField,
    outcome: nullIfInvalid(OutcomeWire),
  }),
  ({ decided_at: decidedAt, at, xid, username, may_decide: mayDecide, ...fields }) =>
    decidedAt === null || at === null
      ? null
      : { ...fields, decidedAt, at, xid, name: cleanName(username, xid), mayDecide },
  ({ decidedAt, name, mayDecide, ...fields }) => ({
    ...fields,
    decided_at: decidedAt,
    username: name,
    may_decide: mayDecide,
  }),
)

/** Appeals against decisions. Our own calls; no spec prints them. `id`: the id of the decision. */
export const appealCalls = {
  own: defineGet('/api/moderation/own-decision', t.strict({ id: IdText }), () => OwnDecisionWire),
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
  decide: definePost(
    '/api/moderation/decide-appeal',
    t.strict({ id: IdText, accept: FlagField, reason: graphemeText(DECISION_REASON_LIMIT) }),
    () => t.unknown,
  ),
} as const
