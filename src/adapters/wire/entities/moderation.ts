import * as t from 'io-ts'
import { SpaceStatus } from '../../../domain/chat'
import { Gid, Xid } from '../../../domain/kernel/ids'
import { Instant } from '../../../domain/kernel/instant'
import { orNull } from '../../../domain/kernel/or-null'
import {
  Appeal,
  AppealOutcome,
  OwnDecision,
  type OwnMute,
  type Report,
  Sanction,
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

export const SanctionWire = recordCodec(
  'Sanction',
  Sanction.is,
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

/** The member's own mute as the server has it. Without a mute `until` is not there. */
export type OwnMuteReply = Omit<OwnMute, 'gid'>
export const OwnMuteWire = recordCodec<OwnMuteReply, OwnMuteReply>(
  'OwnMute',
  t.type({ until: orNull(Instant), reason: t.string, decision: t.string }).is,
  t.type({ until: Milliseconds, reason: JsonBody, decision: JsonBody }),
  (fields) => fields,
  (fields) => fields,
)

type Room = NonNullable<Report['room']>
export const ReportedRoomWire = recordCodec<Room, { host: string; starts_at: Instant | null; status: SpaceStatus }>(
  'ReportedRoom',
  t.type({ host: t.string, startsAt: Instant, status: SpaceStatus }).is,
  t.type({ host: JsonBody, starts_at: Milliseconds, status: SpaceStatus }),
  ({ starts_at: startsAt, ...room }) => (startsAt === null ? null : { ...room, startsAt }),
  ({ startsAt, ...room }) => ({ ...room, starts_at: startsAt }),
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
