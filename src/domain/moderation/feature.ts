import { defineFeature, sliceOf } from '../event-log'
import { appealDecisionReducer } from './appeal-decision.machine'
import { appealDraftsReducer } from './appeal-drafts.reducer'
import { appealFormMessages } from './appeal.messages'
import { decisionReducer } from './decision.machine'
import { liftedBansReducer } from './lifted-bans.reducer'
import { decisionMessages, moderationMessages } from './moderation.messages'
import { appealsQuery, bansQuery, ownDecisionQuery, reportsQuery, staffLogQuery } from './queries'
import { sentAppealsReducer } from './sent-appeals.reducer'
import { sentReportsReducer } from './sent-reports.reducer'

/** Reports of members, and the queue in which staff decide about them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  account: {
    messages: {
      ...moderationMessages,
      ...reportsQuery.messages,
      ...bansQuery.messages,
      ...staffLogQuery.messages,
      ...appealsQuery.messages,
      ...ownDecisionQuery.messages,
    },
    slices: () => ({
      sent: sliceOf(sentReportsReducer),
      reports: sliceOf(reportsQuery.reducer),
      bans: sliceOf(bansQuery.reducer),
      log: sliceOf(staffLogQuery.reducer),
      appeals: sliceOf(appealsQuery.reducer),
      own: sliceOf(ownDecisionQuery.reducer),
      appealed: sliceOf(sentAppealsReducer),
      lifted: sliceOf(liftedBansReducer),
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
