export { Appeal, APPEAL_TEXT_LIMIT, AppealOutcome, OwnDecision } from './appeal'
export { appealFormMessages } from './appeal.messages'
export { appealDraftOf } from './appeal-drafts.reducer'
export { appealDecisionEffects, appealDecisionViewModel } from './appeal-decision.machine'
export { decisionEffects, decisionViewModel } from './decision.machine'
export { liftEffects, liftingOf } from './lifted-sanctions.reducer'
export { decisionMessages, moderationMessages } from './moderation.messages'
export { appealsQuery, ownDecisionQuery, ownMuteQuery, reportsQuery, sanctionsQuery, staffLogQuery } from './queries'
export {
  DECISION_REASON_LIMIT,
  Report,
  REPORT_REASONS,
  REPORT_TEXT_LIMIT,
  ReportCause,
  ReportKind,
  ReportTarget,
  STAFF_ACTS,
  StaffAct,
} from './report'
export { OwnMute, Sanction, SanctionKind } from './sanction'
export { reportAbout, reportEffects } from './sent-reports.reducer'
export { StaffLogAct, StaffLogEntry } from './staff-log'
export { appealAgainst, appealEffects } from './sent-appeals.reducer'
