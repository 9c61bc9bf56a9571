import { createApp, type App } from '../../src/application/app'
import { announcementImplementation } from '../../src/application/features/announcement/announcement'
import type { Announcements } from '../../src/application/features/announcement/ports'
import type { BalanceAndActivity } from '../../src/application/features/balance/ports'
import type { GroupAdmin } from '../../src/application/features/group-admin/ports'
import type { GroupOverviews } from '../../src/application/features/group-overview/ports'
import type { Memes } from '../../src/application/features/meme/ports'
import { balanceImplementation } from '../../src/application/features/balance/balance'
import { chatImplementation } from '../../src/application/features/chat/chat'
import { connectionImplementation } from '../../src/application/features/connection/connection'
import { globalSearchImplementation } from '../../src/application/features/global-search/global-search'
import { groupAdminImplementation } from '../../src/application/features/group-admin/group-admin'
import { groupOverviewImplementation } from '../../src/application/features/group-overview/group-overview'
import { groupImplementation } from '../../src/application/features/group/group'
import {
  loadedFeature,
  type BoundFeature,
  type FeatureImplementation,
} from '../../src/application/features/implement-feature'
import { joinImplementation } from '../../src/application/features/join/join'
import { memeImplementation } from '../../src/application/features/meme/meme'
import { partnerSignInImplementation } from '../../src/application/features/partner-sign-in/partner-sign-in'
import { priceImplementation } from '../../src/application/features/price/price'
import { profileImplementation } from '../../src/application/features/profile/profile'
import { qrApprovalImplementation } from '../../src/application/features/qr-approval/qr-approval'
import { signInImplementation } from '../../src/application/features/sign-in/sign-in'
import { spaceImplementation } from '../../src/application/features/space/space'
import { uploadImplementation } from '../../src/application/features/upload/upload'
import { walletSignInImplementation } from '../../src/application/features/wallet-sign-in/wallet-sign-in'
import type { Ports } from '../../src/application/ports'
import type { CommandJournal } from '../../src/application/ports/browser/command-journal'
import type { FeatureSlices } from '../../src/domain/event-log'
import { mainFeatures } from './whole-domain'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'

const bound = <C extends FeatureSlices, A, T, S>(
  implementation: FeatureImplementation<C, A, T, undefined, S>,
): BoundFeature => loadedFeature(implementation, undefined)

const withoutPorts: readonly BoundFeature[] = [
  bound(connectionImplementation),
  bound(globalSearchImplementation),
  bound(groupImplementation),
  bound(joinImplementation),
  bound(partnerSignInImplementation),
  bound(priceImplementation),
  bound(profileImplementation),
  bound(qrApprovalImplementation),
  bound(signInImplementation),
  bound(uploadImplementation),
  bound(walletSignInImplementation),
]

/** The ports of the main features that have ports of their own, besides `space`. */
export interface FeaturePorts {
  readonly announcements: Announcements
  readonly balanceAndActivity: BalanceAndActivity
  readonly commandJournal: CommandJournal
  readonly groupAdmin: GroupAdmin
  readonly groupOverviews: GroupOverviews
  readonly memes: Memes
}
export type WholePorts = Ports & FeaturePorts

const withPorts = (ports: FeaturePorts): readonly BoundFeature[] => [
  loadedFeature(announcementImplementation, ports.announcements),
  loadedFeature(balanceImplementation, ports.balanceAndActivity),
  loadedFeature(chatImplementation, ports.commandJournal),
  loadedFeature(groupAdminImplementation, ports.groupAdmin),
  loadedFeature(groupOverviewImplementation, ports.groupOverviews),
  loadedFeature(memeImplementation, ports.memes),
]

/** The main features on these ports, loaded without a network. Other features come from `others`. */
export const mainFeatureLoader = (
  ports: Pick<Ports, 'spacePorts'> & FeaturePorts,
  others: FeatureLoader = { fetch: () => Promise.resolve(null), ownerOfEvent: () => null },
): FeatureLoader => ({
  fetch: async (name) =>
    name === 'space'
      ? loadedFeature(spaceImplementation, await ports.spacePorts())
      : ([...withoutPorts, ...withPorts(ports)].find((feature) => feature.name === name) ?? others.fetch(name)),
  ownerOfEvent: others.ownerOfEvent,
})

export const MAIN_FEATURES: readonly string[] = mainFeatures.map(({ name }) => name)

/** The client with its main features loaded from the start. */
export const wholeApp = (ports: WholePorts): App => {
  const app = createApp({ ...ports, featureLoader: mainFeatureLoader(ports, ports.featureLoader) })
  for (const name of MAIN_FEATURES) void app.features.load(name)
  return app
}
