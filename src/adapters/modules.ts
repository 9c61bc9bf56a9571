import { ContainerModule, type Bind, type ServiceIdentifier } from 'inversify'
import type { Ports } from '../application/ports'
import type { Settings } from '../application/ports/browser/settings'
import { makeClock } from './browser/time/clock'
import { makeServerClock, type ServerClock } from './browser/time/server-clock'
import { makeAnimationFrames } from './browser/time/animation-frames'
import { makeBrowserHttp } from './browser/network/http-driver'
import { makeIdle } from './browser/time/idle'
import { makeUnloadJournal } from './browser/storage/unload-journal'
import { makeLogStore } from './browser/storage/log-store'
import { makeNetwork } from './browser/network/network'
import { makeQuota } from './browser/storage/quota'
import { makeRandom } from './browser/time/random'
import { makeSettings } from './browser/storage/settings'
import { makeSystemNotifications } from './browser/page/system-notifications'
import { makeTabs } from './browser/tabs/tabs'
import { makeVault } from './browser/storage/vault'
import { makeVisibility } from './browser/page/visibility'
import { makeAccounts } from './rest/sign-in/accounts'
import { httpThroughSeam } from './faults/fault-seam'
import type { HttpDriver } from './rest/client/http-driver'
import { makeRestClient, type RestClient } from './rest/client/rest-client'
import { makeSigner } from './browser-wallet/signer'
import {
  lazyArchive,
  lazyBots,
  lazySimulatorConversations,
  lazyGroups,
  lazySocketLiveFeed,
  loadSockets,
  lazyProfiles,
} from './lazy/lazy-community-ports'
import { lazySpacePorts } from './lazy/lazy-space-ports'
import { lazyReleases } from './lazy/lazy-releases'
import { lazyFileStore, lazyFileCache, lazyMedia } from './lazy/lazy-file-ports'
import {
  TOKENS,
  type CurrentSession,
  type ProviderHosts,
  type RtcLoader,
  type SocketLoader,
  type ClientInfoSource,
} from './tokens'
import { lazySimulator, lazyQrCodes, lazySounds, lazyXAccounts, lazyXPage } from './lazy/lazy-sign-in-ports'

/** Binds what needs nothing else, and makes it once. */
const bindOnce = <T>(bind: Bind, name: ServiceIdentifier<T>, make: () => T) =>
  bind(name).toResolvedValue(make).inSingletonScope()

/** The module with the browser's own adapters: time, random ids, storage, tabs. */
export const browserModule = new ContainerModule(({ bind }) => {
  bindOnce(bind, TOKENS.deviceClock, makeClock)
  bind(TOKENS.clock)
    .toResolvedValue(
      (device: Ports['clock'], settings: Settings) => makeServerClock(device, settings),
      [TOKENS.deviceClock, TOKENS.settings],
    )
    .inSingletonScope()
  bindOnce(bind, TOKENS.animationFrames, makeAnimationFrames)
  bindOnce(bind, TOKENS.idle, makeIdle)
  bindOnce(bind, TOKENS.unloadJournal, makeUnloadJournal)
  bindOnce(bind, TOKENS.quota, makeQuota)
  bindOnce(bind, TOKENS.random, makeRandom)
  bindOnce(bind, TOKENS.settings, makeSettings)
  bindOnce(bind, TOKENS.sounds, lazySounds)
  bindOnce(bind, TOKENS.systemNotices, makeSystemNotifications)
  bindOnce(bind, TOKENS.visibility, makeVisibility)
  bind(TOKENS.releases)
    .toResolvedValue(
      (clock: Ports['clock'], { visible$ }: Ports['visibility']) => lazyReleases({ clock, visible$ }),
      [TOKENS.deviceClock, TOKENS.visibility],
    )
    .inSingletonScope()
  bind(TOKENS.logStore)
    .toResolvedValue((clock: Ports['clock']) => makeLogStore({ clock }), [TOKENS.deviceClock])
    .inSingletonScope()
  bind(TOKENS.archive)
    .toResolvedValue((clock: Ports['clock']) => lazyArchive(clock), [TOKENS.deviceClock])
    .inSingletonScope()
  bind(TOKENS.media)
    .toResolvedValue((clock: Ports['clock']) => lazyMedia(clock), [TOKENS.deviceClock])
    .inSingletonScope()
  bind(TOKENS.fileCache)
    .toResolvedValue((clock: Ports['clock']) => lazyFileCache(clock), [TOKENS.deviceClock])
    .inSingletonScope()
  bind(TOKENS.vault)
    .toResolvedValue((clock: Ports['clock']) => makeVault({ clock }), [TOKENS.deviceClock])
    .inSingletonScope()
  bind(TOKENS.tabs)
    .toResolvedValue(
      (clock: Ports['clock'], random: Ports['random']) => makeTabs({ clock, random }),
      [TOKENS.deviceClock, TOKENS.random],
    )
    .inSingletonScope()
})

/** The module for network access to remote providers. */
export const networkModule = new ContainerModule(({ bind }) => {
  bindOnce(bind, TOKENS.network, makeNetwork)
  bind(TOKENS.http).toResolvedValue((clock: ServerClock) => httpThroughSeam(makeBrowserHttp(clock)), [TOKENS.clock])
  bind(TOKENS.sockets).toConstantValue(loadSockets)
})

