import { ContainerModule, type Bind, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
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

/** Binds a singleton that needs these other bindings. */
const bindFrom = <T, Needs extends unknown[]>(
  bind: Bind,
  name: ServiceIdentifier<T>,
  make: (...needs: Needs) => T,
  needs: MapToResolvedValueInjectOptions<Needs>,
) => bind(name).toResolvedValue(make, needs).inSingletonScope()

/** Binds a singleton that needs no other binding. */
const bindOnce = <T>(bind: Bind, name: ServiceIdentifier<T>, make: () => T) => bindFrom(bind, name, make, [])

/** The module with the browser's own adapters: time, random ids, storage, tabs. */
export const browserModule = new ContainerModule(({ bind }) => {
  bindOnce(bind, TOKENS.deviceClock, makeClock)
  bindFrom(bind, TOKENS.clock, (device: Ports['clock'], settings: Settings) => makeServerClock(device, settings), [
    TOKENS.deviceClock,
    TOKENS.settings,
  ])
  bindOnce(bind, TOKENS.animationFrames, makeAnimationFrames)
  bindOnce(bind, TOKENS.idle, makeIdle)
  bindOnce(bind, TOKENS.unloadJournal, makeUnloadJournal)
  bindOnce(bind, TOKENS.quota, makeQuota)
  bindOnce(bind, TOKENS.random, makeRandom)
  bindOnce(bind, TOKENS.settings, makeSettings)
  bindOnce(bind, TOKENS.sounds, lazySounds)
  bindOnce(bind, TOKENS.systemNotices, makeSystemNotifications)
  bindOnce(bind, TOKENS.visibility, makeVisibility)
  bindFrom(bind, TOKENS.logStore, (clock: Ports['clock']) => makeLogStore({ clock }), [TOKENS.deviceClock])
  bindFrom(bind, TOKENS.archive, (clock: Ports['clock']) => lazyArchive(clock), [TOKENS.deviceClock])
  bindFrom(bind, TOKENS.media, (clock: Ports['clock']) => lazyMedia(clock), [TOKENS.deviceClock])
  bindFrom(bind, TOKENS.fileCache, (clock: Ports['clock']) => lazyFileCache(clock), [TOKENS.deviceClock])
  bindFrom(bind, TOKENS.vault, (clock: Ports['clock']) => makeVault({ clock }), [TOKENS.deviceClock])
  bindFrom(bind, TOKENS.tabs, (clock: Ports['clock'], random: Ports['random']) => makeTabs({ clock, random }), [
    TOKENS.deviceClock,
    TOKENS.random,
  ])
})

/** The module for network access to remote providers. */
export const networkModule = new ContainerModule(({ bind }) => {
  bindOnce(bind, TOKENS.network, makeNetwork)
  bindFrom(
    bind,
    TOKENS.releases,
    (clock: Ports['clock'], { visible$ }: Ports['visibility']) => lazyReleases({ clock, visible$ }),
    [TOKENS.deviceClock, TOKENS.visibility],
  )
  bind(TOKENS.http).toResolvedValue((clock: ServerClock) => httpThroughSeam(makeBrowserHttp(clock)), [TOKENS.clock])
  bind(TOKENS.sockets).toConstantValue(loadSockets)
})

/** The module for the REST API over HTTP. */
export const restModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.rest,
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
  bindFrom(
    bind,
    TOKENS.accounts,
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
  bindFrom(
    bind,
    TOKENS.xAccounts,
    (rest: RestClient, vault: Ports['vault'], random: Ports['random'], hosts: ProviderHosts) =>
      lazyXAccounts({ rest, vault, random, origin: hosts.http }),
    [TOKENS.rest, TOKENS.vault, TOKENS.random, TOKENS.hosts],
  )
  bindFrom(
    bind,
    TOKENS.qrCodes,
    (rest: RestClient, vault: Ports['vault'], random: Ports['random']) => lazyQrCodes({ rest, vault, random }),
    [TOKENS.rest, TOKENS.vault, TOKENS.random],
  )
  bindFrom(bind, TOKENS.bots, (rest: RestClient) => lazyBots(rest), [TOKENS.rest])
  bindFrom(bind, TOKENS.groups, (rest: RestClient) => lazyGroups(rest), [TOKENS.rest])
  bindFrom(bind, TOKENS.profiles, (rest: RestClient, clock: Ports['clock']) => lazyProfiles(rest, clock), [
    TOKENS.rest,
    TOKENS.deviceClock,
  ])
})

/** The module for file uploads through the object store's client. */
export const ossModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.fileStore,
    (rest: RestClient, clock: Ports['clock'], currentSession: CurrentSession, hosts: ProviderHosts) =>
      lazyFileStore({ rest, clock, currentSession, host: hosts.storage }),
    [TOKENS.rest, TOKENS.deviceClock, TOKENS.currentSession, TOKENS.hosts],
  )
})

export const socketModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.liveFeed,
    (
      sockets: SocketLoader,
      hosts: ProviderHosts,
      clock: Ports['clock'],
      vault: Ports['vault'],
      { timeRequest }: ServerClock,
    ) => lazySocketLiveFeed(sockets, { url: `${hosts.ws}/ws`, clock, vault, timeRequest }),
    [TOKENS.sockets, TOKENS.hosts, TOKENS.deviceClock, TOKENS.vault, TOKENS.clock],
  )
})

/** The module for live rooms. The `rtc` binding transports the rooms' media. */
export const spacesModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.spacePorts,
    (rest: RestClient, feed: Ports['liveFeed'], clock: Ports['clock'], rtc: RtcLoader) =>
      lazySpacePorts({ rest, feed, clock, rtc }),
    [TOKENS.rest, TOKENS.liveFeed, TOKENS.clock, TOKENS.rtc],
  )
})

/** The module for media that goes from browser to browser. */
export const webrtcModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.rtc,
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
})

export const simulatorChatModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.conversations,
    (sockets: SocketLoader, hosts: ProviderHosts, clock: Ports['clock'], rest: RestClient) =>
      lazySimulatorConversations(sockets, { url: `${hosts.ws}/im`, clock, rest }),
    [TOKENS.sockets, TOKENS.hosts, TOKENS.deviceClock, TOKENS.rest],
  )
})

/** The module for the browser's wallets. */
export const signerModule = new ContainerModule(({ bind }) => {
  bindFrom(
    bind,
    TOKENS.signer,
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
})

export const simulatorModule = new ContainerModule(({ bind }) => {
  bindFrom(bind, TOKENS.simulator, (rest: RestClient) => lazySimulator(rest), [TOKENS.rest])
})

export const simulatedXModule = new ContainerModule(({ bind }) => {
  bindFrom(bind, TOKENS.xPage, (rest: RestClient, hosts: ProviderHosts) => lazyXPage(rest, hosts.http), [
    TOKENS.rest,
    TOKENS.hosts,
  ])
})
export const testWalletModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.testWallet).toConstantValue(true)
})
