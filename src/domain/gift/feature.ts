import { cellOf, defineFeature } from '../event-log'
import { giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from './queries'
import { sendUnit } from './send.machine'
import { sendMessages } from './send.messages'
import { stageUnit } from './stage.machine'
import { stageMessages } from './stage.messages'

/** What is sent belongs to the account: whichever tab confirmed it, the one that leads sends it, once. What plays is a tab's own. */
export const gift = defineFeature({
  name: 'gift',
  account: {
    messages: {
      ...giftsQuery.messages, ...giftBalancesQuery.messages, ...giftMembersQuery.messages, ...receivedGiftsQuery.messages,
      ...giftStatsQuery.messages, ...sendMessages,
    },
    cells: () => ({
      gifts: cellOf(giftsQuery.reducer), balances: cellOf(giftBalancesQuery.reducer), members: cellOf(giftMembersQuery.reducer),
      received: cellOf(receivedGiftsQuery.reducer), stats: cellOf(giftStatsQuery.reducer),
      send: cellOf(sendUnit),
    }),
  },
  tab: { messages: stageMessages, cells: () => ({ stage: cellOf(stageUnit) }) },
})
