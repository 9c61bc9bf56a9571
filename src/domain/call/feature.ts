import { sliceOf, defineFeature } from '../event-log'
import { callMessages } from './call.messages'
import { callsReducer } from './calls'
import { callCheckReducer } from './call-check.reducer'

/** Private calls. An account has at most one call; one of its tabs runs the media. */
export const callFeature = defineFeature({
  name: 'call',
  account: {
    messages: callMessages,
    slices: () => ({ calls: sliceOf(callsReducer), check: sliceOf(callCheckReducer) }),
  },
})
