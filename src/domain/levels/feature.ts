import { cellOf, defineFeature } from '../event-log'
import { detailQuery, medalsQuery } from './levels'
import { userLevelMessages, userLevelsReducer } from './user-levels.reducer'

export const levelsFeature = defineFeature({
  name: 'levels',
  account: {
    messages: { ...detailQuery.messages, ...medalsQuery.messages, ...userLevelMessages },
    cells: () => ({ detail: cellOf(detailQuery.reducer), medals: cellOf(medalsQuery.reducer), people: cellOf(userLevelsReducer) }),
  },
})
