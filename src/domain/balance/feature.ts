import { defineFeature, sliceOf } from '../event-log'
import { balanceAndActivityReducer } from './balance-and-activity.machine'
import { balanceAndActivityMessages } from './balance-and-activity.messages'

/** The member's balance and recent activity, as the app shell shows them. */
export const balanceFeature = defineFeature({
  name: 'balance',
  account: {
    messages: balanceAndActivityMessages,
    slices: () => ({ balanceAndActivity: sliceOf(balanceAndActivityReducer) }),
  },
})
