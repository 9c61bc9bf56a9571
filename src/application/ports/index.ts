import type { Accounts } from './accounts'
import type { Archive } from './archive'
import type { Clock } from './clock'
import type { Conversations } from './conversations'
import type { Groups } from './groups'
import type { Idle } from './idle'
import type { LiveFeed } from './live-feed'
import type { LogStore } from './log-store'
import type { Mailbox } from './mailbox'
import type { Navigator } from './navigator'
import type { Network } from './network'
import type { Random } from './random'
import type { Tabs } from './tabs'
import type { Vault } from './vault'
import type { Visibility } from './visibility'

/** Everything the application needs of the world. */
export interface Ports {
  readonly accounts: Accounts
  readonly archive: Archive
  readonly clock: Clock
  readonly conversations: Conversations
  readonly groups: Groups
  readonly idle: Idle
  readonly liveFeed: LiveFeed
  readonly logStore: LogStore
  /** `null` where mail is really sent. */
  readonly mailbox: Mailbox | null
  readonly navigator: Navigator
  readonly network: Network
  readonly random: Random
  readonly tabs: Tabs
  readonly vault: Vault
  readonly visibility: Visibility
}
