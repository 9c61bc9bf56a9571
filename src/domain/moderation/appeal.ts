import * as t from 'io-ts'
import { Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'
import { StaffAct } from './report'

/** The longest text of an appeal, in graphemes. */
export const APPEAL_TEXT_LIMIT = 500

export const AppealOutcome = t.strict(
  { accepted: t.boolean, by: t.string, at: Instant, reason: t.string },
  'AppealOutcome',
)
export type AppealOutcome = t.TypeOf<typeof AppealOutcome>

/** `text`: the words of the message that staff deleted, or empty. */
const decided = { id: t.string, act: StaffAct, place: t.string, text: t.string, decidedAt: Instant, reason: t.string }

/**
 * A decision as the person sees it whom it concerns. `appeal`: `null` before the person appealed. `answer`: the reason
 * of the decision about the appeal.
 */
export const OwnDecision = t.strict(
  {
    ...decided,
    appeal: orNull(t.keyof({ waiting: null, accepted: null, kept: null })),
    answer: t.string,
  },
  'OwnDecision',
)
export type OwnDecision = t.TypeOf<typeof OwnDecision>

/**
 * An appeal as deciders see it. `xid`, `name`: who appeals. `by`: who made the decision. `mayDecide`: whether this member
 * decides about the appeal.
 */
export const Appeal = t.strict(
  {
    ...decided,
    gid: orNull(Gid),
    xid: Xid,
    name: t.string,
    by: t.string,
    words: t.string,
    at: Instant,
    mayDecide: t.boolean,
    outcome: orNull(AppealOutcome),
  },
  'Appeal',
)
export type Appeal = t.TypeOf<typeof Appeal>
