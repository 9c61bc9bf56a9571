import { sliceOf, defineFeature } from '../event-log'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from './queries'
import { giftSendReducer } from './gift-send.machine'
import { giftSendMessages } from './gift-send.messages'
import { giftPlayerReducer } from './gift-player.machine'
import { giftPlayerMessages } from './gift-player.messages'

/** The gift feature. The leader sends each confirmed gift once. Each tab plays the gifts of its own open chat. */
export const giftFeature = defineFeature({
  name: 'gift',
  account: {
    messages: {
      ...giftsQuery.messages,
      ...giftBalancesQuery.messages,
      ...giftMembersQuery.messages,
      ...receivedGiftsQuery.messages,
      ...giftStatsQuery.messages,
      ...giftSendMessages,
    },
    slices: () => ({
      gifts: sliceOf(giftsQuery.reducer),
      balances: sliceOf(giftBalancesQuery.reducer),
      members: sliceOf(giftMembersQuery.reducer),
      received: sliceOf(receivedGiftsQuery.reducer),
      stats: sliceOf(giftStatsQuery.reducer),
      giftSend: sliceOf(giftSendReducer),
    }),
  },
  tab: { messages: giftPlayerMessages, slices: () => ({ player: sliceOf(giftPlayerReducer) }) },
})
