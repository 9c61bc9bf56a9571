import { NEVER, of } from 'rxjs'
import type { App } from '../../src/application/app'
import { stubMedia, type StubMedia } from './stub-media'
import { wholeApp } from './whole-app'
import type { Ports } from '../../src/application/ports'
import type { CommandJournal } from '../../src/application/ports/browser/command-journal'
import type { Random } from '../../src/application/ports/browser/random'
import { makeSimulatorConversations } from '../../src/adapters/im/simulator/conversations'
import { makeAccounts } from '../../src/adapters/rest/sign-in/accounts'
import { makeAnnouncements } from '../../src/adapters/rest/announcements'
import { makeBots } from '../../src/adapters/rest/bot-list'
import { makeChatRest } from '../../src/adapters/rest/chat/chat-rest'
import { makeGroupAdmin } from '../../src/adapters/rest/group-admin'
import { makeGroups } from '../../src/adapters/rest/groups'
import { makeSimulator } from '../../src/adapters/rest/sign-in/simulator'
import { makeMemes } from '../../src/adapters/rest/chat/memes'
import { makeProfiles } from '../../src/adapters/rest/profiles'
import { makeBrowserHttp } from '../../src/adapters/browser/network/http-driver'
import { makeServerClock } from '../../src/adapters/browser/time/server-clock'
import { makeQrCodes } from '../../src/adapters/rest/sign-in/qr-codes'
import { makeRestClient } from '../../src/adapters/rest/client/rest-client'
import { makeGroupOverviews } from '../../src/adapters/rest/group-overview'
import { makeBalanceAndActivity } from '../../src/adapters/rest/balance-and-activity'
import { makeXAccounts } from '../../src/adapters/rest/sign-in/x-accounts'
import type { ProviderDrivers } from '../../src/adapters/simulator/providers'
import type { NetworkFaults } from '../../src/adapters/simulator/network-faults'
import type { Vault } from '../../src/application/ports/browser/vault'
import { makeRooms } from '../../src/adapters/rest/rooms'
import { makeSpaces } from '../../src/adapters/rest/spaces'
import { makeLiveFeed } from '../../src/adapters/socket/live-feed'
import { sessionOf } from '../../src/domain/session'
import type { memorySettings } from '../adapters/support/memory-ports'
import { featureLoaderOver } from './feature-loader'
import { FakeSigner } from './fake-signer'
import { memoryArchive } from './in-memory/archive'
import { MemoryFileStore } from './in-memory/file-store'
import { memoryFileCache } from './in-memory/file-cache'
import { memoryUnloadJournal } from './in-memory/unload-journal'
import { acceptAllMedia } from './in-memory/accept-all-media'
import { PRODUCT } from '../../src/domain/shell'

/** The storage that all tabs of one browser share, and its network to the simulator. */
export interface SimulatedBrowser {
  readonly vault: Vault
  readonly settings: ReturnType<typeof memorySettings>
  readonly weather: Pick<NetworkFaults, 'http' | 'sockets'>
}

/** The ports that the virtual tab provides. */
type OwnPorts = Pick<Ports, 'clock' | 'animationFrames' | 'idle' | 'logStore' | 'tabs'> & {
  readonly commandJournal: CommandJournal
  readonly media?: StubMedia
  /** Stops virtual time until real work, such as an import, is done. */
  readonly holds?: <A>(work: Promise<A>) => Promise<A>
}

const ORIGIN = 'http://town.example'

/**
 * The whole client with its real adapters in a tab of a virtual browser, over the simulator in this process. `other`
 * replaces ports.
 */
export const simulatedTab = (
  tab: OwnPorts,
  browser: SimulatedBrowser,
  providers: ProviderDrivers,
  random: Random,
  other: Partial<Ports> = {},
): App => {
  const made: { app: App | null } = { app: null }
  const { clock: device } = tab
  const { vault, settings, weather } = browser
  const clock = makeServerClock(device, settings, { addEventListener: () => undefined })
  const http = makeBrowserHttp(clock, () => null, weather.http(providers.http))
  const sockets = weather.sockets(providers.sockets)
  const whence = () => ({ platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }) as const
  const currentSession = () =>
    made.app === null ? null : (sessionOf(made.app.account.slices.session.get())?.sessionId ?? null)
  const rest = makeRestClient({ http, origin: ORIGIN, clock: device, vault, currentSession, whence })
  const profiles = makeProfiles(rest, device)
  const { mediaDevices, mediaRoom } = tab.media ?? stubMedia(device)
  const signer = new FakeSigner()
  const liveFeed = makeLiveFeed({
    sockets,
    url: 'ws://town.example/ws',
    clock: device,
    vault,
    timeRequest: clock.timeRequest,
  })
  const { holds = (work) => work } = tab
  const spacePorts = () =>
    Promise.resolve({
      mediaDevices,
      mediaRoom,
      spaces: makeSpaces(rest, clock),
      rooms: makeRooms({ rest, say: liveFeed.say }),
    })
  const shelf = featureLoaderOver({
    rest,
    feed: liveFeed,
    random,
    settings,
    currentSession,
    signer,
    spacePorts,
  })
  const app = wholeApp({
    featureLoader: {
      fetch: (name) => holds(shelf.fetch(name)),
      ownerOfEvent: shelf.ownerOfEvent,
    },
    accounts: makeAccounts({ rest, vault, random, settings, whence, profiles }),
    announcements: makeAnnouncements(rest),
    archive: memoryArchive(device),
    clock,
    conversations: makeSimulatorConversations({
      sockets,
      url: 'ws://town.example/im',
      clock: device,
      chat: makeChatRest(rest),
    }),
    fileStore: new MemoryFileStore(),
    animationFrames: tab.animationFrames,
    fileCache: memoryFileCache(),
    media: acceptAllMedia,
    groupAdmin: makeGroupAdmin(rest),
    groups: makeGroups(rest),
    idle: tab.idle,
    unloadJournal: memoryUnloadJournal(),
    commandJournal: tab.commandJournal,
    hasLeftCommands: () => tab.commandJournal.left().length > 0,
    liveFeed,
    spacePorts,
    logStore: tab.logStore,
    simulator: makeSimulator(rest),
    groupOverviews: makeGroupOverviews(rest),
    balanceAndActivity: makeBalanceAndActivity(rest),
    bots: makeBots(rest),
    memes: makeMemes(rest, []),
    product: PRODUCT,
    navigator: {
      host: 'town.example',
      go: () => undefined,
      reload: () => undefined,
      leave: () => undefined,
      leaveFor: () => undefined,
    },
    network: { facts$: of({ type: 'NetworkOnline' } as const) },
    profiles,
    quota: { used: () => Promise.resolve(null) },
    qrCodes: makeQrCodes({ rest, vault, random }),
    xAccounts: makeXAccounts({ rest, vault, random, origin: ORIGIN }),
    xPage: null,
    random,
    releases: { running: null, newer$: NEVER, isServed: () => Promise.resolve(true) },
    signer,
    tabs: tab.tabs,
    vault,
    visibility: { visible$: of(true), isAnySeen: () => Promise.resolve(true) },
    sounds: { message: () => undefined },
    systemNotices: { allow: () => Promise.resolve(false), show: () => () => undefined },
    ...other,
  })
  made.app = app
  return app
}
