import { cellOf, defineFeature } from '../event-log'
import { guestsQuery, purseQuery, reachQuery, winnersQuery } from './queries'
import { rainReducer } from './rain.machine'
import { rainMessages } from './rain.messages'
import { rainSendReducer } from './rain-send.machine'
import { rainSendMessages } from './rain-send.messages'

/** Bubble rain (spec 1 §3, §5, §7): the rain is the browser's, a form that sends one is of its tab. */
export const bubbleFeature = defineFeature({
  name: 'bubble',
  account: {
    messages: { ...rainMessages, ...purseQuery.messages, ...reachQuery.messages, ...guestsQuery.messages, ...winnersQuery.messages },
    cells: () => ({
      rain: cellOf(rainReducer), purse: cellOf(purseQuery.reducer), reach: cellOf(reachQuery.reducer), guests: cellOf(guestsQuery.reducer),
      winners: cellOf(winnersQuery.reducer),
    }),
  },
  tab: { messages: rainSendMessages, cells: () => ({ sending: cellOf(rainSendReducer) }) },
})
