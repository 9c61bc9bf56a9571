import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { CSP_REPORT_PATH } from '../../wire/calls/simulator-calls'
import type { ObjectPath } from '../object-store'
import type { RequestRow } from '../access/access-row'
import { requestRows } from '../access/rows/requests'
import type { RateLimiter } from '../rate-limits'
import { TOO_MANY_REQUESTS } from '../rate-limits'
import { clientAddressOf, isAllowedRequestHost, isAllowedOrigin, originOf, type ServerAddress } from './host-header'
import { answerHealthy, HEALTH_PATH } from './health'
import { logFailure } from './log-failure'
import { objectPathOf } from './object-storage-hosts'
import { commonHeaders } from '../../page-policy/content-policy'
import type { AllowedAncestors } from '../../page-policy/frame-ancestors'
import { securityHeaders } from './security-headers'
import type { SharedLinks } from './shared-links'
import type { OutputGate } from './store/output-gate'

export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface RequestDeps {
  readonly gate: OutputGate
  readonly standing: ServerAddress
  readonly framers: AllowedAncestors
  readonly limiter: RateLimiter
  readonly devMiddleware: DevMiddleware | null
  readonly pages: (request: IncomingMessage, response: ServerResponse, pathname: string) => void
  readonly api: (request: Request, address: string) => Promise<Response>
  readonly report: (request: Request) => Promise<Response>
  /** Called with each API call, before its body is read. */
  readonly calling: (incoming: IncomingMessage) => void
  readonly objects: (request: Request, place: ObjectPath) => Promise<Response>
  readonly links: Pick<SharedLinks, 'picture' | 'calendar'>
}

const API = ['/api/*', '/botfather/*', '/simulator/*']
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/, '')

/**
 * Sets the headers on Node's response object, because sirv and the development middleware write directly to that
 * object.
 */
const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const REFUSED = { 'Content-Type': 'text/plain', Connection: 'close' } as const
const refusal = (status: number, words: string): Response => new Response(words, { status, headers: REFUSED })
const tooMany = (): Response => refusal(TOO_MANY_REQUESTS.code, TOO_MANY_REQUESTS.words)

/**
 * Routes each request to the object store, the API, CSP reports or pages. Refuses requests with a foreign Host header
 * and API calls from other sites.
 */
export const requestHandler = ({
  gate,
  standing,
  framers,
  limiter,
  devMiddleware,
  pages,
  api,
  report,
  calling,
  objects,
  links,
}: RequestDeps): RequestListener => {
  const app = new Hono<{ Bindings: HttpBindings }>({
    // Use the path as the client sent it, because `request.url` has `.` and `..` segments resolved.
    getPath: (request, options) => (options?.env === undefined ? request.url : pathOf(options.env.incoming)),
  })
  const isOverLimit = ({ allowance, cost }: RequestRow, incoming: IncomingMessage): boolean =>
    !limiter.take(allowance, clientAddressOf(incoming, standing), null, cost)
  const protect = ({ incoming, outgoing }: HttpBindings): void => {
    const { host = '' } = incoming.headers
    setHeaders(outgoing, securityHeaders(host, standing.publicOrigin, pathOf(incoming), framers))
  }

  app.use(async (_context, next) => {
    await next()
    await gate.stored()
  })
  app.use(async ({ req: { method, raw }, env: { incoming } }, next) => {
    const place = objectPathOf(incoming.headers.host, pathOf(incoming), standing)
    if (place !== null)
      return isOverLimit(READING.has(method) ? requestRows.picture : requestRows.upload, incoming)
        ? tooMany()
        : objects(raw, place)
    await next()
    return undefined
  })
  app.on('ALL', API, ({ req, env }) => {
    const { host = '', origin } = env.incoming.headers
    if (!isAllowedOrigin(origin, host, standing)) return refusal(403, 'Another site may not call this API')
    protect(env)
    calling(env.incoming)
    return api(req.raw, clientAddressOf(env.incoming, standing))
  })
  app.all(CSP_REPORT_PATH, ({ req, env }) =>
    isOverLimit(requestRows.report, env.incoming) ? tooMany() : report(req.raw),
  )
  app.get('/preview/*', ({ env }) =>
    isOverLimit(requestRows.preview, env.incoming) ? tooMany() : links.picture(pathOf(env.incoming)),
  )
  app.get('/calendar/*', ({ env }) =>
    isOverLimit(requestRows.calendar, env.incoming)
      ? tooMany()
      : links.calendar(pathOf(env.incoming), originOf(env.incoming, standing)),
  )
  app.all('*', ({ env }) => {
    const { incoming, outgoing } = env
    if (devMiddleware === null) {
      if (isOverLimit(requestRows.page, incoming)) return tooMany()
      protect(env)
      pages(incoming, outgoing, pathOf(incoming))
    } else {
      setHeaders(outgoing, commonHeaders)
      devMiddleware(incoming, outgoing, () => {
        outgoing.writeHead(404).end()
      })
    }
    return RESPONSE_ALREADY_SENT
  })
  app.onError((error, { env: { outgoing } }) => {
    logFailure('A request failed:', error)
    if (!outgoing.headersSent) return new Response(null, { status: 500 })
    outgoing.end()
    return RESPONSE_ALREADY_SENT
  })

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    if (pathOf(request) === HEALTH_PATH) {
      answerHealthy(response)
      return
    }
    const { host } = request.headers
    // This check runs before the listener, because the listener itself answers some foreign hosts with 400.
    if (objectPathOf(host, pathOf(request), standing) === null && !isAllowedRequestHost(host, standing)) {
      response.writeHead(421, REFUSED).end('This host is not served here')
      return
    }
    listener(request, response).catch((error: unknown) => {
      logFailure('A request failed:', error)
      response.destroy()
    })
  }
}
