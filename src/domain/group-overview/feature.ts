import { defineFeature, sliceOf } from '../event-log'
import { groupOverviewMessages } from './group-overview'
import { groupOverviewReducer } from './group-overview.reducer'

/** The live rooms, gift rank, banner and invite key that a group page shows. */
export const groupOverviewFeature = defineFeature({
  name: 'group-overview',
  account: { messages: groupOverviewMessages, slices: () => ({ groupOverview: sliceOf(groupOverviewReducer) }) },
})
