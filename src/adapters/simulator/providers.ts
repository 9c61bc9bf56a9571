import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import type { HttpDriver } from '../rest/client/http-driver'
import type { SocketDriver } from '../socket/socket-driver'
import { makeHttpApi } from './http-api'
import type { SimulatorMode } from './routes/route-builder'
import { makeConversationViewers } from './viewers'
import type { PushClient } from './push-client'
import type { WebhookClient } from './webhook-client'
import { makeFeatureSockets } from './feature-sockets'
import { startFeatures } from './features'
import { makeSocketServer } from './socket-server'
import { makeReaderLanguages } from './refusal-texts/reader-languages'
import type { StateHost } from './state-host'
import { makeImServer } from './im-server'
import { inMemorySockets } from './in-memory-sockets'
import { makeResidents } from './residents'
import { noRateLimit } from './rate-limits'
import { makeRoomSockets } from './room-sockets'
import { makeRoomTokens } from './make-room-tokens'
import { noForwarder, type MediaForwarder } from './signalling/media-forwarder'
import { makeRoomPermissions } from './signalling/room-permissions'
import { makeSignallingServer } from './signalling/signalling-server'
import type { Credentials } from './object-storage/credentials'

/** All simulated providers. A client reaches the providers through the HTTP driver and the socket driver. */
export interface ProviderDrivers {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
}

export interface RunningProviders extends ProviderDrivers {
  /** Stops the simulated members permanently. */
  readonly stop: () => void
}

export interface RunningProvidersDeps {
  readonly host: StateHost
  readonly clock: Clock
  readonly random: Random
  readonly passes: Credentials
  readonly mode: SimulatorMode
  /** The speed of the simulated members: 1 is normal; at 0 the simulated members do nothing. */
  readonly pace: number
  /** The origin of the calling page. The default is the origin of the requested URL. */
  readonly origin?: string | undefined
  /** Calls webhooks. Missing when the providers run in a page, because a page never calls another server. */
  readonly callOut?: WebhookClient | undefined
  /** Sends pushes. Missing when the providers run in a page. */
  readonly push?: PushClient | undefined
  /** Forwards the media of larger rooms. Missing when the providers run in a page. */
  readonly forwarder?: MediaForwarder | undefined
}

/**
 * The providers over a server state in this page. Emails are always simulated in a page, so the page has an inbox in
 * every mode.
 */
export const runProviders = ({
  host,
  clock,
  random,
  passes,
  mode,
  pace,
  origin,
  callOut,
  push,
  forwarder = noForwarder,
}: RunningProvidersDeps): RunningProviders => {
  const audience = makeConversationViewers()
  const readers = makeReaderLanguages()
  const rooms = makeRoomSockets(host, clock)
  const roomPasses = makeRoomTokens(random)
  const features = makeFeatureSockets(host)
  // `failed` does nothing, because a commit in a page never throws. If the page cannot store an input later, it
  // discards these providers.
  const company = { clock, random, host, audience, pace, push, failed: () => undefined }
  const people = makeResidents(company)
  const endFeatures = startFeatures(company)
  return {
    http: makeHttpApi({
      host,
      mode,
      passes,
      roomPasses,
      callOut,
      push,
      inbox: true,
      people,
      limiter: noRateLimit,
      readers,
      originOf: ({ url }) => origin ?? new URL(url).origin,
      cspReports: () => ({ count: 0, list: [] }),
    }),
    sockets: inMemorySockets(
      {
        '/ws': makeSocketServer({ host, rooms, features, clock, limiter: noRateLimit }),
        '/im': makeImServer({ host, audience, clock, limiter: noRateLimit, readers }),
        '/rtc': makeSignallingServer({
          clock,
          seats: makeRoomPermissions(host, roomPasses),
          limiter: noRateLimit,
          forwarder,
        }),
      },
      origin,
    ),
    stop: () => {
      people.stop()
      rooms.stop()
      features.stop()
      endFeatures()
    },
  }
}
