import { defineFeature, sliceOf } from '../event-log'
import { joinReducer } from './group-join.machine'
import { joinMessages } from './join.messages'

/** Joining a group: the dialog, one request and the membership check. */
export const joinFeature = defineFeature({
  name: 'join',
  tab: { messages: joinMessages, slices: () => ({ join: sliceOf(joinReducer) }) },
})
