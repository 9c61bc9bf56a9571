import { sliceOf, defineFeature } from '../event-log'
import { guestsQuery, purseQuery, reachQuery, winnersQuery } from './queries'
import { rainReducer } from './bubble-rain.machine'
import { rainMessages } from './rain.messages'
import { rainSendReducer } from './rain-send.machine'
import { rainSendMessages } from './rain-send.messages'

/** Bubble rain (spec 1 §3, §5, §7). All tabs share the rain; each tab has its own send form. */
export const bubbleFeature = defineFeature({
  name: 'bubble',
  account: {
    messages: {
      ...rainMessages,
      ...purseQuery.messages,
      ...reachQuery.messages,
      ...guestsQuery.messages,
      ...winnersQuery.messages,
    },
    slices: () => ({
      rain: sliceOf(rainReducer),
      purse: sliceOf(purseQuery.reducer),
      reach: sliceOf(reachQuery.reducer),
      guests: sliceOf(guestsQuery.reducer),
      winners: sliceOf(winnersQuery.reducer),
    }),
  },
  tab: { messages: rainSendMessages, slices: () => ({ rainSend: sliceOf(rainSendReducer) }) },
})
