import { defineFeature, sliceOf } from '../event-log'
import { scheduledMessagesQuery } from './scheduled-messages'
import { scheduledMessagesMessages } from './scheduled-messages.messages'
import { scheduledMessagesReducer } from './scheduled-messages.reducer'

/** Messages that the server sends later: at a time, or when the other person is online. */
export const scheduledMessagesFeature = defineFeature({
  name: 'scheduled-messages',
  account: {
    messages: { ...scheduledMessagesMessages, ...scheduledMessagesQuery.messages },
    slices: () => ({ list: sliceOf(scheduledMessagesQuery.reducer), acts: sliceOf(scheduledMessagesReducer) }),
  },
})
