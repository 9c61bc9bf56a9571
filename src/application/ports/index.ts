import type { Product } from '../../domain/shell'
import type { Accounts } from './accounts'
import type { Archive } from './browser/archive'
import type { Bots } from './bots'
import type { Clock } from './browser/clock'
import type { Conversations } from './conversations'
import type { FeatureLoader } from './feature-loader'
import type { FileStore } from './file-store'
import type { AnimationFrames } from './browser/animation-frames'
import type { Groups } from './groups'
import type { Idle } from './browser/idle'
import type { FileCache } from './browser/file-cache'
import type { UnloadJournal } from './browser/unload-journal'
import type { SpacePorts } from './space-ports'
import type { LiveFeed } from './live-feed'
import type { LogStore } from './browser/log-store'
import type { Simulator } from './simulator'
import type { Media } from './media'
import type { Navigator } from './browser/navigator'
import type { Network } from './browser/network'
import type { Profiles } from './profiles'
import type { Quota } from './browser/quota'
import type { QrCodes } from './qr-codes'
import type { Random } from './browser/random'
import type { Sounds } from './browser/sounds'
import type { Releases } from './browser/releases'
import type { SystemNotices } from './browser/system-notices'
import type { Signer } from './signer'
import type { Tabs } from './browser/tabs'
import type { Vault } from './browser/vault'
import type { Visibility } from './browser/visibility'
import type { XAccounts } from './x-accounts'
import type { XPage } from './x-page'

export interface Ports {
  readonly accounts: Accounts
  readonly archive: Archive
  readonly bots: Bots
  readonly clock: Clock
  readonly conversations: Conversations
  readonly featureLoader: FeatureLoader
  readonly fileStore: FileStore
  readonly animationFrames: AnimationFrames
  readonly groups: Groups
  readonly idle: Idle
  readonly fileCache: FileCache
  readonly unloadJournal: UnloadJournal
  /** Whether a closed page left commands that it could not store. */
  readonly hasLeftCommands: () => boolean
  /** Loads the ports of the space feature. A failed load is repeated. */
  readonly spacePorts: () => Promise<SpacePorts>
  readonly liveFeed: LiveFeed
  readonly logStore: LogStore
  /** What only a simulated server offers; `null` with real providers. */
  readonly simulator: Simulator | null
  readonly media: Media
  readonly navigator: Navigator
  readonly network: Network
  readonly product: Product
  readonly profiles: Profiles
  readonly quota: Quota
  readonly qrCodes: QrCodes
  readonly random: Random
  readonly sounds: Sounds
  readonly systemNotices: SystemNotices
  readonly releases: Releases
  readonly signer: Signer
  readonly tabs: Tabs
  readonly vault: Vault
  readonly visibility: Visibility
  readonly xAccounts: XAccounts
  /** The simulated page of X; `null` if the real X is used. */
  readonly xPage: XPage | null
}
