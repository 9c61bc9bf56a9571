import { defineFeature, sliceOf } from '../event-log'
import { groupOverviewMessages } from './group-overview'
import { bannerQuery, giftRankQuery, inviteKeyQuery, roomsQuery } from './queries'

/** The live rooms, gift rank, banner and invite key that a group page shows. */
export const groupOverviewFeature = defineFeature({
  name: 'group-overview',
  account: {
    messages: {
      ...groupOverviewMessages,
      ...roomsQuery.messages,
      ...giftRankQuery.messages,
      ...bannerQuery.messages,
      ...inviteKeyQuery.messages,
    },
    slices: () => ({
      rooms: sliceOf(roomsQuery.reducer),
      giftRanks: sliceOf(giftRankQuery.reducer),
      banners: sliceOf(bannerQuery.reducer),
      inviteKeys: sliceOf(inviteKeyQuery.reducer),
    }),
  },
})