/** The module for the REST API over HTTP. */
export const restModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.rest)
    .toResolvedValue(
      (
        http: HttpDriver,
        hosts: ProviderHosts,
        clock: Ports['clock'],
        vault: Ports['vault'],
        currentSession: CurrentSession,
        whence: ClientInfoSource,
      ) => makeRestClient({ http, origin: hosts.http, clock, vault, currentSession, whence }),
      [TOKENS.http, TOKENS.hosts, TOKENS.deviceClock, TOKENS.vault, TOKENS.currentSession, TOKENS.clientInfo],
    )
    .inSingletonScope()
  bind(TOKENS.accounts)
    .toResolvedValue(
      (
        rest: RestClient,
        vault: Ports['vault'],
        random: Ports['random'],
        settings: Settings,
        whence: ClientInfoSource,
        profiles: Ports['profiles'],
      ) => makeAccounts({ rest, vault, random, settings, whence, profiles }),
      [TOKENS.rest, TOKENS.vault, TOKENS.random, TOKENS.settings, TOKENS.clientInfo, TOKENS.profiles],
    )
    .inSingletonScope()
  bind(TOKENS.xAccounts)
    .toResolvedValue(
      (rest: RestClient, vault: Ports['vault'], random: Ports['random'], hosts: ProviderHosts) =>
        lazyXAccounts({ rest, vault, random, origin: hosts.http }),
      [TOKENS.rest, TOKENS.vault, TOKENS.random, TOKENS.hosts],
    )
    .inSingletonScope()
  bind(TOKENS.qrCodes)
    .toResolvedValue(
      (rest: RestClient, vault: Ports['vault'], random: Ports['random']) => lazyQrCodes({ rest, vault, random }),
      [TOKENS.rest, TOKENS.vault, TOKENS.random],
    )
    .inSingletonScope()
  bind(TOKENS.bots)
    .toResolvedValue((rest: RestClient) => lazyBots(rest), [TOKENS.rest])
    .inSingletonScope()
  bind(TOKENS.groups)
    .toResolvedValue((rest: RestClient) => lazyGroups(rest), [TOKENS.rest])
    .inSingletonScope()
  bind(TOKENS.profiles)
    .toResolvedValue(
      (rest: RestClient, clock: Ports['clock']) => lazyProfiles(rest, clock),
      [TOKENS.rest, TOKENS.deviceClock],
    )
    .inSingletonScope()
})

/** The module for file uploads through the object store's client. */
export const ossModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.fileStore)
    .toResolvedValue(
      (rest: RestClient, clock: Ports['clock'], currentSession: CurrentSession, hosts: ProviderHosts) =>
        lazyFileStore({ rest, clock, currentSession, host: hosts.storage }),
      [TOKENS.rest, TOKENS.deviceClock, TOKENS.currentSession, TOKENS.hosts],
    )
    .inSingletonScope()
})

export const socketModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.liveFeed)
    .toResolvedValue(
      (
        sockets: SocketLoader,
        hosts: ProviderHosts,
        clock: Ports['clock'],
        vault: Ports['vault'],
        { timeRequest }: ServerClock,
      ) => lazySocketLiveFeed(sockets, { url: `${hosts.ws}/ws`, clock, vault, timeRequest }),
      [TOKENS.sockets, TOKENS.hosts, TOKENS.deviceClock, TOKENS.vault, TOKENS.clock],
    )
    .inSingletonScope()
})

/** The module for live rooms. The `rtc` binding transports the rooms' media. */
export const spacesModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.spacePorts)
    .toResolvedValue(
      (rest: RestClient, feed: Ports['liveFeed'], clock: Ports['clock'], rtc: RtcLoader) =>
        lazySpacePorts({ rest, feed, clock, rtc }),
      [TOKENS.rest, TOKENS.liveFeed, TOKENS.clock, TOKENS.rtc],
    )
    .inSingletonScope()
})

/** The module for media that goes from browser to browser. */
export const webrtcModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.rtc)
    .toResolvedValue(
      (
        sockets: SocketLoader,
        hosts: ProviderHosts,
        clock: Ports['clock'],
        random: Ports['random'],
        settings: Settings,
      ): RtcLoader =>
        async () =>
          (await import('./webrtc/webrtc-rtc')).makeWebrtcRtc({
            sockets: await sockets(),
            url: `${hosts.ws}/rtc`,
            clock,
            random,
            settings,
          }),
      [TOKENS.sockets, TOKENS.hosts, TOKENS.deviceClock, TOKENS.random, TOKENS.settings],
    )
    .inSingletonScope()
})

export const simulatorChatModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.conversations)
    .toResolvedValue(
      (sockets: SocketLoader, hosts: ProviderHosts, clock: Ports['clock'], rest: RestClient) =>
        lazySimulatorConversations(sockets, { url: `${hosts.ws}/im`, clock, rest }),
      [TOKENS.sockets, TOKENS.hosts, TOKENS.deviceClock, TOKENS.rest],
    )
    .inSingletonScope()
})

/** The module for the browser's wallets. */
export const signerModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.signer)
    .toResolvedValue(
      (settings: Settings, hasTestWallet?: true) =>
        makeSigner({
          page: window,
          site: location.host,
          settings,
          isFramed: window.top !== window.self,
          hasTestWallet: hasTestWallet === true,
        }),
      [TOKENS.settings, { serviceIdentifier: TOKENS.testWallet, optional: true }],
    )
    .inSingletonScope()
})

export const simulatorModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.simulator)
    .toResolvedValue((rest: RestClient) => lazySimulator(rest), [TOKENS.rest])
    .inSingletonScope()
})

export const simulatedXModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.xPage)
    .toResolvedValue(
      (rest: RestClient, hosts: ProviderHosts) => lazyXPage(rest, hosts.http),
      [TOKENS.rest, TOKENS.hosts],
    )
    .inSingletonScope()
})
export const testWalletModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.testWallet).toConstantValue(true)
})
