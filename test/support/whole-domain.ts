import type * as t from 'io-ts'
import { announcementFeature } from '../../src/domain/announcement/feature'
import { balanceFeature } from '../../src/domain/balance/feature'
import { chatFeature } from '../../src/domain/chat/feature'
import { connectionFeature } from '../../src/domain/connection/feature'
import { coreAccountMessages, coreAccountSlices, coreTabMessages, coreTabSlices } from '../../src/domain/core'
import type { MessageCodecs } from '../../src/domain/event-log'
import { messageUnion } from '../../src/domain/event-log/message-registry'
import type { AccountMessage as AnyAccountMessage, TabMessage as AnyTabMessage } from '../../src/domain/features'
import { globalSearchFeature } from '../../src/domain/global-search/feature'
import { groupAdminFeature } from '../../src/domain/group-admin/feature'
import { groupOverviewFeature } from '../../src/domain/group-overview/feature'
import { groupFeature } from '../../src/domain/group/feature'
import { joinFeature } from '../../src/domain/join/feature'
import { memeFeature } from '../../src/domain/meme/feature'
import { partnerSignInFeature } from '../../src/domain/partner-sign-in/feature'
import { priceFeature } from '../../src/domain/price/feature'
import { profileFeature } from '../../src/domain/profile/feature'
import { qrApprovalFeature } from '../../src/domain/qr-approval/feature'
import { signInFeature } from '../../src/domain/sign-in/feature'
import { spaceFeature } from '../../src/domain/space/feature'
import { uploadFeature } from '../../src/domain/upload/feature'
import { walletSignInFeature } from '../../src/domain/wallet-sign-in/feature'

/** The features that make up most of the product. Tests of a log load them from the start. */
export const mainFeatures = [
  announcementFeature,
  balanceFeature,
  chatFeature,
  connectionFeature,
  globalSearchFeature,
  groupFeature,
  groupAdminFeature,
  groupOverviewFeature,
  joinFeature,
  memeFeature,
  partnerSignInFeature,
  priceFeature,
  profileFeature,
  qrApprovalFeature,
  signInFeature,
  spaceFeature,
  uploadFeature,
  walletSignInFeature,
] as const

/** The account slices of the core and of the main features, by name. */
export const allAccountSlices = () => ({
  ...coreAccountSlices(),
  ...announcementFeature.slices().account,
  ...balanceFeature.slices().account,
  ...chatFeature.slices().account,
  ...connectionFeature.slices().account,
  ...groupFeature.slices().account,
  ...groupOverviewFeature.slices().account,
  ...memeFeature.slices().account,
  ...priceFeature.slices().account,
  ...profileFeature.slices().account,
  ...spaceFeature.slices().account,
  ...uploadFeature.slices().account,
})
export type AllAccountSlices = ReturnType<typeof allAccountSlices>

/** The tab slices of the core and of the main features, by name. Forms have the name of their feature. */
export const allTabSlices = () => {
  const { form: announceForm } = announcementFeature.slices().tab
  const { form: profileForm, ...profile } = profileFeature.slices().tab
  const { form: spaceForm } = spaceFeature.slices().tab
  const { email: emailSignIn, x: xSignIn, qr: qrSignIn } = signInFeature.slices().tab
  return {
    ...coreTabSlices(),
    announceForm,
    profileForm,
    spaceForm,
    emailSignIn,
    xSignIn,
    qrSignIn,
    ...profile,
    ...chatFeature.slices().tab,
    ...globalSearchFeature.slices().tab,
    ...groupAdminFeature.slices().tab,
    ...joinFeature.slices().tab,
    ...partnerSignInFeature.slices().tab,
    ...qrApprovalFeature.slices().tab,
    ...walletSignInFeature.slices().tab,
  }
}
export type AllTabSlices = ReturnType<typeof allTabSlices>

export const accountMessages: MessageCodecs = Object.assign(
  {},
  coreAccountMessages,
  ...mainFeatures.map(({ messages }) => messages.account),
)
export const tabMessages: MessageCodecs = Object.assign(
  {},
  coreTabMessages,
  ...mainFeatures.map(({ messages }) => messages.tab),
)
export const AccountMessage: t.Type<AnyAccountMessage, unknown> = messageUnion(accountMessages)
export type AccountMessage = AnyAccountMessage
export const TabMessage: t.Type<AnyTabMessage, unknown> = messageUnion(tabMessages)
export type TabMessage = AnyTabMessage
