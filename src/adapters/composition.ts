import { Container, type ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Navigator } from '../application/ports/navigator'
import { inPageModule } from './in-page-module'
import { browserModule, mailModule, networkModule, restModule, simulatorChatModule, socketModule } from './modules'
export { platformAt } from './wire/headers'
import { T, type CurrentSession, type Hosts, type Whence } from './tokens'

/** What becomes of each part of the client: swapping an adapter is replacing one name in an array. */
type Profile = readonly ContainerModule[]

/** One export a profile, not a table of them: a build contains only the adapters of the profile that its entry names. */
export const local: Profile = [browserModule, networkModule, restModule, socketModule, simulatorChatModule]

/** Nothing but the browser. Its mail is simulated in every mode, and so its inbox is there in every mode. */
export const page: Profile = [browserModule, inPageModule, restModule, socketModule, simulatorChatModule, mailModule]

export interface Place {
  readonly profile: Profile
  /** Where mail is not really sent, the codes are shown in the page. */
  readonly mode: 'testing' | 'production'
  readonly hosts: Hosts
  readonly navigator: Navigator
  readonly currentSession: CurrentSession
  readonly whence: Whence
}

/** The one place that knows which adapter stands behind which port. A missing or doubled one throws here, by name. */
export const composePorts = ({ profile, mode, hosts, navigator, currentSession, whence }: Place): Ports => {
  const container = new Container()
  container.load(...new Set([...profile, ...(mode === 'testing' ? [mailModule] : [])]))
  container.bind(T.hosts).toConstantValue(hosts)
  container.bind(T.navigator).toConstantValue(navigator)
  container.bind(T.currentSession).toConstantValue(currentSession)
  container.bind(T.whence).toConstantValue(whence)
  return {
    accounts: container.get(T.accounts),
    archive: container.get(T.archive),
    clock: container.get(T.clock),
    conversations: container.get(T.conversations),
    groups: container.get(T.groups),
    idle: container.get(T.idle),
    liveFeed: container.get(T.liveFeed),
    logStore: container.get(T.logStore),
    mailbox: container.isBound(T.mailbox) ? container.get(T.mailbox) : null,
    navigator,
    network: container.get(T.network),
    random: container.get(T.random),
    tabs: container.get(T.tabs),
    vault: container.get(T.vault),
    visibility: container.get(T.visibility),
  }
}
