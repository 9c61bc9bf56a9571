import { CSP_REPORT_PATH } from '../../wire/calls/simulator-calls'
import { commonHeaders, cspDirectives, type CspHosts } from '../../page-policy/content-policy'
import {
  EMBED_FILE,
  embedHeaders,
  frameAncestors,
  mayFrameOwnPages,
  type AllowedAncestors,
} from '../../page-policy/frame-ancestors'
import { storageHostFor } from './object-storage-hosts'

/**
 * The Content-Security-Policy. `host` is the validated Host header. In Safari, 'self' does not cover websockets, so the
 * policy lists the websocket origins.
 */
const contentPolicy = (
  host: string,
  publicOrigin: string | null,
  ancestors: string,
  { images, connections, framesItself: framesOwn = false }: CspHosts,
): string =>
  [
    ...cspDirectives({
      images,
      framesItself: framesOwn,
      connections: [
        "'self'",
        ...new Set([`ws://${host}`, ...(publicOrigin === null ? [] : [publicOrigin.replace(/^http/, 'ws')])]),
        ...connections,
      ],
    }),
    ancestors,
    'report-to csp',
  ].join('; ')

/** The CSP sources for the object store of this server, if the store has its own host. */
const localHosts = (host: string): CspHosts => {
  const store = storageHostFor(host)
  return { images: store, connections: store }
}

/**
 * The headers of every response. Two usual headers are missing on purpose: `upgrade-insecure-requests` and
 * `Strict-Transport-Security` would send a browser to https, which a plain http server at localhost does not offer. The
 * proxy in front of the live profile adds both.
 */
export const securityHeaders = (
  host: string,
  publicOrigin: string | null,
  at: string,
  framers: AllowedAncestors,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(host, publicOrigin, frameAncestors(at, framers), {
    ...localHosts(host),
    framesItself: mayFrameOwnPages(at),
  }),
  'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
  ...commonHeaders,
  ...(at === EMBED_FILE ? embedHeaders : {}),
})
