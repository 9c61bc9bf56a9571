import type * as t from 'io-ts'
import { chatMessages, composerMessages, messageSearchMessages } from '../../../src/domain/chat'
import { connectionMessages } from '../../../src/domain/connection'
import { AlarmRang, EffectAttempted } from '../../../src/domain/event-log'
import { globalSearchMessages } from '../../../src/domain/global-search'
import { groupMessages } from '../../../src/domain/group'
import { joinMessages } from '../../../src/domain/join'
import { priceMessages } from '../../../src/domain/price/price.messages'
import {
  userNameMessages,
  profileFormMessages,
  profileMessages,
  openProfileMessages,
} from '../../../src/domain/profile'
import { inviteCodeMessages, sessionMessages } from '../../../src/domain/session'
import { partnerSignInMessages } from '../../../src/domain/partner-sign-in'
import { qrApprovalMessages } from '../../../src/domain/qr-approval'
import { qrSignInMessages, emailSignInMessages, xSignInMessages } from '../../../src/domain/sign-in'
import { walletSignInMessages } from '../../../src/domain/wallet-sign-in'
import { appPromptMessages, preferencesMessages, shellMessages } from '../../../src/domain/shell'
import { balanceFeature } from '../../../src/domain/balance/feature'

export const accountKinds: Readonly<Record<string, t.Mixed>> = {
  AlarmRang,
  EffectAttempted,
  ...sessionMessages,
  ...connectionMessages,
  ...chatMessages,
  ...groupMessages,
  ...priceMessages,
  ...preferencesMessages,
  ...balanceFeature.messages.account,
  ...profileMessages,
}
export const tabKinds: Readonly<Record<string, t.Mixed>> = {
  AlarmRang,
  EffectAttempted,
  ...shellMessages,
  ...appPromptMessages,
  ...emailSignInMessages,
  ...inviteCodeMessages,
  ...xSignInMessages,
  ...qrSignInMessages,
  ...qrApprovalMessages,
  ...walletSignInMessages,
  ...partnerSignInMessages,
  ...composerMessages,
  ...messageSearchMessages,
  ...profileFormMessages,
  ...openProfileMessages,
  ...userNameMessages,
  ...joinMessages,
  ...globalSearchMessages,
}
