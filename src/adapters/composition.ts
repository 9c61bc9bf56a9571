import { Container, type ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Navigator } from '../application/ports/navigator'
import { browserModule, mailModule, restModule, simulatorChatModule, socketModule } from './modules'
export { platformAt } from './wire/headers'
import { T, type CurrentSession, type Hosts, type Whence } from './tokens'

/** What becomes of each part of the client: swapping an adapter is replacing one name in an array. */
const profiles = {
  local: [browserModule, restModule, socketModule, simulatorChatModule],
} as const satisfies Record<string, readonly ContainerModule[]>

export interface Place {
  readonly profile: keyof typeof profiles
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
  container.load(...profiles[profile], ...(mode === 'testing' ? [mailModule] : []))
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
    mailbox: mode === 'testing' ? container.get(T.mailbox) : null,
    navigator,
    network: container.get(T.network),
    random: container.get(T.random),
    tabs: container.get(T.tabs),
    vault: container.get(T.vault),
    visibility: container.get(T.visibility),
  }
}
