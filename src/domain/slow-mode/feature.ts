import { defineFeature, sliceOf } from '../event-log'
import { groupMessages } from '../group/group.messages'
import { slowModeQuery } from './slow-mode'
import { slowModeMessages } from './slow-mode.messages'
import { slowModeReducer } from './slow-mode.reducer'

/** A group in which each plain member writes at most one message in a number of seconds. */
export const slowModeFeature = defineFeature({
  name: 'slow-mode',
  account: {
    messages: { ...slowModeMessages, ...slowModeQuery.messages },
    slices: () => ({ state: sliceOf(slowModeQuery.reducer), choices: sliceOf(slowModeReducer) }),
    listensTo: {
      'group/GroupChanged': groupMessages['group/GroupChanged'],
    },
  },
})
