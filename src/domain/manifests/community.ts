import { announceFormMessages, announceFormReducer, announcementMessages, announcementReducer } from '../announcement'
import {
  attachmentMessages,
  attachmentsReducer,
  chatMessages,
  chatReducer,
  composerMessages,
  composerReducer,
  accountDraftMessages,
  accountDraftsReducer,
  autocompleteMessages,
  autocompleteReducer,
  messageSearchMessages,
  messageSearchReducer,
} from '../chat'
import { chatServiceReducer } from '../connection'
import { globalSearchMessages, globalSearchReducer } from '../global-search'
import { joinMessages, joinReducer } from '../join'
import type { AccountSlices, TabSlices } from './core'
import { memeMessages, memeReducer } from '../meme'
import {
  userNameMessages,
  userNamesReducer,
  profileFormMessages,
  profileFormReducer,
  profileMessages,
  profileReducer,
  openProfileMessages,
  openProfileReducer,
} from '../profile'
import {
  groupActionMessages,
  groupActionsReducer,
  groupFormMessages,
  groupFormReducer,
  linkCheckMessages,
  linkCheckReducer,
  memberPickerMessages,
  memberPickerReducer,
  groupAdminMessages,
} from '../group-admin'
import { qrApprovalMessages, qrApprovalReducer } from '../session'
import { groupOverviewMessages, groupOverviewReducer } from '../group-overview'
import { uploadMessages, uploadsReducer } from '../upload'

/**
 * Messages and reducers of chats, announcements, profiles, search and group administration. The first page loads them
 * after its own parts; other pages load them at once.
 */
export const communityAccountPart = {
  messages: {
    ...chatMessages,
    ...accountDraftMessages,
    ...profileMessages,
    ...memeMessages,
    ...announcementMessages,
    ...groupOverviewMessages,
    ...uploadMessages,
    ...groupAdminMessages,
  },
  join: ({ chatService, chat, drafts, profile, meme, announcement, spotlight, upload }: AccountSlices): void => {
    chatService.load(chatServiceReducer)
    chat.load(chatReducer)
    drafts.load(accountDraftsReducer)
    profile.load(profileReducer)
    meme.load(memeReducer)
    announcement.load(announcementReducer)
    spotlight.load(groupOverviewReducer)
    upload.load(uploadsReducer)
  },
}

export const communityTabPart = {
  messages: {
    ...composerMessages,
    ...attachmentMessages,
    ...autocompleteMessages,
    ...messageSearchMessages,
    ...profileFormMessages,
    ...openProfileMessages,
    ...userNameMessages,
    ...announceFormMessages,
    ...joinMessages,
    ...groupFormMessages,
    ...linkCheckMessages,
    ...groupActionMessages,
    ...memberPickerMessages,
    ...globalSearchMessages,
    ...qrApprovalMessages,
  },
  join: ({
    composer,
    attachments,
    search,
    hints,
    profileForm,
    visit,
    names,
    announceForm,
    join,
    groupForm,
    linkCheck,
    deeds,
    people,
    finder,
    qrApproval,
  }: TabSlices): void => {
    composer.load(composerReducer)
    attachments.load(attachmentsReducer)
    search.load(messageSearchReducer)
    hints.load(autocompleteReducer)
    profileForm.load(profileFormReducer)
    visit.load(openProfileReducer)
    names.load(userNamesReducer)
    announceForm.load(announceFormReducer)
    join.load(joinReducer)
    groupForm.load(groupFormReducer)
    linkCheck.load(linkCheckReducer)
    deeds.load(groupActionsReducer)
    people.load(memberPickerReducer)
    finder.load(globalSearchReducer)
    qrApproval.load(qrApprovalReducer)
  },
}
