import { defineFeature, sliceOf } from '../event-log'
import { activityQuery, appShellMessages, previewReducer, worthQuery } from './app-shell-data'

/** The member's balance and the activity of the day, as the app shell shows them. */
export const balanceFeature = defineFeature({
  name: 'balance',
  account: {
    messages: { ...appShellMessages, ...worthQuery.messages, ...activityQuery.messages },
    slices: () => ({
      worth: sliceOf(worthQuery.reducer),
      activity: sliceOf(activityQuery.reducer),
      preview: sliceOf(previewReducer),
    }),
  },
})
