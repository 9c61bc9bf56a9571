import { defineFeature, sliceOf } from '../event-log'
import { chatServiceReducer } from './chat-service.machine'
import { socketReducer } from './socket.machine'

/** The connections of a member's browser: the realtime socket and the chat service. Their messages belong to the core, because many features handle them. */
export const connectionFeature = defineFeature({
  name: 'connection',
  account: {
    messages: {},
    slices: () => ({ socket: sliceOf(socketReducer), chatService: sliceOf(chatServiceReducer) }),
  },
})
