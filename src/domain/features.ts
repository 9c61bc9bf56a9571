import type { accountDeletionFeature } from './account-deletion/feature'
import type { announcementFeature } from './announcement/feature'
import type { balanceFeature } from './balance/feature'
import type { botFeature } from './bot/feature'
import type { bubbleFeature } from './bubble/feature'
import type { callFeature } from './call/feature'
import type { captionsFeature } from './captions/feature'
import type { chatFeature } from './chat/feature'
import type { connectionFeature } from './connection/feature'
import type { dataExportFeature } from './data-export/feature'
import type { devicesFeature } from './devices/feature'
import type { giftFeature } from './gift/feature'
import type { globalSearchFeature } from './global-search/feature'
import type { groupFeature } from './group/feature'
import type { groupAdminFeature } from './group-admin/feature'
import type { groupOverviewFeature } from './group-overview/feature'
import type { identityFeature } from './identity/feature'
import type { influenceFeature } from './influence/feature'
import type { joinFeature } from './join/feature'
import type { levelsFeature } from './levels/feature'
import type { looperFeature } from './looper/feature'
import type { mallFeature } from './mall/feature'
import type { memeFeature } from './meme/feature'
import type { notificationFeature } from './notification/feature'
import type { partnerFeature } from './partner/feature'
import type { partnerSignInFeature } from './partner-sign-in/feature'
import type { passkeysFeature } from './passkeys/feature'
import type { priceFeature } from './price/feature'
import type { profileFeature } from './profile/feature'
import type { pushFeature } from './push/feature'
import type { qrApprovalFeature } from './qr-approval/feature'
import type { recapFeature } from './recap/feature'
import type { recordingFeature } from './recording/feature'
import type { restreamFeature } from './restream/feature'
import type { scheduledMessagesFeature } from './scheduled-messages/feature'
import type { signInFeature } from './sign-in/feature'
import type { slowModeFeature } from './slow-mode/feature'
import type { spaceFeature } from './space/feature'
import type { uploadFeature } from './upload/feature'
import type { voiceFeature } from './voice/feature'
import type { walletFeature } from './wallet/feature'
import type { walletSignInFeature } from './wallet-sign-in/feature'
import type { moderationFeature } from './moderation/feature'
import type { CoreAccountMessage, CoreTabMessage } from './core'
import type { Feature, OpaqueMessage } from './event-log'
import type { QueryMessage } from './query'

/** The part of a manifest that the core knows before the feature has loaded. */
interface ListedFeature<F> {
  /** Types of messages of other features that this feature handles. Its `listensTo` has their codecs. */
  readonly listensTo: readonly string[]
  /** Never set. The property carries the feature's type for the compiler. */
  readonly is?: F
}

const listed = <F>(listensTo: readonly string[] = []): ListedFeature<F> => ({ listensTo })

/**
 * Every feature beyond the core, by the name of its folder (ADR 16). The imports above are types, so a page loads a
 * feature's code only when a page shows the feature, or when the feature must act.
 */
export const features = {
  'account-deletion': listed<typeof accountDeletionFeature>(),
  announcement: listed<typeof announcementFeature>(),
  balance: listed<typeof balanceFeature>(),
  bot: listed<typeof botFeature>(),
  bubble: listed<typeof bubbleFeature>(),
  call: listed<typeof callFeature>(),
  captions: listed<typeof captionsFeature>(),
  chat: listed<typeof chatFeature>([
    'profile/RelationChanged',
    'group/GroupJoined',
    'group/AdmittedToGroup',
    'group/GroupChanged',
    'group-admin/GroupSaved',
    'group-admin/GroupActionDone',
    'upload/FileStored',
    'upload/FileNotStored',
    'upload/DropUpload',
    'upload/RetryUpload',
  ]),
  connection: listed<typeof connectionFeature>(),
  'data-export': listed<typeof dataExportFeature>(),
  devices: listed<typeof devicesFeature>(),
  gift: listed<typeof giftFeature>(),
  'global-search': listed<typeof globalSearchFeature>(),
  group: listed<typeof groupFeature>(['chat/ChatActionDone', 'group-admin/GroupSaved', 'group-admin/GroupActionDone']),
  'group-admin': listed<typeof groupAdminFeature>(),
  'group-overview': listed<typeof groupOverviewFeature>(),
  identity: listed<typeof identityFeature>(),
  influence: listed<typeof influenceFeature>(),
  join: listed<typeof joinFeature>(),
  levels: listed<typeof levelsFeature>(),
  looper: listed<typeof looperFeature>(),
  mall: listed<typeof mallFeature>(),
  meme: listed<typeof memeFeature>(),
  notification: listed<typeof notificationFeature>(),
  partner: listed<typeof partnerFeature>(),
  'partner-sign-in': listed<typeof partnerSignInFeature>(),
  passkeys: listed<typeof passkeysFeature>(),
  price: listed<typeof priceFeature>(),
  profile: listed<typeof profileFeature>(),
  push: listed<typeof pushFeature>(),
  'qr-approval': listed<typeof qrApprovalFeature>(),
  recap: listed<typeof recapFeature>(),
  recording: listed<typeof recordingFeature>(['upload/FileStored']),
  restream: listed<typeof restreamFeature>(),
  'scheduled-messages': listed<typeof scheduledMessagesFeature>(),
  'sign-in': listed<typeof signInFeature>(),
  'slow-mode': listed<typeof slowModeFeature>(['group/GroupChanged']),
  space: listed<typeof spaceFeature>(['group/GroupJoined']),
  upload: listed<typeof uploadFeature>(['chat/SendFiles']),
  voice: listed<typeof voiceFeature>(),
  wallet: listed<typeof walletFeature>(),
  'wallet-sign-in': listed<typeof walletSignInFeature>(),
  moderation: listed<typeof moderationFeature>(),
}

export type FeatureName = keyof typeof features
export type Features = {
  readonly [N in FeatureName]: (typeof features)[N] extends ListedFeature<infer F> ? F : never
}
export type SlicesOf<N extends FeatureName> = Features[N] extends { readonly slices: () => infer C } ? C : never

type AccountMessageOf<F> = F extends Feature<infer _C, infer A, infer _T> ? A : never
type TabMessageOf<F> = F extends Feature<infer _C, infer _A, infer T> ? T : never

/** Every command and fact of the account's log. */
export type AccountMessage = CoreAccountMessage | QueryMessage | OpaqueMessage | AccountMessageOf<Features[FeatureName]>
/** Every command and fact of a tab's log. */
export type TabMessage = CoreTabMessage | QueryMessage | OpaqueMessage | TabMessageOf<Features[FeatureName]>
