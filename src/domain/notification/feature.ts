import { sliceOf, defineFeature } from '../event-log'
import { notificationCardsReducer } from './notification-card.machine'
import { notificationMessages } from './notification.messages'
import { noticesQuery, requestsQuery, lastSeenReducer } from './queries'
import { accessRequestsReducer } from './access-request.machine'

/**
 * The notification feature. All tabs share it: an item that is seen, closed or decided in one tab has that state in
 * every tab.
 */
export const notificationFeature = defineFeature({
  name: 'notification',
  account: {
    messages: { ...notificationMessages, ...noticesQuery.messages, ...requestsQuery.messages },
    slices: () => ({
      notices: sliceOf(noticesQuery.reducer),
      access: sliceOf(requestsQuery.reducer),
      lastSeen: sliceOf(lastSeenReducer),
      cards: sliceOf(notificationCardsReducer),
      requests: sliceOf(accessRequestsReducer),
    }),
  },
})
