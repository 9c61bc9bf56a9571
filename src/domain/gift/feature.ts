import { cellOf, defineFeature } from '../event-log'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from './queries'
import { giftSendReducer } from './gift-send.machine'
import { giftSendMessages } from './gift-send.messages'
import { giftPlayerReducer } from './gift-player.machine'
import { giftPlayerMessages } from './gift-player.messages'

/** What is sent belongs to the account: whichever tab confirmed it, the one that leads sends it, once. What plays is a tab's own. */
export const giftFeature = defineFeature({
  name: 'gift',
  account: {
    messages: {
      ...giftsQuery.messages, ...giftBalancesQuery.messages, ...giftMembersQuery.messages, ...receivedGiftsQuery.messages,
      ...giftStatsQuery.messages, ...giftSendMessages,
    },
    cells: () => ({
      gifts: cellOf(giftsQuery.reducer), balances: cellOf(giftBalancesQuery.reducer), members: cellOf(giftMembersQuery.reducer),
      received: cellOf(receivedGiftsQuery.reducer), stats: cellOf(giftStatsQuery.reducer),
      send: cellOf(giftSendReducer),
    }),
  },
  tab: { messages: giftPlayerMessages, cells: () => ({ stage: cellOf(giftPlayerReducer) }) },
})
