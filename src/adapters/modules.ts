import { ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Settings } from '../application/ports/settings'
import { makeClock } from './browser/clock'
import { makeFrames } from './browser/frames'
import { browserHttp } from './browser/http-driver'
import { makeIdle } from './browser/idle'
import { makeLastWords } from './browser/last-words'
import { makeLogStore } from './browser/log-store'
import { makeNetwork } from './browser/network'
import { makeReleases } from './browser/releases'
import { makeQuota } from './browser/quota'
import { makeRandom } from './browser/random'
import { makeSettings } from './browser/settings'
import { makeSocketDriver } from './browser/socket-driver'
import { makeSystemNotices } from './browser/system-notices'
import { makeTabs } from './browser/tabs'
import { makeVault } from './browser/vault'
import { makeVisibility } from './browser/visibility'
import { makeAccounts } from './rest/accounts'
import type { HttpDriver } from './rest/http-driver'
import { makeRestClient, type RestClient } from './rest/rest-client'
import type { SocketDriver } from './socket/socket-driver'
import { makeSigner } from './wallet/signer'
import {
  announcementsWhenWanted, archiveWhenWanted, botsWhenWanted, conversationsWhenWanted, groupRunningWhenWanted, groupsWhenWanted, liveFeedWhenWanted,
  memesWhenWanted, profilesWhenWanted, spotlightsWhenWanted, surroundingsWhenWanted,
} from './inside-when-wanted'
import { liveWhenWanted } from './live-when-wanted'
import { fileStoreWhenWanted, keptFilesWhenWanted, mediaWhenWanted } from './files-when-wanted'
import { T, type CurrentSession, type Hosts, type RtcLoader, type Whence } from './tokens'
import { mailboxWhenWanted, qrCodesWhenWanted, soundsWhenWanted, xAccountsWhenWanted, xPageWhenWanted } from './when-wanted'

/** What the browser itself gives: time, chance, storage, tabs. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(T.clock).toResolvedValue(() => makeClock()).inSingletonScope()
  bind(T.frames).toResolvedValue(() => makeFrames()).inSingletonScope()
  bind(T.idle).toResolvedValue(() => makeIdle()).inSingletonScope()
  bind(T.lastWords).toResolvedValue(() => makeLastWords()).inSingletonScope()
  bind(T.quota).toResolvedValue(() => makeQuota()).inSingletonScope()
  bind(T.random).toResolvedValue(() => makeRandom()).inSingletonScope()
  bind(T.settings).toResolvedValue(() => makeSettings()).inSingletonScope()
  bind(T.sounds).toResolvedValue(() => soundsWhenWanted()).inSingletonScope()
  bind(T.systemNotices).toResolvedValue(() => makeSystemNotices()).inSingletonScope()
  bind(T.visibility).toResolvedValue(() => makeVisibility()).inSingletonScope()
  bind(T.releases).toResolvedValue(
    (clock: Ports['clock'], { visible$ }: Ports['visibility']) => makeReleases({ clock, visible$ }), [T.clock, T.visibility]).inSingletonScope()
  bind(T.logStore).toResolvedValue((clock: Ports['clock']) => makeLogStore({ clock }), [T.clock]).inSingletonScope()
  bind(T.archive).toResolvedValue((clock: Ports['clock']) => archiveWhenWanted(clock), [T.clock]).inSingletonScope()
  bind(T.media).toResolvedValue((clock: Ports['clock']) => mediaWhenWanted(clock), [T.clock]).inSingletonScope()
  bind(T.keptFiles).toResolvedValue((clock: Ports['clock']) => keptFilesWhenWanted(clock), [T.clock]).inSingletonScope()
  bind(T.vault).toResolvedValue((clock: Ports['clock']) => makeVault({ clock }), [T.clock]).inSingletonScope()
  bind(T.tabs).toResolvedValue(
    (clock: Ports['clock'], random: Ports['random']) => makeTabs({ clock, random }), [T.clock, T.random]).inSingletonScope()
})

/** The way to providers that are somewhere else. */
export const networkModule = new ContainerModule(({ bind }) => {
  bind(T.network).toResolvedValue(() => makeNetwork()).inSingletonScope()
  bind(T.http).toConstantValue(browserHttp)
  bind(T.sockets).toResolvedValue(() => makeSocketDriver()).inSingletonScope()
})

