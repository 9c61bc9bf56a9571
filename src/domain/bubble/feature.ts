import { cellOf, defineFeature } from '../event-log'
import { guestsQuery, purseQuery, reachQuery, winnersQuery } from './queries'
import { rainUnit } from './rain.machine'
import { rainMessages } from './rain.messages'
import { sendUnit } from './rain-send.machine'
import { sendMessages } from './send.messages'

/** Bubble rain (spec 1 §3, §5, §7): the rain is the browser's, a form that sends one is of its tab. */
export const bubble = defineFeature({
  name: 'bubble',
  account: {
    messages: { ...rainMessages, ...purseQuery.messages, ...reachQuery.messages, ...guestsQuery.messages, ...winnersQuery.messages },
    cells: () => ({
      rain: cellOf(rainUnit), purse: cellOf(purseQuery.reducer), reach: cellOf(reachQuery.reducer), guests: cellOf(guestsQuery.reducer),
      winners: cellOf(winnersQuery.reducer),
    }),
  },
  tab: { messages: sendMessages, cells: () => ({ sending: cellOf(sendUnit) }) },
})
