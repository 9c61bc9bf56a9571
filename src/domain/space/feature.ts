import { defineFeature, sliceOf } from '../event-log'
import { groupMessages } from '../group/group.messages'
import { shortLinkQuery, spaceKeyQuery, statsQuery } from './queries'
import { roomReducer } from './room/room.reducer'
import { roomMessages } from './room/room.messages'
import { spaceFormMessages, spaceFormReducer } from './space-form.machine'
import { spacesMessages } from './spaces.messages'
import { spacesReducer } from './spaces.reducer'

/** Live rooms: the lists of spaces, the room that the account is in, and each tab's form. */
export const spaceFeature = defineFeature({
  name: 'space',
  account: {
    messages: {
      ...spacesMessages,
      ...roomMessages,
      ...spaceKeyQuery.messages,
      ...shortLinkQuery.messages,
      ...statsQuery.messages,
    },
    slices: () => ({
      spaces: sliceOf(spacesReducer),
      room: sliceOf(roomReducer),
      spaceKeys: sliceOf(spaceKeyQuery.reducer),
      shortLinks: sliceOf(shortLinkQuery.reducer),
      stats: sliceOf(statsQuery.reducer),
    }),
    listensTo: {
      'group/GroupJoined': groupMessages['group/GroupJoined'],
    },
  },
  tab: { messages: spaceFormMessages, slices: () => ({ form: sliceOf(spaceFormReducer) }) },
})
