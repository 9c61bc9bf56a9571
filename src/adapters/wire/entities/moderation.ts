import * as t from 'io-ts'
import { Gid, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import {
  Appeal,
  AppealOutcome,
  Ban,
  OwnDecision,
  StaffAct,
  StaffLogAct,
  StaffLogEntry,
} from '../../../domain/moderation'
import { cleanName } from '../codecs/clean-name'
import {
  CountField,
  FlagField,
  ImageUrl,
  JsonBody,
  Milliseconds,
  nullIfInvalid,
  PlainId,
  RawName,
  recordCodec,
} from '../codecs/fields'

export const BanWire = recordCodec(
  'Ban',
  Ban.is,
  t.type({
    xid: Xid,
    username: RawName,
    head: ImageUrl,
    since: Milliseconds,
    until: Milliseconds,
    reason: JsonBody,
    by: JsonBody,
  }),
  ({ xid, username, head, since, ...fields }) =>
    since === null ? null : { ...fields, xid, name: cleanName(username, xid), avatar: head, since },
  ({ name, avatar, ...fields }) => ({ ...fields, username: name, head: avatar }),
)

export const StaffLogWire = recordCodec<StaffLogEntry, Omit<StaffLogEntry, 'at'> & { at: Instant | null }>(
  'StaffLogEntry',
  StaffLogEntry.is,
  t.type({
    id: PlainId,
    at: Milliseconds,
    act: StaffLogAct,
    by: JsonBody,
    whom: JsonBody,
    seconds: CountField,
    reason: JsonBody,
  }),
  ({ at, ...entry }) => (at === null ? null : { ...entry, at }),
  (entry) => entry,
)

const decided = {
  id: PlainId,
  act: StaffAct,
  place: JsonBody,
  text: JsonBody,
  decided_at: Milliseconds,
  reason: JsonBody,
}

export const OwnDecisionWire = recordCodec(
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

export const AppealWire = recordCodec(
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
