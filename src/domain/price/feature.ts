import { defineFeature, sliceOf } from '../event-log'
import { priceMessages } from './price.messages'
import { pricesReducer } from './prices'

/** Token prices, which the realtime socket pushes. */
export const priceFeature = defineFeature({
  name: 'price',
  account: { messages: priceMessages, slices: () => ({ prices: sliceOf(pricesReducer) }) },
})
