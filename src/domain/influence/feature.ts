import { cellOf, defineFeature } from '../event-log'
import { feedsQuery, groupsQuery, joinedQuery, rankQuery, statsQuery } from './influence'

export const influenceFeature = defineFeature({
  name: 'influence',
  account: {
    messages: { ...rankQuery.messages, ...statsQuery.messages, ...feedsQuery.messages, ...groupsQuery.messages, ...joinedQuery.messages },
    cells: () => ({ rank: cellOf(rankQuery.reducer), stats: cellOf(statsQuery.reducer), feeds: cellOf(feedsQuery.reducer), groups: cellOf(groupsQuery.reducer), joined: cellOf(joinedQuery.reducer) }),
  },
})
