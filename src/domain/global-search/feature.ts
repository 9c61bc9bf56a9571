import { defineFeature, sliceOf } from '../event-log'
import { globalSearchMessages } from './global-search.messages'
import { globalSearchReducer } from './global-search.reducer'

/** The search for groups and people over the whole product. */
export const globalSearchFeature = defineFeature({
  name: 'global-search',
  tab: { messages: globalSearchMessages, slices: () => ({ globalSearch: sliceOf(globalSearchReducer) }) },
})
