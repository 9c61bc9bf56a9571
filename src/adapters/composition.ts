import { Container, type ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Product } from '../domain/shell'
import type { Navigator } from '../application/ports/navigator'
import { featureShelf } from './feature-shelf'
import { inPageModule } from './in-page-module'
import type { LiveConfig } from './live-config'
import {
  browserModule, mailModule, networkModule, ossModule, restModule, liveModule, simulatorChatModule, socketModule, testWalletModule, walletModule, webrtcModule, xPageModule,
} from './modules'
import { agoraModule } from './agora-module'
import { tencentModule } from './tencent-module'
export { readLiveConfig } from './live-config'
export { ownStorage } from './oss/own-storage'
export { hasBeenHere, takeAccessToken } from './browser/arrival'
export { loadFrame, loadInside } from './inside-when-wanted'
export { platformAt } from './wire/headers'

/** Later, so that nothing of it is in the first load. In development there is no such worker. */
export const keepForOffline = (): void => {
  if (import.meta.env.PROD) void import('./browser/offline').then(({ keep }) => { keep() }, () => undefined)
}
import { T, type CurrentSession, type Hosts, type Whence } from './tokens'

/** What becomes of each part of the client: swapping an adapter is replacing one name in an array. */
type Profile = readonly ContainerModule[]

/** One export a profile, not a table of them: a build contains only the adapters of the profile that its entry names. */
export const local: Profile = [browserModule, networkModule, restModule, ossModule, socketModule, simulatorChatModule, liveModule, webrtcModule, walletModule]

/** Nothing but the browser. Its mail and its X are simulated in every mode, and so they are there in every mode. */
export const page: Profile = [
  browserModule, inPageModule, restModule, socketModule, simulatorChatModule, liveModule, webrtcModule, walletModule, mailModule, xPageModule, testWalletModule,
]

/** Real providers, as far as there is an adapter of theirs; where they are, the configuration says. */
export const live = (config: LiveConfig): Profile => [
  browserModule, networkModule, restModule, ossModule, socketModule, tencentModule(config), liveModule, agoraModule(config), walletModule,
]

export interface Place {
  readonly profile: Profile
  /** In testing the codes that are not mailed are shown in the page, X has a page here, and there is a wallet that holds nothing. */
  readonly mode: 'testing' | 'production'
  readonly hosts: Hosts
  readonly product: Product
  readonly navigator: Navigator
  readonly currentSession: CurrentSession
  readonly whence: Whence
}

/** The one place that knows which adapter stands behind which port. A missing or doubled one throws here, by name. */
export const composePorts = ({ profile, mode, hosts, product, navigator, currentSession, whence }: Place): Ports => {
  const container = new Container()
  container.load(...new Set([...profile, ...(mode === 'testing' ? [mailModule, xPageModule, testWalletModule] : [])]))
  container.bind(T.hosts).toConstantValue(hosts)
  container.bind(T.navigator).toConstantValue(navigator)
  container.bind(T.currentSession).toConstantValue(currentSession)
  container.bind(T.whence).toConstantValue(whence)
  return {
    accounts: container.get(T.accounts),
    announcements: container.get(T.announcements),
    archive: container.get(T.archive),
    bots: container.get(T.bots),
    clock: container.get(T.clock),
    conversations: container.get(T.conversations),
    features: featureShelf(container),
    fileStore: container.get(T.fileStore),
    frames: container.get(T.frames),
    groupRunning: container.get(T.groupRunning),
    groups: container.get(T.groups),
    idle: container.get(T.idle),
    keptFiles: container.get(T.keptFiles),
    lastWords: container.get(T.lastWords),
    live: container.get(T.live),
    liveFeed: container.get(T.liveFeed),
    logStore: container.get(T.logStore),
    mailbox: container.isBound(T.mailbox) ? container.get(T.mailbox) : null,
    media: container.get(T.media),
    memes: container.get(T.memes),
    navigator,
    network: container.get(T.network),
    product,
    profiles: container.get(T.profiles),
    quota: container.get(T.quota),
    qrCodes: container.get(T.qrCodes),
    random: container.get(T.random),
    sounds: container.get(T.sounds),
    systemNotices: container.get(T.systemNotices),
    spotlights: container.get(T.spotlights),
    surroundings: container.get(T.surroundings),
    releases: container.get(T.releases),
    signer: container.get(T.signer),
    tabs: container.get(T.tabs),
    vault: container.get(T.vault),
    visibility: container.get(T.visibility),
    xAccounts: container.get(T.xAccounts),
    xPage: container.isBound(T.xPage) ? container.get(T.xPage) : null,
  }
}
