import { sliceOf, defineFeature } from '../event-log'
import { feedsQuery, groupsQuery, joinedQuery, rankQuery, statsQuery } from './influence'

export const influenceFeature = defineFeature({
  name: 'influence',
  account: {
    messages: {
      ...rankQuery.messages,
      ...statsQuery.messages,
      ...feedsQuery.messages,
      ...groupsQuery.messages,
      ...joinedQuery.messages,
    },
    slices: () => ({
      rank: sliceOf(rankQuery.reducer),
      stats: sliceOf(statsQuery.reducer),
      feeds: sliceOf(feedsQuery.reducer),
      groups: sliceOf(groupsQuery.reducer),
      joined: sliceOf(joinedQuery.reducer),
    }),
  },
})
