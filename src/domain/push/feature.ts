import { defineFeature, sliceOf } from '../event-log'
import { pushChoicesReducer } from './choices.reducer'
import { pushReducer } from './push.machine'
import { pushMessages } from './push.messages'

/** Pushes to a closed page: whether this browser gets them, and what the member wants. */
export const pushFeature = defineFeature({
  name: 'push',
  tab: {
    messages: pushMessages,
    slices: () => ({ browser: sliceOf(pushReducer), choices: sliceOf(pushChoicesReducer) }),
  },
})
