import type { announceFormReducer, announcementReducer } from '../announcement'
import type {
  attachmentsReducer,
  chatReducer,
  composerReducer,
  accountDraftsReducer,
  autocompleteReducer,
  messageSearchReducer,
} from '../chat'
import { connectionMessages, networkReducer, type chatServiceReducer, type socketReducer } from '../connection'
import { AlarmRang, sliceOf, EffectAttempted, lazySlice, type StateOf } from '../event-log'
import type { globalSearchReducer } from '../global-search'
import type { groupReducer } from '../group'
import type { joinReducer } from '../join'
import type { memeReducer } from '../meme'
import type { pricesReducer } from '../price'
import type { userNamesReducer, profileFormReducer, profileReducer, openProfileReducer } from '../profile'
import type { groupActionsReducer, groupFormReducer, linkCheckReducer, memberPickerReducer } from '../group-admin'
import {
  inviteCodeMessages,
  inviteCodeReducer,
  sessionMessages,
  sessionReducer,
  emailSignInMessages,
  type partnerSignInReducer,
  type qrApprovalReducer,
  type qrSignInReducer,
  type emailSignInReducer,
  type walletSignInReducer,
  type xSignInReducer,
} from '../session'
import {
  appPromptMessages,
  appPromptReducer,
  preferencesMessages,
  preferencesReducer,
  shellMessages,
  shellReducer,
  type balanceAndActivityReducer,
} from '../shell'
import type { roomReducer, spaceFormReducer, spacesReducer } from '../space'
import type { groupOverviewReducer } from '../group-overview'
import type { uploadsReducer } from '../upload'

/** The messages and slices that every page needs at once. Every other reducer has a lazy slice (ADR 16). */
export const coreAccountMessages = {
  AlarmRang,
  EffectAttempted,
  ...sessionMessages,
  ...connectionMessages,
  ...preferencesMessages,
}

export const coreAccountSlices = () => ({
  session: sliceOf(sessionReducer),
  network: sliceOf(networkReducer),
  preferences: sliceOf(preferencesReducer),
  socket: lazySlice<StateOf<typeof socketReducer>>('socket'),
  frame: lazySlice<StateOf<typeof balanceAndActivityReducer>>('frame'),
  group: lazySlice<StateOf<typeof groupReducer>>('group'),
  prices: lazySlice<StateOf<typeof pricesReducer>>('prices'),
  chatService: lazySlice<StateOf<typeof chatServiceReducer>>('chatService'),
  chat: lazySlice<StateOf<typeof chatReducer>>('chat'),
  drafts: lazySlice<StateOf<typeof accountDraftsReducer>>('drafts'),
  profile: lazySlice<StateOf<typeof profileReducer>>('profile'),
  meme: lazySlice<StateOf<typeof memeReducer>>('meme'),
  announcement: lazySlice<StateOf<typeof announcementReducer>>('announcement'),
  spotlight: lazySlice<StateOf<typeof groupOverviewReducer>>('spotlight'),
  upload: lazySlice<StateOf<typeof uploadsReducer>>('upload'),
  spaces: lazySlice<StateOf<typeof spacesReducer>>('spaces'),
  room: lazySlice<StateOf<typeof roomReducer>>('room'),
})
export type AccountSlices = ReturnType<typeof coreAccountSlices>

export const coreTabMessages = {
  AlarmRang,
  EffectAttempted,
  ...shellMessages,
  ...appPromptMessages,
  ...emailSignInMessages,
  ...inviteCodeMessages,
}

export const coreTabSlices = () => ({
  shell: sliceOf(shellReducer),
  appPrompt: sliceOf(appPromptReducer),
  invite: sliceOf(inviteCodeReducer),
  partnerSignIn: lazySlice<StateOf<typeof partnerSignInReducer>>('partnerSignIn'),
  signIn: lazySlice<StateOf<typeof emailSignInReducer>>('signIn'),
  xSignIn: lazySlice<StateOf<typeof xSignInReducer>>('xSignIn'),
  qrSignIn: lazySlice<StateOf<typeof qrSignInReducer>>('qrSignIn'),
  walletSignIn: lazySlice<StateOf<typeof walletSignInReducer>>('walletSignIn'),
  qrApproval: lazySlice<StateOf<typeof qrApprovalReducer>>('qrApproval'),
  composer: lazySlice<StateOf<typeof composerReducer>>('composer'),
  attachments: lazySlice<StateOf<typeof attachmentsReducer>>('attachments'),
  search: lazySlice<StateOf<typeof messageSearchReducer>>('search'),
  hints: lazySlice<StateOf<typeof autocompleteReducer>>('hints'),
  profileForm: lazySlice<StateOf<typeof profileFormReducer>>('profileForm'),
  visit: lazySlice<StateOf<typeof openProfileReducer>>('visit'),
  names: lazySlice<StateOf<typeof userNamesReducer>>('names'),
  announceForm: lazySlice<StateOf<typeof announceFormReducer>>('announceForm'),
  join: lazySlice<StateOf<typeof joinReducer>>('join'),
  groupForm: lazySlice<StateOf<typeof groupFormReducer>>('groupForm'),
  linkCheck: lazySlice<StateOf<typeof linkCheckReducer>>('linkCheck'),
  deeds: lazySlice<StateOf<typeof groupActionsReducer>>('deeds'),
  people: lazySlice<StateOf<typeof memberPickerReducer>>('people'),
  finder: lazySlice<StateOf<typeof globalSearchReducer>>('finder'),
  spaceForm: lazySlice<StateOf<typeof spaceFormReducer>>('spaceForm'),
})
export type TabSlices = ReturnType<typeof coreTabSlices>
