import { cellOf, defineFeature } from '../event-log'
import { cardsUnit } from './card.machine'
import { notificationMessages } from './notification.messages'
import { noticesQuery, requestsQuery, readerUnit } from './queries'
import { requestsUnit } from './request.machine'

/** All of it is the account's: what was seen, closed or decided in one tab is so in all. */
export const notification = defineFeature({
  name: 'notification',
  account: {
    messages: { ...notificationMessages, ...noticesQuery.messages, ...requestsQuery.messages },
    cells: () => ({
      notices: cellOf(noticesQuery.reducer), access: cellOf(requestsQuery.reducer), reader: cellOf(readerUnit),
      cards: cellOf(cardsUnit), requests: cellOf(requestsUnit),
    }),
  },
})
