import { sliceOf, defineFeature } from '../event-log'
import { recapFiguresQuery, recapQuery } from './recap'

export const recapFeature = defineFeature({
  name: 'recap',
  account: {
    messages: { ...recapQuery.messages, ...recapFiguresQuery.messages },
    slices: () => ({ recap: sliceOf(recapQuery.reducer), figures: sliceOf(recapFiguresQuery.reducer) }),
  },
})
