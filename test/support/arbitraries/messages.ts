import type * as t from 'io-ts'
import { chatMessages, composerMessages, searchMessages } from '../../../src/domain/chat'
import { connectionMessages } from '../../../src/domain/connection'
import { AlarmRang, EffectAttempted } from '../../../src/domain/event-log'
import { finderMessages } from '../../../src/domain/global-search'
import { groupMessages } from '../../../src/domain/group'
import { joinMessages } from '../../../src/domain/join'
import { priceMessages } from '../../../src/domain/price'
import { nameMessages, profileFormMessages, profileMessages, visitMessages } from '../../../src/domain/profile'
import {
  inviteMessages,
  partnerSignInMessages,
  qrApprovalMessages,
  qrSignInMessages,
  sessionMessages,
  signInMessages,
  walletSignInMessages,
  xSignInMessages,
} from '../../../src/domain/session'
import { appPromptMessages, frameMessages, preferencesMessages, shellMessages } from '../../../src/domain/shell'

/** Every kind of message of either log, by its name. */
export const accountKinds: Readonly<Record<string, t.Mixed>> = {
  AlarmRang,
  EffectAttempted,
  ...sessionMessages,
  ...connectionMessages,
  ...chatMessages,
  ...groupMessages,
  ...priceMessages,
  ...preferencesMessages,
  ...frameMessages,
  ...profileMessages,
}
export const tabKinds: Readonly<Record<string, t.Mixed>> = {
  AlarmRang,
  EffectAttempted,
  ...shellMessages,
  ...appPromptMessages,
  ...signInMessages,
  ...inviteMessages,
  ...xSignInMessages,
  ...qrSignInMessages,
  ...qrApprovalMessages,
  ...walletSignInMessages,
  ...partnerSignInMessages,
  ...composerMessages,
  ...searchMessages,
  ...profileFormMessages,
  ...visitMessages,
  ...nameMessages,
  ...joinMessages,
  ...finderMessages,
}
