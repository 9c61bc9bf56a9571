import { ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { Settings } from '../application/ports/settings'
import { makeArchive } from './browser/archive'
import { makeClock } from './browser/clock'
import { browserHttp } from './browser/http-driver'
import { makeIdle } from './browser/idle'
import { makeLogStore } from './browser/log-store'
import { makeNetwork } from './browser/network'
import { makeRandom } from './browser/random'
import { makeSettings } from './browser/settings'
import { makeSocketDriver } from './browser/socket-driver'
import { makeTabs } from './browser/tabs'
import { makeVault } from './browser/vault'
import { makeVisibility } from './browser/visibility'
import { makeSimulatorConversations } from './im/simulator/conversations'
import { makeAccounts } from './rest/accounts'
import { makeChatCalls, type ChatCalls } from './rest/chat-calls'
import type { HttpDriver } from './rest/http-driver'
import { makeGroups } from './rest/groups'
import { makeMailbox } from './rest/mailbox'
import { makeRestClient, type RestClient } from './rest/rest-client'
import { makeLiveFeed } from './socket/live-feed'
import type { SocketDriver } from './socket/socket-driver'
import { T, type CurrentSession, type Hosts, type Whence } from './tokens'

/** What the browser itself gives: time, chance, storage, tabs. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(T.clock).toResolvedValue(() => makeClock()).inSingletonScope()
  bind(T.idle).toResolvedValue(() => makeIdle()).inSingletonScope()
  bind(T.random).toResolvedValue(() => makeRandom()).inSingletonScope()
  bind(T.settings).toResolvedValue(() => makeSettings()).inSingletonScope()
  bind(T.visibility).toResolvedValue(() => makeVisibility()).inSingletonScope()
  bind(T.logStore).toResolvedValue((clock: Ports['clock']) => makeLogStore({ clock }), [T.clock]).inSingletonScope()
  bind(T.archive).toResolvedValue((clock: Ports['clock']) => makeArchive({ clock }), [T.clock]).inSingletonScope()
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
    (rest: RestClient, vault: Ports['vault'], random: Ports['random'], settings: Settings, whence: Whence) =>
      makeAccounts({ rest, vault, random, settings, whence }),
    [T.rest, T.vault, T.random, T.settings, T.whence]).inSingletonScope()
  bind(T.groups).toResolvedValue((rest: RestClient) => makeGroups(rest), [T.rest]).inSingletonScope()
  bind(T.chatCalls).toResolvedValue((rest: RestClient) => makeChatCalls(rest), [T.rest]).inSingletonScope()
})

/** The realtime socket. */
export const socketModule = new ContainerModule(({ bind }) => {
  bind(T.liveFeed).toResolvedValue(
    (sockets: SocketDriver, hosts: Hosts, clock: Ports['clock'], vault: Ports['vault']) =>
      makeLiveFeed({ sockets, url: `${hosts.ws}/ws`, clock, vault }),
    [T.sockets, T.hosts, T.clock, T.vault]).inSingletonScope()
})

/** The simulator's chat service behind the conversations port. */
export const simulatorChatModule = new ContainerModule(({ bind }) => {
  bind(T.conversations).toResolvedValue(
    (sockets: SocketDriver, hosts: Hosts, clock: Ports['clock'], chat: ChatCalls) =>
      makeSimulatorConversations({ sockets, url: `${hosts.ws}/im`, clock, chat }),
    [T.sockets, T.hosts, T.clock, T.chatCalls]).inSingletonScope()
})

/** Mail that is only simulated. */
export const mailModule = new ContainerModule(({ bind }) => {
  bind(T.mailbox).toResolvedValue((rest: RestClient) => makeMailbox(rest), [T.rest]).inSingletonScope()
})