/** The API over HTTP. */
export const restModule = new ContainerModule(({ bind }) => {
  bind(T.rest).toResolvedValue(
    (http: HttpDriver, hosts: Hosts, clock: Ports['clock'], vault: Ports['vault'], currentSession: CurrentSession, whence: Whence) =>
      makeRestClient({ http, origin: hosts.http, clock, vault, currentSession, whence }),
    [T.http, T.hosts, T.clock, T.vault, T.currentSession, T.whence]).inSingletonScope()
  bind(T.accounts).toResolvedValue(
    (rest: RestClient, vault: Ports['vault'], random: Ports['random'], settings: Settings, whence: Whence, profiles: Ports['profiles']) =>
      makeAccounts({ rest, vault, random, settings, whence, profiles }),
    [T.rest, T.vault, T.random, T.settings, T.whence, T.profiles]).inSingletonScope()
  bind(T.xAccounts).toResolvedValue(
    (rest: RestClient, vault: Ports['vault'], random: Ports['random'], hosts: Hosts) =>
      xAccountsWhenWanted({ rest, vault, random, origin: hosts.http }),
    [T.rest, T.vault, T.random, T.hosts]).inSingletonScope()
  bind(T.qrCodes).toResolvedValue(
    (rest: RestClient, vault: Ports['vault'], random: Ports['random']) => qrCodesWhenWanted({ rest, vault, random }),
    [T.rest, T.vault, T.random]).inSingletonScope()
  bind(T.bots).toResolvedValue((rest: RestClient) => botsWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.memes).toResolvedValue((rest: RestClient, hosts: Hosts) => memesWhenWanted(rest, hosts.pictures), [T.rest, T.hosts]).inSingletonScope()
  bind(T.groupRunning).toResolvedValue((rest: RestClient) => groupRunningWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.groups).toResolvedValue((rest: RestClient) => groupsWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.announcements).toResolvedValue((rest: RestClient) => announcementsWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.spotlights).toResolvedValue((rest: RestClient) => spotlightsWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.surroundings).toResolvedValue((rest: RestClient) => surroundingsWhenWanted(rest), [T.rest]).inSingletonScope()
  bind(T.profiles).toResolvedValue(
    (rest: RestClient, clock: Ports['clock']) => profilesWhenWanted(rest, clock), [T.rest, T.clock]).inSingletonScope()
})

/** Files that go to the object store by its vendor's own client. */
export const ossModule = new ContainerModule(({ bind }) => {
  bind(T.fileStore).toResolvedValue(
    (rest: RestClient, clock: Ports['clock'], currentSession: CurrentSession, hosts: Hosts) =>
      fileStoreWhenWanted({ rest, clock, currentSession, host: hosts.storage }),
    [T.rest, T.clock, T.currentSession, T.hosts]).inSingletonScope()
})

/** The realtime socket. */
export const socketModule = new ContainerModule(({ bind }) => {
  bind(T.liveFeed).toResolvedValue(
    (sockets: SocketDriver, hosts: Hosts, clock: Ports['clock'], vault: Ports['vault']) =>
      liveFeedWhenWanted({ sockets, url: `${hosts.ws}/ws`, clock, vault }),
    [T.sockets, T.hosts, T.clock, T.vault]).inSingletonScope()
})

/** Live rooms; their sound and pictures are carried by what is bound as `rtc`. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(T.live).toResolvedValue(
    (rest: RestClient, feed: Ports['liveFeed'], clock: Ports['clock'], rtc: RtcLoader) => liveWhenWanted({ rest, feed, clock, rtc }),
    [T.rest, T.liveFeed, T.clock, T.rtc]).inSingletonScope()
})

/** Sound and pictures that go from browser to browser. */
export const webrtcModule = new ContainerModule(({ bind }) => {
  bind(T.rtc).toResolvedValue(
    (sockets: SocketDriver, hosts: Hosts, clock: Ports['clock'], random: Ports['random'], settings: Settings): RtcLoader =>
      async () => (await import('./webrtc-rtc')).makeWebrtc({ sockets, url: `${hosts.ws}/rtc`, clock, random, settings }),
    [T.sockets, T.hosts, T.clock, T.random, T.settings]).inSingletonScope()
})

/** The simulator's chat service behind the conversations port. */
export const simulatorChatModule = new ContainerModule(({ bind }) => {
  bind(T.conversations).toResolvedValue(
    (sockets: SocketDriver, hosts: Hosts, clock: Ports['clock'], rest: RestClient) =>
      conversationsWhenWanted({ sockets, url: `${hosts.ws}/im`, clock, rest }),
    [T.sockets, T.hosts, T.clock, T.rest]).inSingletonScope()
})

/** The wallets of the browser. */
export const walletModule = new ContainerModule(({ bind }) => {
  bind(T.signer).toResolvedValue(
    (settings: Settings, hasTestWallet?: true) =>
      makeSigner({
        page: window, site: location.host, settings, isFramed: window.top !== window.self, hasTestWallet: hasTestWallet === true,
      }),
    [T.settings, { serviceIdentifier: T.testWallet, optional: true }]).inSingletonScope()
})

/** Mail that is only simulated. */
export const mailModule = new ContainerModule(({ bind }) => {
  bind(T.mailbox).toResolvedValue((rest: RestClient) => mailboxWhenWanted(rest), [T.rest]).inSingletonScope()
})

/** X that is only simulated. */
export const xPageModule = new ContainerModule(({ bind }) => {
  bind(T.xPage).toResolvedValue(
    (rest: RestClient, hosts: Hosts) => xPageWhenWanted(rest, hosts.http), [T.rest, T.hosts]).inSingletonScope()
})
/** A wallet that is only simulated. */
export const testWalletModule = new ContainerModule(({ bind }) => { bind(T.testWallet).toConstantValue(true) })
