import { defineFeature, sliceOf } from '../event-log'
import { decisionReducer } from './decision.machine'
import { liftedBansReducer } from './lifted-bans.reducer'
import { decisionMessages, moderationMessages } from './moderation.messages'
import { bansQuery, reportsQuery, staffLogQuery } from './queries'
import { sentReportsReducer } from './sent-reports.reducer'

/** Reports of members, and the queue in which staff decide about them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  account: {
    messages: { ...moderationMessages, ...reportsQuery.messages, ...bansQuery.messages, ...staffLogQuery.messages },
    slices: () => ({
      sent: sliceOf(sentReportsReducer),
      reports: sliceOf(reportsQuery.reducer),
      bans: sliceOf(bansQuery.reducer),
      log: sliceOf(staffLogQuery.reducer),
      lifted: sliceOf(liftedBansReducer),
    }),
  },
  tab: { messages: decisionMessages, slices: () => ({ decision: sliceOf(decisionReducer) }) },
})
