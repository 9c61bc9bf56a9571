import type { announceFormReducer, announcementUnit } from '../announcement'
import type { attachmentsUnit, chatUnit, composerUnit, draftsUnit, hintsUnit, searchUnit } from '../chat'
import { connectionMessages, networkUnit, type chatServiceUnit, type socketUnit } from '../connection'
import { AlarmRang, sliceOf, EffectAttempted, lateCell, type StateOf } from '../event-log'
import type { finderUnit } from '../global-search'
import type { groupUnit } from '../group'
import type { joinUnit } from '../join'
import type { memeUnit } from '../meme'
import type { pricesUnit } from '../price'
import type { namesUnit, profileFormUnit, profileUnit, visitUnit } from '../profile'
import type { deedsUnit, groupFormUnit, linkCheckUnit, peopleUnit } from '../group-admin'
import {
  inviteMessages,
  inviteUnit,
  sessionMessages,
  sessionUnit,
  signInMessages,
  type partnerSignInUnit,
  type qrApprovalUnit,
  type qrSignInUnit,
  type signInUnit,
  type walletSignInUnit,
  type xSignInUnit,
} from '../session'
import {
  appPromptMessages,
  appPromptUnit,
  preferencesMessages,
  preferencesUnit,
  shellMessages,
  shellUnit,
  type frameUnit,
} from '../shell'
import type { roomUnit, spaceFormUnit, spacesUnit } from '../space'
import type { spotlightUnit } from '../group-overview'
import type { uploadUnit } from '../upload'

/** The messages and slices that every page needs at once. A lazy slice stands for each other reducer (ADR 13). */
export const coreAccountMessages = {
  AlarmRang,
  EffectAttempted,
  ...sessionMessages,
  ...connectionMessages,
  ...preferencesMessages,
}

export const coreAccountSlices = () => ({
  session: sliceOf(sessionUnit),
  network: sliceOf(networkUnit),
  preferences: sliceOf(preferencesUnit),
  socket: lateCell<StateOf<typeof socketUnit>>('socket'),
  frame: lateCell<StateOf<typeof frameUnit>>('frame'),
  group: lateCell<StateOf<typeof groupUnit>>('group'),
  prices: lateCell<StateOf<typeof pricesUnit>>('prices'),
  chatService: lateCell<StateOf<typeof chatServiceUnit>>('chatService'),
  chat: lateCell<StateOf<typeof chatUnit>>('chat'),
  drafts: lateCell<StateOf<typeof draftsUnit>>('drafts'),
  profile: lateCell<StateOf<typeof profileUnit>>('profile'),
  meme: lateCell<StateOf<typeof memeUnit>>('meme'),
  announcement: lateCell<StateOf<typeof announcementUnit>>('announcement'),
  spotlight: lateCell<StateOf<typeof spotlightUnit>>('spotlight'),
  upload: lateCell<StateOf<typeof uploadUnit>>('upload'),
  spaces: lateCell<StateOf<typeof spacesUnit>>('spaces'),
  room: lateCell<StateOf<typeof roomUnit>>('room'),
})
export type AccountSlices = ReturnType<typeof coreAccountSlices>

export const coreTabMessages = {
  AlarmRang,
  EffectAttempted,
  ...shellMessages,
  ...appPromptMessages,
  ...signInMessages,
  ...inviteMessages,
}

export const coreTabSlices = () => ({
  shell: sliceOf(shellUnit),
  appPrompt: sliceOf(appPromptUnit),
  invite: sliceOf(inviteUnit),
  partnerSignIn: lateCell<StateOf<typeof partnerSignInUnit>>('partnerSignIn'),
  signIn: lateCell<StateOf<typeof signInUnit>>('signIn'),
  xSignIn: lateCell<StateOf<typeof xSignInUnit>>('xSignIn'),
  qrSignIn: lateCell<StateOf<typeof qrSignInUnit>>('qrSignIn'),
  walletSignIn: lateCell<StateOf<typeof walletSignInUnit>>('walletSignIn'),
  qrApproval: lateCell<StateOf<typeof qrApprovalUnit>>('qrApproval'),
  composer: lateCell<StateOf<typeof composerUnit>>('composer'),
  attachments: lateCell<StateOf<typeof attachmentsUnit>>('attachments'),
  search: lateCell<StateOf<typeof searchUnit>>('search'),
  hints: lateCell<StateOf<typeof hintsUnit>>('hints'),
  profileForm: lateCell<StateOf<typeof profileFormUnit>>('profileForm'),
  visit: lateCell<StateOf<typeof visitUnit>>('visit'),
  names: lateCell<StateOf<typeof namesUnit>>('names'),
  announceForm: lateCell<StateOf<typeof announceFormReducer>>('announceForm'),
  join: lateCell<StateOf<typeof joinUnit>>('join'),
  groupForm: lateCell<StateOf<typeof groupFormUnit>>('groupForm'),
  linkCheck: lateCell<StateOf<typeof linkCheckUnit>>('linkCheck'),
  deeds: lateCell<StateOf<typeof deedsUnit>>('deeds'),
  people: lateCell<StateOf<typeof peopleUnit>>('people'),
  finder: lateCell<StateOf<typeof finderUnit>>('finder'),
  spaceForm: lateCell<StateOf<typeof spaceFormUnit>>('spaceForm'),
})
export type TabSlices = ReturnType<typeof coreTabSlices>
