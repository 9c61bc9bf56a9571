import type { ServiceIdentifier } from 'inversify'
import type { Ports } from '../application/ports'
import type { Clock } from '../application/ports/browser/clock'
import type { Settings } from '../application/ports/browser/settings'
import type { SessionId } from '../domain/kernel/ids'
import type { StorageHost } from './oss/storage-host'
import type { ServerClock } from './browser/time/server-clock'
import type { VendorMemory } from './browser/storage/vendor-memory'
import type { HttpDriver } from './rest/client/http-driver'
import type { RestClient } from './rest/client/rest-client'
import type { ProviderDrivers } from './simulator/providers'
import type { SocketDriver } from './socket/socket-driver'
import type { ClientInfo } from './wire/codecs/headers'
import type { RtcAdapters } from './lazy/lazy-rtc'
import type { ImageHosts } from './wire/codecs/fields'

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name)

/**
 * The providers' hosts. `http` is the API's http(s) origin, and `ws` is the API's ws(s) origin. `storage` is the object
 * store; `null` stands for the provider's default host.
 */
export interface ProviderHosts {
  readonly http: string
  readonly ws: string
  readonly storage: StorageHost | null
  /** The hosts of the product's own pictures, besides the API's server. */
  readonly pictures: ImageHosts
}

export type CurrentSession = () => SessionId | null
export type ClientInfoSource = () => ClientInfo
/** Loads the code that opens sockets. */
export type SocketLoader = () => Promise<SocketDriver>
/** Loads the code of the media adapters. */
export type RtcLoader = () => Promise<RtcAdapters>

/** The names of the bindings: the ports first, then the drivers that the adapters use. */
export const TOKENS = {
  accounts: token<Ports['accounts']>('accounts'),
  archive: token<Ports['archive']>('archive'),
  bots: token<Ports['bots']>('bots'),
  /** The device's clock. The adapters measure their own waiting times with it. */
  deviceClock: token<Clock>('device-clock'),
  /** The server's time. */
  clock: token<ServerClock>('clock'),
  conversations: token<Ports['conversations']>('conversations'),
  fileStore: token<Ports['fileStore']>('file-store'),
  animationFrames: token<Ports['animationFrames']>('animation-frames'),
  groups: token<Ports['groups']>('groups'),
  idle: token<Ports['idle']>('idle'),
  fileCache: token<Ports['fileCache']>('file-cache'),
  rtc: token<RtcLoader>('rtc'),
  spacePorts: token<Ports['spacePorts']>('space-ports'),
  liveFeed: token<Ports['liveFeed']>('live-feed'),
  logStore: token<Ports['logStore']>('log-store'),
  simulator: token<NonNullable<Ports['simulator']>>('simulator'),
  media: token<Ports['media']>('media'),
  navigator: token<Ports['navigator']>('navigator'),
  network: token<Ports['network']>('network'),
  profiles: token<Ports['profiles']>('profiles'),
  unloadJournal: token<Ports['unloadJournal']>('unload-journal'),
  quota: token<Ports['quota']>('quota'),
  qrCodes: token<Ports['qrCodes']>('qr-codes'),
  random: token<Ports['random']>('random'),
  sounds: token<Ports['sounds']>('sounds'),
  systemNotices: token<Ports['systemNotices']>('system-notices'),
  releases: token<Ports['releases']>('releases'),
  signer: token<Ports['signer']>('signer'),
  tabs: token<Ports['tabs']>('tabs'),
  vault: token<Ports['vault']>('vault'),
  visibility: token<Ports['visibility']>('visibility'),
  xAccounts: token<Ports['xAccounts']>('x-accounts'),
  xPage: token<NonNullable<Ports['xPage']>>('x-page'),

  /** Bound only if the app offers the built-in test wallet. */
  testWallet: token<true>('test-wallet'),
  /** Bound only if the chat adapter stores data in the vendor memory. */
  vendorMemory: token<VendorMemory>('vendor-memory'),
  settings: token<Settings>('settings'),
  hosts: token<ProviderHosts>('hosts'),
  http: token<HttpDriver>('http-driver'),
  sockets: token<SocketLoader>('sockets'),
  providers: token<ProviderDrivers>('providers'),
  rest: token<RestClient>('rest-client'),
  currentSession: token<CurrentSession>('current-session'),
  clientInfo: token<ClientInfoSource>('client-info'),
} as const
