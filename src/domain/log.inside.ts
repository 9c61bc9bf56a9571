import { announceFormMessages, announceFormUnit, announcementMessages, announcementUnit } from './announcement'
import { attachmentMessages, attachmentsUnit, chatMessages, chatUnit, composerMessages, composerUnit, draftMessages, draftsUnit, hintMessages, hintsUnit, searchMessages, searchUnit } from './chat'
import { chatServiceUnit } from './connection'
import { finderMessages, finderUnit } from './finder'
import { joinMessages, joinUnit } from './join'
import type { AccountCells, TabCells } from './log.first'
import { memeMessages, memeUnit } from './meme'
import {
  nameMessages, namesUnit, profileFormMessages, profileFormUnit, profileMessages, profileUnit, visitMessages, visitUnit,
} from './profile'
import {
  deedMessages, deedsUnit, groupFormMessages, groupFormUnit, linkCheckMessages, linkCheckUnit, peopleMessages, peopleUnit, runningMessages,
} from './running'
import { qrApprovalMessages, qrApprovalUnit } from './session'
import { spotlightMessages, spotlightUnit } from './spotlight'
import { uploadMessages, uploadUnit } from './upload'

/** All that is between people: wanted on every page in the frame but its first, and there a moment later. */
export const insideInAccount = {
  messages: { ...chatMessages, ...draftMessages, ...profileMessages, ...memeMessages, ...announcementMessages, ...spotlightMessages, ...uploadMessages, ...runningMessages },
  join: ({ chatService, chat, drafts, profile, meme, announcement, spotlight, upload }: AccountCells): void => {
    chatService.join(chatServiceUnit)
    chat.join(chatUnit)
    drafts.join(draftsUnit)
    profile.join(profileUnit)
    meme.join(memeUnit)
    announcement.join(announcementUnit)
    spotlight.join(spotlightUnit)
    upload.join(uploadUnit)
  },
}

export const insideInTab = {
  messages: {
    ...composerMessages, ...attachmentMessages, ...hintMessages, ...searchMessages, ...profileFormMessages, ...visitMessages, ...nameMessages, ...announceFormMessages,
    ...joinMessages, ...groupFormMessages, ...linkCheckMessages, ...deedMessages, ...peopleMessages, ...finderMessages, ...qrApprovalMessages,
  },
  join: ({ composer, attachments, search, hints, profileForm, visit, names, announceForm, join, groupForm, linkCheck, deeds, people, finder, qrApproval }: TabCells): void => {
    composer.join(composerUnit)
    attachments.join(attachmentsUnit)
    search.join(searchUnit)
    hints.join(hintsUnit)
    profileForm.join(profileFormUnit)
    visit.join(visitUnit)
    names.join(namesUnit)
    announceForm.join(announceFormUnit)
    join.join(joinUnit)
    groupForm.join(groupFormUnit)
    linkCheck.join(linkCheckUnit)
    deeds.join(deedsUnit)
    people.join(peopleUnit)
    finder.join(finderUnit)
    qrApproval.join(qrApprovalUnit)
  },
}
