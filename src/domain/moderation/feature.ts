import { defineFeature, sliceOf } from '../event-log'
import { appealDecisionReducer } from './appeal-decision.machine'
import { appealDraftsReducer } from './appeal-drafts.reducer'
import { appealFormMessages } from './appeal.messages'
import { decisionReducer } from './decision.machine'
import { liftedSanctionsReducer } from './lifted-sanctions.reducer'
import { decisionMessages, moderationMessages } from './moderation.messages'
import { appealsQuery, ownDecisionQuery, ownMuteQuery, reportsQuery, sanctionsQuery, staffLogQuery } from './queries'
import { sentAppealsReducer } from './sent-appeals.reducer'
import { sentReportsReducer } from './sent-reports.reducer'

/** Reports of members, and the queue in which staff decide about them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  account: {
    messages: {
      ...moderationMessages,
      ...reportsQuery.messages,
      ...sanctionsQuery.messages,
      ...ownMuteQuery.messages,
      ...staffLogQuery.messages,
      ...appealsQuery.messages,
      ...ownDecisionQuery.messages,
    },
    slices: () => ({
      sent: sliceOf(sentReportsReducer),
      reports: sliceOf(reportsQuery.reducer),
      bans: sliceOf(sanctionsQuery.reducer),
      ownMute: sliceOf(ownMuteQuery.reducer),
      log: sliceOf(staffLogQuery.reducer),
      appeals: sliceOf(appealsQuery.reducer),
      own: sliceOf(ownDecisionQuery.reducer),
      appealed: sliceOf(sentAppealsReducer),
      lifted: sliceOf(liftedSanctionsReducer),
    }),
  },
  tab: {
    messages: { ...decisionMessages, ...appealFormMessages },
    slices: () => ({
      decision: sliceOf(decisionReducer),
      appealDecision: sliceOf(appealDecisionReducer),
      appealDrafts: sliceOf(appealDraftsReducer),
    }),
  },
})
