import { defineFeature, sliceOf } from '../event-log'
import { chatMessages } from '../chat/chat.messages'
import { uploadMessages } from './upload.messages'
import { uploadsReducer } from './uploads'

/** Files that this account uploads. An upload continues in the leader after its tab has closed. */
export const uploadFeature = defineFeature({
  name: 'upload',
  account: {
    messages: uploadMessages,
    slices: () => ({ uploads: sliceOf(uploadsReducer) }),
    listensTo: {
      'chat/SendFiles': chatMessages['chat/SendFiles'],
    },
  },
})
