import { createApp, type App } from '../../src/application/app'
import { announcementImplementation } from '../../src/application/features/announcement/announcement'
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
import type { FeatureSlices } from '../../src/domain/event-log'
import type { FeatureLoader } from '../../src/application/ports/feature-loader'

const bound = <C extends FeatureSlices, A, T, S>(
  implementation: FeatureImplementation<C, A, T, undefined, S>,
): BoundFeature => loadedFeature(implementation, undefined)

const withoutPorts: readonly BoundFeature[] = [
  bound(announcementImplementation),
  bound(balanceImplementation),
  bound(chatImplementation),
  bound(connectionImplementation),
  bound(globalSearchImplementation),
  bound(groupAdminImplementation),
  bound(groupOverviewImplementation),
  bound(groupImplementation),
  bound(joinImplementation),
  bound(memeImplementation),
  bound(partnerSignInImplementation),
  bound(priceImplementation),
  bound(profileImplementation),
  bound(qrApprovalImplementation),
  bound(signInImplementation),
  bound(uploadImplementation),
  bound(walletSignInImplementation),
]

/** The main features on these ports, loaded without a network. Other features come from `others`. */
export const mainFeatureLoader = (
  ports: Pick<Ports, 'spacePorts'>,
  others: FeatureLoader = { fetch: () => Promise.resolve(null), ownerOfEvent: () => null },
): FeatureLoader => ({
  fetch: async (name) =>
    name === 'space'
      ? loadedFeature(spaceImplementation, await ports.spacePorts())
      : (withoutPorts.find((feature) => feature.name === name) ?? others.fetch(name)),
  ownerOfEvent: others.ownerOfEvent,
})

export const MAIN_FEATURES: readonly string[] = [...withoutPorts.map(({ name }) => name), 'space']

/** The client with its main features loaded from the start. */
export const wholeApp = (ports: Ports): App => {
  const app = createApp({ ...ports, featureLoader: mainFeatureLoader(ports, ports.featureLoader) })
  for (const name of MAIN_FEATURES) void app.features.load(name)
  return app
}
