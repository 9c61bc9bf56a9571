import type * as t from 'io-ts'
import { composerMessages, composerUnit, hintMessages, hintsUnit, searchMessages, searchUnit } from './chat'
import { AlarmRang, cellOf, messageUnion } from './event-log'
import { profileFormMessages, profileFormUnit, visitMessages, visitUnit } from './profile'
import {
  inviteMessages, inviteUnit, partnerSignInMessages, partnerSignInUnit, qrApprovalMessages, qrApprovalUnit, qrSignInMessages, qrSignInUnit,
  signInMessages, signInUnit, walletSignInMessages, walletSignInUnit, xSignInMessages, xSignInUnit,
} from './session'
import { appPromptMessages, appPromptUnit, shellMessages, shellUnit } from './shell'

/** Everything that a tab's own log can say, and everyone who listens to it. */
export const TabMessage = messageUnion({
  AlarmRang, ...shellMessages, ...appPromptMessages, ...signInMessages, ...inviteMessages, ...xSignInMessages, ...qrSignInMessages,
  ...qrApprovalMessages, ...walletSignInMessages, ...partnerSignInMessages, ...composerMessages, ...hintMessages, ...searchMessages, ...profileFormMessages, ...visitMessages,
})
export type TabMessage = t.TypeOf<typeof TabMessage>

export const tabCells = () => ({
  shell: cellOf(shellUnit),
  appPrompt: cellOf(appPromptUnit),
  signIn: cellOf(signInUnit),
  invite: cellOf(inviteUnit),
  xSignIn: cellOf(xSignInUnit),
  qrSignIn: cellOf(qrSignInUnit),
  qrApproval: cellOf(qrApprovalUnit),
  walletSignIn: cellOf(walletSignInUnit),
  partnerSignIn: cellOf(partnerSignInUnit),
  composer: cellOf(composerUnit),
  search: cellOf(searchUnit),
  hints: cellOf(hintsUnit),
  profileForm: cellOf(profileFormUnit),
  visit: cellOf(visitUnit),
})
export type TabCells = ReturnType<typeof tabCells>
