import { cellOf, defineFeature } from '../event-log'
import { configQuery, highlightsQuery, homeQuery, mayCreateQuery } from './partner'
import { partnerSearchMessages, partnerSearchReducer } from './partner-search.reducer'

/** What is read is shared by all tabs; each searches for itself. */
export const partnerFeature = defineFeature({
  name: 'partner',
  account: {
    messages: { ...homeQuery.messages, ...configQuery.messages, ...highlightsQuery.messages, ...mayCreateQuery.messages },
    cells: () => ({
      home: cellOf(homeQuery.reducer), config: cellOf(configQuery.reducer), get_highlights_bar: cellOf(highlightsQuery.reducer), mayCreate: cellOf(mayCreateQuery.reducer),
    }),
  },
  tab: { messages: partnerSearchMessages, cells: () => ({ finder: cellOf(partnerSearchReducer) }) },
})
