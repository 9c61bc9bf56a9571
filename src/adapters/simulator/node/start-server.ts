import { createServer } from 'node:http'
import { makeHttpApi } from '../http-api'
import { makeConversationViewers } from '../viewers'
import { makeFeatureSockets } from '../feature-sockets'
import { startFeatures } from '../features'
import { makeSocketServer } from '../socket-server'
import { makeStateHost } from '../state-host'
import { makeImServer } from '../im-server'
import type { AcceptSocket } from '../socket-peer'
import { makeResidents } from '../residents'
import { makeRateLimiter, noRateLimit } from '../rate-limits'
import { makeRoomSockets } from '../room-sockets'
import { makeRoomTokens } from '../make-room-tokens'
import { makeReaderLanguages } from '../refusal-texts/reader-languages'
import { makeRoomPermissions } from '../signalling/room-permissions'
import { makeSignallingServer } from '../signalling/signalling-server'
import { makeObjectStore } from '../object-store'
import { eraseFilesOf } from './erase-files-of'
import { withCors } from '../object-storage/cors'
import { makeCredentials } from '../object-storage/credentials'
import { SQUARE_ROOM } from '../state/seed/spaces'
import { replayInputs } from '../state/apply-input'
import { inviteCodeOf } from '../state/users/invites'
import type { ServerInput } from '../state/input'
import { makePushHttp } from './push/push-http'
import { makeWebhookHttp } from './webhook-http'
import { CONNECTION_LIMITS, limitBody, limitConnections } from './connection-limits'
import { makeCspReports } from './csp-reports'
import {
  isAllowedRequestHost,
  isPublic,
  originOf,
  originOfRequest,
  allowedOrigins,
  type ServerAddress,
} from './host-header'
import { logFailure } from './log-failure'
import { listenOnFreePort } from './listen-on-free-port'
import { makeSteadyClock, nodeRandom } from './node-drivers'
import { requestHandler } from './request-handler'
import { resizeImage } from './resize-image'
import type { RunningServer, ServerOptions } from './server-options'
import { makeWebSockets } from './web-sockets'
import { pushAfterStored, webhooksAfterStored } from './store/calls-after-stored'
import { makeSharedLinks } from './shared-links'
import { storedFiles } from './stored-files'
import { staticFiles } from './static-files'
import { forwarderFor } from './janus/forwarder-for'
import { openSqliteLog } from './store/sqlite-store'
import { upgradeHandler } from './upgrade-handler'

/** Whom a push service may contact about a server without an address of its own. */
const CONTACT = 'mailto:push@loop.example'
const FULL = { channelId: SQUARE_ROOM, onStage: 20, listening: 200 }

