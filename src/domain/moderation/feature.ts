import { defineFeature, sliceOf } from '../event-log'
import { decisionReducer } from './decision.machine'
import { decisionMessages, moderationMessages } from './moderation.messages'
import { reportsQuery } from './queries'
import { sentReportsReducer } from './sent-reports.reducer'

/** Reports of members, and the queue in which staff decide about them. */
export const moderationFeature = defineFeature({
  name: 'moderation',
  account: {
    messages: { ...moderationMessages, ...reportsQuery.messages },
    slices: () => ({
      sent: sliceOf(sentReportsReducer),
      reports: sliceOf(reportsQuery.reducer),
    }),
  },
  tab: { messages: decisionMessages, slices: () => ({ decision: sliceOf(decisionReducer) }) },
})
