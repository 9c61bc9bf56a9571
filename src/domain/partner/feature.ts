import { sliceOf, defineFeature } from '../event-log'
import { configQuery, highlightsQuery, homeQuery, mayCreateQuery } from './partner'
import { partnerSearchMessages, partnerSearchReducer } from './partner-search.reducer'

/** The partner feature. All tabs share loaded data; each tab has its own search. */
export const partnerFeature = defineFeature({
  name: 'partner',
  account: {
    messages: {
      ...homeQuery.messages,
      ...configQuery.messages,
      ...highlightsQuery.messages,
      ...mayCreateQuery.messages,
    },
    slices: () => ({
      home: sliceOf(homeQuery.reducer),
      config: sliceOf(configQuery.reducer),
      get_highlights_bar: sliceOf(highlightsQuery.reducer),
      mayCreate: sliceOf(mayCreateQuery.reducer),
    }),
  },
  tab: { messages: partnerSearchMessages, slices: () => ({ search: sliceOf(partnerSearchReducer) }) },
})
