import { Container, type ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Navigator } from '../application/ports/navigator'
import { inPageModule } from './in-page-module'
import {
  browserModule, mailModule, networkModule, restModule, simulatorChatModule, socketModule, testWalletModule, walletModule, xPageModule,
} from './modules'
export { takeAccessToken } from './browser/arrival'
export { loadInside } from './inside-when-wanted'
export { platformAt } from './wire/headers'
import { T, type CurrentSession, type Hosts, type Whence } from './tokens'

/** What becomes of each part of the client: swapping an adapter is replacing one name in an array. */
type Profile = readonly ContainerModule[]

/** One export a profile, not a table of them: a build contains only the adapters of the profile that its entry names. */
export const local: Profile = [browserModule, networkModule, restModule, socketModule, simulatorChatModule, walletModule]

/** Nothing but the browser. Its mail and its X are simulated in every mode, and so they are there in every mode. */
export const page: Profile = [
  browserModule, inPageModule, restModule, socketModule, simulatorChatModule, walletModule, mailModule, xPageModule, testWalletModule,
]

export interface Place {
  readonly profile: Profile
  /** In testing the codes that are not mailed are shown in the page, X has a page here, and there is a wallet that holds nothing. */
  readonly mode: 'testing' | 'production'
  readonly hosts: Hosts
  readonly navigator: Navigator
  readonly currentSession: CurrentSession
  readonly whence: Whence
}

/** The one place that knows which adapter stands behind which port. A missing or doubled one throws here, by name. */
export const composePorts = ({ profile, mode, hosts, navigator, currentSession, whence }: Place): Ports => {
  const container = new Container()
  container.load(...new Set([...profile, ...(mode === 'testing' ? [mailModule, xPageModule, testWalletModule] : [])]))
  container.bind(T.hosts).toConstantValue(hosts)
  container.bind(T.navigator).toConstantValue(navigator)
  container.bind(T.currentSession).toConstantValue(currentSession)
  container.bind(T.whence).toConstantValue(whence)
  return {
    accounts: container.get(T.accounts),
    archive: container.get(T.archive),
    bots: container.get(T.bots),
    clock: container.get(T.clock),
    conversations: container.get(T.conversations),
    frames: container.get(T.frames),
    groups: container.get(T.groups),
    idle: container.get(T.idle),
    liveFeed: container.get(T.liveFeed),
    logStore: container.get(T.logStore),
    mailbox: container.isBound(T.mailbox) ? container.get(T.mailbox) : null,
    memes: container.get(T.memes),
    navigator,
    network: container.get(T.network),
    profiles: container.get(T.profiles),
    quota: container.get(T.quota),
    qrCodes: container.get(T.qrCodes),
    random: container.get(T.random),
    sounds: container.get(T.sounds),
    systemNotices: container.get(T.systemNotices),
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
