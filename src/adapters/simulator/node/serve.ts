import { createServer } from 'node:http'
import path from 'node:path'
import { makeApi } from '../api'
import type { Mode } from '../api/route'
import { makeAudience } from '../audience'
import { makeFeatureLine } from '../feature-line'
import { liveFeatures } from '../features'
import { makeFeed } from '../feed'
import { makeWorldHost } from '../host'
import { makeIm } from '../im'
import type { Framers } from '../../framing'
import type { Accept } from '../peer'
import { makePeople } from '../people'
import { makeLimiter, unlimited } from '../rates'
import { makeRoomLine } from '../room-line'
import { makeRoomPasses } from '../room-passes'
import { makeRoomSeats } from '../room-seats'
import { makeSignalling } from '../signalling'
import { makeObjectStore } from '../object-store'
import { overCors } from '../storage/cors'
import { makePasses } from '../storage/passes'
import { SQUARE_ROOM } from '../world/seed/rooms'
import { replay } from '../world/step'
import type { WorldInput } from '../world/input'
import { byteFiles } from './byte-files'
import { makeCallOut } from './call-out'
import { makeCspReports } from './csp-reports'
import { addressOf, isOurHost, isOurOrigin, isShared, originFrom, ownOrigins, type Standing } from './host-check'
import { listen } from './listen'
import { nodeClock, nodeRandom } from './node-drivers'
import { pathOf, requestHandler, type DevMiddleware } from './requests'
import { scalePicture } from './scale-picture'
import { makeSockets } from './sockets'
import { staticFiles } from './static-files'
import { openWorldStore } from './world-store'

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Of the town, where the folder holds none yet. */
  readonly seed: number
  readonly fresh: boolean
  /** The square's room is as full as a stage is built for; of a town that is founded now. */
  readonly fullRoom?: boolean
  /** Of the residents: 1 is normal; without one, or at 0, they say nothing. */
  readonly pace?: number
  readonly clientDir: string
  readonly mode?: Mode
  /** By which people know this server, where a proxy stands before it: `https://loop.example`. */
  readonly publicOrigin?: string
  /** Where a machine tests it: nothing is too often. */
  readonly isUnlimited?: boolean
  /** Whose pages may frame those of which partner. */
  readonly framers?: Framers
  /** Serves pages and sources in place of the built client, with a policy of its own. */
  readonly devMiddleware?: DevMiddleware
  /** Hosts, besides this machine, on which callbacks of bots are called. */
  readonly botHosts?: readonly string[]
  readonly say?: (line: string) => void
}

export interface RunningServer {
  readonly port: number
  /** `http://localhost:PORT`: rooms and the clipboard need a secure context, which an IP address is not. */
  readonly origin: string
  readonly close: () => Promise<void>
}

const FULL = { channelId: SQUARE_ROOM, onStage: 20, listening: 200 }

/** One server for everything: pages, API, both sockets, over one world that is stored as it happens. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { host: bound, mode = 'testing', pace = 0, devMiddleware = null, say = console.log } = options
  const standing: Standing = { bound, publicOrigin: options.publicOrigin ?? null }
  const limiter = options.isUnlimited === true ? unlimited : makeLimiter(nodeClock)
  let own: ReadonlySet<string> = new Set()
  let ownPort = options.port
  const store = openWorldStore(options.dataDir, options.fresh)
  const known = store.inputs()
  const at = nodeClock.now()
  const founding: readonly WorldInput[] = [
    { type: 'TownFounded', at, seed: options.seed },
    ...(options.fullRoom === true ? [{ type: 'RoomFilled', at, ...FULL } as const] : []),
  ]
  if (known.length === 0) founding.forEach(store.append)
  const host = makeWorldHost({
    clock: nodeClock, random: nodeRandom, world: replay(known.length === 0 ? founding : known), record: store.append,
  })
  host.hear((news) => {
    if (news.type === 'CodeSent' && mode === 'testing') say(`Simulated inbox of ${news.email}: the code is ${news.code}`)
  })

  const audience = makeAudience()
  const company = {
    clock: nodeClock, random: nodeRandom, host, audience, pace,
    failed: (error: unknown) => { console.error('A resident could not speak:', error) },
  }
  const people = makePeople(company)
  const endFeatures = liveFeatures(company)
  const featureLine = makeFeatureLine(host)

  const rooms = makeRoomLine(host, nodeClock)
  const passes = makePasses({ clock: nodeClock, random: nodeRandom })
  const objects = makeObjectStore({
    clock: nodeClock, random: nodeRandom, passes, scale: scalePicture, keeper: byteFiles(path.join(options.dataDir, 'objects'), options.fresh),
  })

  const reports = makeCspReports()
  const sockets = makeSockets()
  const roomPasses = makeRoomPasses(nodeRandom)
  const accepts: ReadonlyMap<string, Accept> = new Map([
    ['/ws', makeFeed({ host, rooms, features: featureLine, clock: nodeClock })], ['/im', makeIm({ host, audience, clock: nodeClock, limiter })],
    ['/rtc', makeSignalling({ clock: nodeClock, seats: makeRoomSeats(host, roomPasses) })],
  ])

  const server = createServer(requestHandler({
    standing, limiter, devMiddleware, framers: options.framers ?? {}, pages: staticFiles(options.clientDir), report: reports.take,
    api: makeApi({
      host, mode, people, passes, roomPasses, limiter, inbox: mode === 'testing', cspReports: reports.all,
      originOf: (request) => originFrom(request, standing, own),
      // Whoever reaches this server from elsewhere must not reach through it what else runs on this machine.
      callOut: makeCallOut({ onThisMachine: !isShared(standing), hosts: options.botHosts ?? [], ownPort: () => ownPort }),
    }),
    objects: overCors(objects, (origin) => URL.canParse(origin) && isOurHost(new URL(origin).host, standing)),
  }))

  server.on('upgrade', (request, socket, head) => {
    const { host: asked, origin } = request.headers
    const accept = accepts.get(pathOf(request))
    const refuse = (status: string): void => {
      // Nobody else listens any more to the errors of a connection that asked for an upgrade.
      socket.on('error', () => { socket.destroy() })
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    if (accept === undefined || !isOurHost(asked, standing) || !isOurOrigin(origin, asked, standing)) refuse('403 Forbidden')
    else if (!limiter.take('connection', addressOf(request, standing), null)) refuse('429 Too Many Requests')
    else sockets.upgrade(request, socket, head, origin !== undefined && origin === standing.publicOrigin ? new URL(origin).host : asked, accept)
  })

  try {
    const port = await listen(server, options.port, bound, say)
    own = ownOrigins(standing, port)
    ownPort = port
    return {
      port, origin: `http://localhost:${port}`,
      close: () => new Promise((resolve) => {
        people.stop()
        rooms.stop()
        endFeatures()
        featureLine.stop()
        sockets.close()
        server.close(() => {
          store.close()
          resolve()
        })
        server.closeAllConnections()
      }),
    }
  } catch (error) {
    people.stop()
    rooms.stop()
    endFeatures()
    featureLine.stop()
    store.close()
    throw error
  }
}
