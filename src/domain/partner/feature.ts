import { cellOf, defineFeature } from '../event-log'
import { configQuery, highlightsQuery, homeQuery, mayCreateQuery } from './partner'
import { partnerFinderMessages, partnerFinderUnit } from './partner-finder'

/** What is read is shared by all tabs; each searches for itself. */
export const partner = defineFeature({
  name: 'partner',
  account: {
    messages: { ...homeQuery.messages, ...configQuery.messages, ...highlightsQuery.messages, ...mayCreateQuery.messages },
    cells: () => ({
      home: cellOf(homeQuery.reducer), config: cellOf(configQuery.reducer), get_highlights_bar: cellOf(highlightsQuery.reducer), mayCreate: cellOf(mayCreateQuery.reducer),
    }),
  },
  tab: { messages: partnerFinderMessages, cells: () => ({ finder: cellOf(partnerFinderUnit) }) },
})
