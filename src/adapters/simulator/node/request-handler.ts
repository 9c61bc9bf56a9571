import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { CSP_REPORT_PATH } from '../../wire/calls/simulator-calls'
import type { ObjectPath } from '../object-store'
import type { RateLimiter } from '../rate-limits'
import { TOO_MANY_REQUESTS } from '../rate-limits'
import { clientAddressOf, isAllowedRequestHost, isAllowedOrigin, type ServerAddress } from './host-header'
import { objectPathOf } from './object-storage-hosts'
import { commonHeaders } from '../../page-policy/content-policy'
import type { AllowedAncestors } from '../../page-policy/frame-ancestors'
import { securityHeaders } from './security-headers'

export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface RequestDeps {
  readonly standing: ServerAddress
  readonly framers: AllowedAncestors
  readonly limiter: RateLimiter
  readonly devMiddleware: DevMiddleware | null
  readonly pages: (request: IncomingMessage, response: ServerResponse, pathname: string) => void
  readonly api: (request: Request, address: string) => Promise<Response>
  readonly report: (request: Request) => Promise<Response>
  readonly objects: (request: Request, place: ObjectPath) => Promise<Response>
}

const API = /^\/(?:api|botfather|simulator)(?:\/|$)/

export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').replace(/[?#].*$/, '')

const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const refuse = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(words)
}

/** Routes each request to pages, the API or CSP reports. Refuses other hosts and calls from other sites. */
export const requestHandler = ({
  standing,
  framers,
  limiter,
  devMiddleware,
  pages,
  api,
  report,
  objects,
}: RequestDeps) => {
  const toReports = getRequestListener(report, { overrideGlobalObjects: false })

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { host, origin } = request.headers
    const address = clientAddressOf(request, standing)
    const at = pathOf(request)
    const fail = (error: unknown): void => {
      console.error('A request failed:', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
    const place = objectPathOf(host, at, standing)
    const isMuch = (rate: 'upload' | 'picture' | 'report'): boolean => {
      const much = !limiter.take(rate, address, null)
      if (much) refuse(response, TOO_MANY_REQUESTS.code, TOO_MANY_REQUESTS.words)
      return much
    }
    if (place !== null) {
      if (
        isMuch(
          request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS' ? 'picture' : 'upload',
        )
      )
        return
      getRequestListener((webRequest) => objects(webRequest, place), { overrideGlobalObjects: false })(
        request,
        response,
      ).catch(fail)
    } else if (!isAllowedRequestHost(host, standing)) {
      refuse(response, 421, 'This host is not served here')
    } else if (API.test(at)) {
      if (!isAllowedOrigin(origin, host, standing)) {
        refuse(response, 403, 'Another site may not call this API')
        return
      }
      setHeaders(response, securityHeaders(host, standing.publicOrigin, at, framers))
      getRequestListener((webRequest) => api(webRequest, address), { overrideGlobalObjects: false })(
        request,
        response,
      ).catch(fail)
    } else if (at === CSP_REPORT_PATH) {
      if (!isMuch('report')) toReports(request, response).catch(fail)
    } else if (devMiddleware !== null) {
      setHeaders(response, commonHeaders)
      devMiddleware(request, response, () => {
        response.writeHead(404).end()
      })
    } else {
      setHeaders(response, securityHeaders(host, standing.publicOrigin, at, framers))
      try {
        pages(request, response, at)
      } catch (error) {
        fail(error)
      }
    }
  }
}
