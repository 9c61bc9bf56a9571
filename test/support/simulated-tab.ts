import { NEVER, of } from 'rxjs'
import { createApp, type App } from '../../src/application/app'
import type { Random } from '../../src/application/ports/random'
import { makeSimulatorConversations } from '../../src/adapters/im/simulator/conversations'
import { makeAccounts } from '../../src/adapters/rest/accounts'
import { makeChatCalls } from '../../src/adapters/rest/chat-calls'
import { makeGroups } from '../../src/adapters/rest/groups'
import { makeMailbox } from '../../src/adapters/rest/mailbox'
import { makeMemes } from '../../src/adapters/rest/memes'
import { makeProfiles } from '../../src/adapters/rest/profiles'
import { makeQrCodes } from '../../src/adapters/rest/qr-codes'
import { makeRestClient } from '../../src/adapters/rest/rest-client'
import { makeSurroundings } from '../../src/adapters/rest/surroundings'
import { makeXAccounts } from '../../src/adapters/rest/x-accounts'
import type { InPageProviders } from '../../src/adapters/simulator/in-page'
import type { Weather } from '../../src/adapters/simulator/weather'
import { makeLiveFeed } from '../../src/adapters/socket/live-feed'
import { sessionOf } from '../../src/domain/session'
import { memorySettings, memoryVault } from '../adapters/support/memory-ports'
import { HandSigner } from './hand-signer'
import { memoryArchive } from './in-memory/archive'
import type { VirtualTab } from './virtual-browser'

/** What the tabs of one browser share, and the line they have to the simulator. */
export interface SimulatedBrowser {
  readonly vault: ReturnType<typeof memoryVault>
  readonly settings: ReturnType<typeof memorySettings>
  readonly weather: Weather
}

const ORIGIN = 'http://town.example'

/** The whole client with its real adapters in a tab of a virtual browser, over the simulator in this process. */
export const simulatedTab = (
  tab: VirtualTab, browser: SimulatedBrowser, providers: InPageProviders, random: Random,
): App => {
  const made: { app: App | null } = { app: null }
  const { clock } = tab
  const { vault, settings, weather } = browser
  const http = weather.http(providers.http)
  const sockets = weather.sockets(providers.sockets)
  const whence = () => ({ platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null } as const)
  const currentSession = () =>
    made.app === null ? null : sessionOf(made.app.account.sources.session.getSnapshot())?.sessionId ?? null
  const rest = makeRestClient({ http, origin: ORIGIN, clock, vault, currentSession, whence })
  const profiles = makeProfiles(rest, clock)
  const app = createApp({
    accounts: makeAccounts({ rest, vault, random, settings, whence, profiles }),
    archive: memoryArchive(clock),
    clock,
    conversations: makeSimulatorConversations({ sockets, url: 'ws://town.example/im', clock, chat: makeChatCalls(rest) }),
    frames: tab.frames,
    groups: makeGroups(rest),
    idle: tab.idle,
    liveFeed: makeLiveFeed({ sockets, url: 'ws://town.example/ws', clock, vault }),
    logStore: tab.logStore,
    mailbox: makeMailbox(rest),
    surroundings: makeSurroundings(rest),
    memes: makeMemes(rest),
    navigator: { go: () => undefined, reload: () => undefined, leave: () => undefined, leaveFor: () => undefined },
    network: { facts$: of({ type: 'NetworkOnline' } as const) },
    profiles,
    quota: { used: () => Promise.resolve(null) },
    qrCodes: makeQrCodes({ rest, vault, random }),
    xAccounts: makeXAccounts({ rest, vault, random, origin: ORIGIN }),
    xPage: null,
    random,
    releases: { newer$: NEVER },
    signer: new HandSigner(),
    tabs: tab.tabs,
    vault,
    visibility: { visible$: of(true), isAnySeen: () => Promise.resolve(true) },
    sounds: { message: () => undefined },
    systemNotices: { allow: () => Promise.resolve(false), show: () => undefined },
  })
  made.app = app
  return app
}
