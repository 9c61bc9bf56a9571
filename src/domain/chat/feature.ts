import { defineFeature, sliceOf } from '../event-log'
import { groupMessages } from '../group/group.messages'
import { groupAdminMessages } from '../group-admin/group-admin.messages'
import { profileMessages } from '../profile/profile.messages'
import { uploadMessages } from '../upload/upload.messages'
import { chatReducer } from './chat.reducer'
import { chatMessages } from './chat.messages'
import { accountDraftMessages, accountDraftsReducer } from './composer/account-drafts'
import { autocompleteMessages } from './composer/autocomplete'
import { autocompleteReducer } from './composer/autocomplete.reducer'
import { composerMessages, composerReducer } from './composer/composer.reducer'
import { attachmentMessages } from './outbox/attachments'
import { attachmentsReducer } from './outbox/attachments.reducer'
import { linkHostsQuery } from './outbox/link-hosts.query'
import { messageSearchMessages, messageSearchReducer } from './search/search.machine'

/** Conversations and the messages in them. All tabs share timelines, outbox and drafts; each tab has its own composer. */
export const chatFeature = defineFeature({
  name: 'chat',
  account: {
    messages: { ...chatMessages, ...accountDraftMessages, ...linkHostsQuery.messages },
    slices: () => ({
      chat: sliceOf(chatReducer),
      drafts: sliceOf(accountDraftsReducer),
      linkHosts: sliceOf(linkHostsQuery.reducer),
    }),
    listensTo: {
      'profile/RelationChanged': profileMessages['profile/RelationChanged'],
      'group/GroupJoined': groupMessages['group/GroupJoined'],
      'group/AdmittedToGroup': groupMessages['group/AdmittedToGroup'],
      'group/GroupChanged': groupMessages['group/GroupChanged'],
      'group-admin/GroupSaved': groupAdminMessages['group-admin/GroupSaved'],
      'group-admin/GroupActionDone': groupAdminMessages['group-admin/GroupActionDone'],
      'upload/FileStored': uploadMessages['upload/FileStored'],
      'upload/FileNotStored': uploadMessages['upload/FileNotStored'],
      'upload/DropUpload': uploadMessages['upload/DropUpload'],
      'upload/RetryUpload': uploadMessages['upload/RetryUpload'],
    },
  },
  tab: {
    messages: { ...composerMessages, ...attachmentMessages, ...autocompleteMessages, ...messageSearchMessages },
    slices: () => ({
      composer: sliceOf(composerReducer),
      attachments: sliceOf(attachmentsReducer),
      autocomplete: sliceOf(autocompleteReducer),
      messageSearch: sliceOf(messageSearchReducer),
    }),
  },
})
