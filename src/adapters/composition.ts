import { hasLeftCommands } from './browser/storage/has-left-commands'
import { Container, type ContainerModule } from 'inversify'
import type { prepare } from './browser/page/next-page'
import type { Ports } from '../application/ports'
import type { Product } from '../domain/shell'
import type { Navigator } from '../application/ports/browser/navigator'
import { makeFeatureLoader } from './features/feature-loader'
import { browserHostModule } from './simulator/browser-host/browser-host.module'
import type { LiveConfig } from './live/live-config'
import {
  browserModule,
  simulatorModule,
  networkModule,
  ossModule,
  restModule,
  spacesModule,
  simulatorChatModule,
  socketModule,
  testWalletModule,
  signerModule,
  webrtcModule,
  simulatedXModule,
} from './modules'
import { agoraModule } from './agora/agora.module'
import { tencentModule } from './im/tencent/tencent.module'
export { readLiveConfig } from './live/live-config'
export { sameOriginStorage } from './oss/same-origin-storage'
export { takeAccessTokenFromUrl } from './browser/page/access-token-in-url'
export { preloadFeatures } from './features'
export { featureModule } from './features/feature-module'
export { hasFaultsAtStart } from './faults/faults-at-start'
export { platformForWidth } from './wire/codecs/headers'

/** What remains to do once the app has started. The code loads lazily, to stay out of the first load. */
export const prepareNextPage = (...parts: Parameters<typeof prepare>): void => {
  void import('./browser/page/next-page').then(({ prepare }) => prepare(...parts)).catch(() => undefined)
}
import { TOKENS, type CurrentSession, type ProviderHosts, type ClientInfoSource } from './tokens'

/** The modules that bind the app's adapters. To swap an adapter, replace its module in the array. */
type Profile = readonly ContainerModule[]

/** Each profile is a separate export, so that a build contains only the adapters of its profile. */
export const simulatorProfile: Profile = [
  browserModule,
  networkModule,
  restModule,
  ossModule,
  socketModule,
  simulatorChatModule,
  spacesModule,
  webrtcModule,
  signerModule,
]

/**
 * The profile that runs in the browser alone. This profile simulates emails and the X sign-in page, so both are
 * available in every mode.
 */
export const standaloneProfile: Profile = [
  browserModule,
  browserHostModule,
  restModule,
  socketModule,
  simulatorChatModule,
  spacesModule,
  webrtcModule,
  signerModule,
  simulatorModule,
  simulatedXModule,
  testWalletModule,
]

/** The profile with real providers. The configuration contains the providers' addresses. */
export const liveProfile = (config: LiveConfig): Profile => [
  browserModule,
  networkModule,
  restModule,
  ossModule,
  socketModule,
  tencentModule(config),
  spacesModule,
  agoraModule(config),
  signerModule,
]

export interface CompositionOptions {
  readonly profile: Profile
  /** In `testing` mode, the page shows emailed codes and offers a simulated X page and a test wallet without funds. */
  readonly mode: 'testing' | 'production'
  readonly hosts: ProviderHosts
  readonly product: Product
  readonly navigator: Navigator
  readonly currentSession: CurrentSession
  readonly whence: ClientInfoSource
}

/**
 * Connects ports to adapters. Only this function connects them. A missing or doubled binding throws an error with the
 * name of the binding.
 */
export const composePorts = ({
  profile,
  mode,
  hosts,
  product,
  navigator,
  currentSession,
  whence,
}: CompositionOptions): Ports => {
  const container = new Container()
  container.load(
    ...new Set([...profile, ...(mode === 'testing' ? [simulatorModule, simulatedXModule, testWalletModule] : [])]),
  )
  container.bind(TOKENS.hosts).toConstantValue(hosts)
  container.bind(TOKENS.navigator).toConstantValue(navigator)
  container.bind(TOKENS.currentSession).toConstantValue(currentSession)
  container.bind(TOKENS.clientInfo).toConstantValue(whence)
  return {
    accounts: container.get(TOKENS.accounts),
    archive: container.get(TOKENS.archive),
    bots: container.get(TOKENS.bots),
    clock: container.get(TOKENS.clock),
    conversations: container.get(TOKENS.conversations),
    featureLoader: makeFeatureLoader(container),
    fileStore: container.get(TOKENS.fileStore),
    animationFrames: container.get(TOKENS.animationFrames),
    groups: container.get(TOKENS.groups),
    idle: container.get(TOKENS.idle),
    fileCache: container.get(TOKENS.fileCache),
    hasLeftCommands,
    unloadJournal: container.get(TOKENS.unloadJournal),
    spacePorts: container.get(TOKENS.spacePorts),
    liveFeed: container.get(TOKENS.liveFeed),
    logStore: container.get(TOKENS.logStore),
    simulator: container.isBound(TOKENS.simulator) ? container.get(TOKENS.simulator) : null,
    media: container.get(TOKENS.media),
    navigator,
    network: container.get(TOKENS.network),
    product,
    profiles: container.get(TOKENS.profiles),
    quota: container.get(TOKENS.quota),
    qrCodes: container.get(TOKENS.qrCodes),
    random: container.get(TOKENS.random),
    sounds: container.get(TOKENS.sounds),
    systemNotices: container.get(TOKENS.systemNotices),
    releases: container.get(TOKENS.releases),
    signer: container.get(TOKENS.signer),
    tabs: container.get(TOKENS.tabs),
    vault: container.get(TOKENS.vault),
    visibility: container.get(TOKENS.visibility),
    xAccounts: container.get(TOKENS.xAccounts),
    xPage: container.isBound(TOKENS.xPage) ? container.get(TOKENS.xPage) : null,
  }
}
