import { announceFormMessages, announceFormReducer, announcementMessages, announcementUnit } from '../announcement'
import {
  attachmentMessages,
  attachmentsUnit,
  chatMessages,
  chatUnit,
  composerMessages,
  composerUnit,
  draftMessages,
  draftsUnit,
  hintMessages,
  hintsUnit,
  searchMessages,
  searchUnit,
} from '../chat'
import { chatServiceUnit } from '../connection'
import { finderMessages, finderUnit } from '../global-search'
import { joinMessages, joinUnit } from '../join'
import type { AccountSlices, TabSlices } from './core'
import { memeMessages, memeUnit } from '../meme'
import {
  nameMessages,
  namesUnit,
  profileFormMessages,
  profileFormUnit,
  profileMessages,
  profileUnit,
  visitMessages,
  visitUnit,
} from '../profile'
import {
  deedMessages,
  deedsUnit,
  groupFormMessages,
  groupFormUnit,
  linkCheckMessages,
  linkCheckUnit,
  peopleMessages,
  peopleUnit,
  runningMessages,
} from '../group-admin'
import { qrApprovalMessages, qrApprovalUnit } from '../session'
import { spotlightMessages, spotlightUnit } from '../group-overview'
import { uploadMessages, uploadUnit } from '../upload'

/** Everything between people. The first page in the app shell loads it a moment later, all others at once. */
export const communityAccountPart = {
  messages: {
    ...chatMessages,
    ...draftMessages,
    ...profileMessages,
    ...memeMessages,
    ...announcementMessages,
    ...spotlightMessages,
    ...uploadMessages,
    ...runningMessages,
  },
  join: ({ chatService, chat, drafts, profile, meme, announcement, spotlight, upload }: AccountSlices): void => {
    chatService.load(chatServiceUnit)
    chat.load(chatUnit)
    drafts.load(draftsUnit)
    profile.load(profileUnit)
    meme.load(memeUnit)
    announcement.load(announcementUnit)
    spotlight.load(spotlightUnit)
    upload.load(uploadUnit)
  },
}

export const communityTabPart = {
  messages: {
    ...composerMessages,
    ...attachmentMessages,
    ...hintMessages,
    ...searchMessages,
    ...profileFormMessages,
    ...visitMessages,
    ...nameMessages,
    ...announceFormMessages,
    ...joinMessages,
    ...groupFormMessages,
    ...linkCheckMessages,
    ...deedMessages,
    ...peopleMessages,
    ...finderMessages,
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
    composer.load(composerUnit)
    attachments.load(attachmentsUnit)
    search.load(searchUnit)
    hints.load(hintsUnit)
    profileForm.load(profileFormUnit)
    visit.load(visitUnit)
    names.load(namesUnit)
    announceForm.load(announceFormReducer)
    join.load(joinUnit)
    groupForm.load(groupFormUnit)
    linkCheck.load(linkCheckUnit)
    deeds.load(deedsUnit)
    people.load(peopleUnit)
    finder.load(finderUnit)
    qrApproval.load(qrApprovalUnit)
  },
}
