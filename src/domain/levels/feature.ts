import { sliceOf, defineFeature } from '../event-log'
import { detailQuery, medalsQuery } from './levels'
import { userLevelMessages, userLevelsReducer } from './user-levels.reducer'

export const levelsFeature = defineFeature({
  name: 'levels',
  account: {
    messages: { ...detailQuery.messages, ...medalsQuery.messages, ...userLevelMessages },
    slices: () => ({
      detail: sliceOf(detailQuery.reducer),
      medals: sliceOf(medalsQuery.reducer),
      people: sliceOf(userLevelsReducer),
    }),
  },
})
