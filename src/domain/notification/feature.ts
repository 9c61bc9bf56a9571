import { cellOf, defineFeature } from '../event-log'
import { notificationCardsReducer } from './notification-card.machine'
import { notificationMessages } from './notification.messages'
import { noticesQuery, requestsQuery, lastSeenReducer } from './queries'
import { accessRequestsReducer } from './access-request.machine'

/** All of it is the account's: what was seen, closed or decided in one tab is so in all. */
export const notificationFeature = defineFeature({
  name: 'notification',
  account: {
    messages: { ...notificationMessages, ...noticesQuery.messages, ...requestsQuery.messages },
    cells: () => ({
      notices: cellOf(noticesQuery.reducer), access: cellOf(requestsQuery.reducer), reader: cellOf(lastSeenReducer),
      cards: cellOf(notificationCardsReducer), requests: cellOf(accessRequestsReducer),
    }),
  },
})
