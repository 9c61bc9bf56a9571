import { defineFeature, sliceOf } from '../event-log'
import { ChatActionDone } from '../chat/chat-action.messages'
import { groupAdminMessages } from '../group-admin/group-admin.messages'
import { groupMessages } from './group.messages'
import { groupReducer } from './group.reducer'

/** Groups: the member's own, trending groups, members and permissions. */
export const groupFeature = defineFeature({
  name: 'group',
  account: {
    messages: groupMessages,
    slices: () => ({ group: sliceOf(groupReducer) }),
    listensTo: {
      'chat/ChatActionDone': ChatActionDone,
      'group-admin/GroupSaved': groupAdminMessages['group-admin/GroupSaved'],
      'group-admin/GroupActionDone': groupAdminMessages['group-admin/GroupActionDone'],
    },
  },
})
