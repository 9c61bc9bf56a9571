import { cellOf, defineFeature } from '../event-log'
import { recapQuery } from './recap'

export const recapFeature = defineFeature({
  name: 'recap', account: { messages: recapQuery.messages, cells: () => ({ recap: cellOf(recapQuery.reducer) }) },
})
