import { sliceOf, defineFeature } from '../event-log'
import { recapQuery } from './recap'

export const recapFeature = defineFeature({
  name: 'recap',
  account: { messages: recapQuery.messages, slices: () => ({ recap: sliceOf(recapQuery.reducer) }) },
})