/**
 * Starts a single server for pages, the API and both sockets. The server stores every input before it sends the
 * response.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host: bound, mode = 'testing', pace = 0, devMiddleware = null, say = console.log } = options
  const standing: ServerAddress = { bound, publicOrigin: options.publicOrigin ?? null }
  let own: ReadonlySet<string> = new Set()
  let ownPort = options.port
  const { store, folded: known } =
    options.log ?? openSqliteLog(options.dataDir, { fresh: options.fresh, repair: options.repair === true, say })
  const { gate } = store
  const { keeper, freeBytes } = await storedFiles(options)
  const { clockAheadMs = 0 } = options
  const clock = makeSteadyClock(known?.lastAt, () => Date.now() + clockAheadMs)
  const limiter = options.isUnlimited === true ? noRateLimit : makeRateLimiter(clock)
  const at = clock.now()
  const secret = options.secret ?? `${nodeRandom.id()}${nodeRandom.id()}`
  const founding: readonly ServerInput[] = [
    { type: 'TownFounded', at, seed: options.seed },
    ...(secret === '' ? [] : [{ type: 'SecretChosen', at, secret } as const]),
    ...(options.fullRoom === true ? [{ type: 'RoomFilled', at, ...FULL } as const] : []),
  ]
  if (known === null) founding.forEach(store.append)
  const host = makeStateHost({
    clock,
    random: nodeRandom,
    world: known?.world ?? replayInputs(founding),
    record: store.append,
  })
  host.subscribe((news) => {
    if (news.type === 'CodeSent' && mode === 'testing')
      gate.pass(() => {
        say(`Simulated inbox of ${news.email}: the code is ${news.code}`)
      })
  })

  const audience = makeConversationViewers()
  const push = pushAfterStored(
    makePushHttp({
      origins: options.pushOrigins ?? [],
      contact: options.publicOrigin?.startsWith('https:') === true ? options.publicOrigin : CONTACT,
    }),
    gate,
  )
  const company = {
    clock,
    random: nodeRandom,
    host,
    audience,
    pace,
    push,
    failed: (error: unknown) => {
      console.error('A timer of the server failed:', error)
    },
  }
  const people = makeResidents(company)
  const endFeatures = startFeatures(company)
  const featureLine = makeFeatureSockets(host)

  const rooms = makeRoomSockets(host, clock)
  const passes = makeCredentials({ clock, random: nodeRandom })
  const objects = makeObjectStore({
    clock,
    random: nodeRandom,
    passes,
    scale: resizeImage,
    ...(freeBytes === undefined ? {} : { freeBytes }),
    keeper,
  })
  eraseFilesOf(host, keeper, gate)

  const links = makeSharedLinks({ world: host.world, clock, clientDir: options.clientDir, standing, objects })
  const all = options.isUnlimited === true ? { ofNetwork: Infinity } : {}
  const connectionLimits = { ...CONNECTION_LIMITS, ...all, ...options.connectionLimits }
  const reports = makeCspReports()
  const sockets = makeWebSockets({ ...all, ...options.socketLimits }, gate)
  const roomPasses = makeRoomTokens(nodeRandom)
  const readers = makeReaderLanguages()
  const { forwarder, stop: stopForwarder } = forwarderFor({
    clock,
    janus: options.janus ?? null,
    isLocal: !isPublic(standing),
    say,
  })
  const accepts: ReadonlyMap<string, AcceptSocket> = new Map([
    ['/ws', makeSocketServer({ host, rooms, features: featureLine, clock, limiter })],
    ['/im', makeImServer({ host, audience, clock, limiter, readers })],
    [
      '/rtc',
      makeSignallingServer({
        clock,
        seats: makeRoomPermissions(host, roomPasses),
        limiter,
        forwarder,
        ...(options.meshLimit === undefined ? {} : { meshLimit: options.meshLimit }),
      }),
    ],
  ])

  const server = createServer(
    { connectionsCheckingInterval: connectionLimits.checkMs },
    requestHandler({
      gate,
      standing,
      limiter,
      devMiddleware,
      framers: options.framers ?? {},
      pages: staticFiles(
        options.clientDir,
        (request, pathname) => links.tags(pathname, originOf(request, standing)),
        gate.stored,
      ),
      links,
      report: reports.take,
      calling: (incoming) => {
        limitBody(incoming, connectionLimits.bodyMs)
      },
      api: makeHttpApi({
        host,
        mode,
        people,
        passes,
        roomPasses,
        limiter,
        readers,
        push,
        isShared: mode === 'production' || isPublic(standing),
        inbox: mode === 'testing',
        cspReports: reports.all,
        originOf: (request) => originOfRequest(request, standing, own),
        // Members on other machines must not reach further services of this machine through webhooks.
        failed: (error) => {
          // A client that disconnects before its body has arrived is no failure of the server.
          if (!(error instanceof Error && error.name === 'AbortError')) logFailure('A call failed:', error)
        },
        callOut: webhooksAfterStored(
          makeWebhookHttp({
            onThisMachine: !isPublic(standing),
            hosts: options.botHosts ?? [],
            ownPort: () => ownPort,
          }),
          gate,
        ),
      }),
      objects: withCors(
        objects,
        (origin) => URL.canParse(origin) && isAllowedRequestHost(new URL(origin).host, standing),
      ),
    }),
  )

  limitConnections(server, connectionLimits, standing)

  server.on('upgrade', upgradeHandler({ accepts, standing, limiter, sockets }))

  const stop = (): void => {
    people.stop()
    rooms.stop()
    stopForwarder()
    endFeatures()
    featureLine.stop()
  }
  try {
    const port = await listenOnFreePort(server, options.port, bound, say)
    own = allowedOrigins(standing, options.frontPort ?? port)
    ownPort = port
    return {
      port,
      origin: `http://localhost:${options.frontPort ?? port}`,
      inviteCodeOf: (xid) => inviteCodeOf(host.world(), xid),
      close: () =>
        new Promise((resolve) => {
          stop()
          sockets.close()
          server.close(() => {
            void store.close().then(resolve)
          })
          server.closeAllConnections()
        }),
    }
  } catch (error) {
    stop()
    await store.close()
    throw error
  }
}
