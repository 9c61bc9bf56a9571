import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, Gid, Xid } from '../kernel/ids'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { withDefault } from '../kernel/with-default'
import { ReportCause, ReportTarget, StaffAct } from './report'
import { SanctionKind } from './sanction'

const sanction = { gid: Gid, xid: Xid, kind: withDefault(SanctionKind, 'ban') }

/** Messages of the account's log. */
export const moderationMessages = {
  /** Command: report something. `reportId` is new for each report, and the same for its retries. */
  'moderation/SendReport': message(
    'moderation/SendReport',
    { reportId: ClientId, target: ReportTarget, reason: ReportCause, text: t.string },
    UNTIL_STORED,
  ),
  /** Command: forget a sent or failed report. */
  'moderation/DropReport': message('moderation/DropReport', { reportId: ClientId }),
  'moderation/ReportSent': effectResult('moderation/ReportSent', { reportId: ClientId }),
  'moderation/ReportNotSent': effectResult('moderation/ReportNotSent', { reportId: ClientId, failure: Failure }),
  /** Command: lift the ban or the mute of a person. */
  'moderation/LiftBan': message('moderation/LiftBan', sanction),
  'moderation/BanLifted': effectResult('moderation/BanLifted', sanction),
  'moderation/BanNotLifted': effectResult('moderation/BanNotLifted', { ...sanction, failure: Failure }),
  /**
   * Command: appeal a decision. `id`: the id of the decision. `appealId` is new for each appeal, and the same for its
   * retries.
   */
  'moderation/SendAppeal': message(
    'moderation/SendAppeal',
    { appealId: ClientId, id: t.string, text: t.string },
    UNTIL_STORED,
  ),
  'moderation/AppealSent': effectResult('moderation/AppealSent', { id: t.string }),
  'moderation/AppealNotSent': effectResult('moderation/AppealNotSent', { id: t.string, failure: Failure }),
  /** Fact: the reports that this member decides about changed. */
  'moderation/Changed': message('moderation/Changed', {}),
  /** Fact: a decision of this member ended, well or not. The lists may differ. */
  'moderation/Decided': message('moderation/Decided', {}),
} as const

type Codecs = typeof moderationMessages
export type ModerationMessage = t.TypeOf<Codecs[keyof Codecs]>

/** Messages of the tab's log: the form of a decision. */
export const decisionMessages = {
  'moderation/OpenDecision': message('moderation/OpenDecision', { id: t.string }),
  'moderation/ChangeDecision': message('moderation/ChangeDecision', { act: StaffAct, reason: t.string }),
  'moderation/SendDecision': message('moderation/SendDecision', {}),
  'moderation/CloseDecision': message('moderation/CloseDecision', {}),
  'moderation/DecisionMade': effectResult('moderation/DecisionMade', {}),
  'moderation/DecisionNotMade': effectResult('moderation/DecisionNotMade', { failure: Failure }),
} as const

type DecisionCodecs = typeof decisionMessages
export type DecisionMessage = t.TypeOf<DecisionCodecs[keyof DecisionCodecs]>
