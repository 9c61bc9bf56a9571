import { CSP_REPORT_PATH } from '../../wire/simulator-calls'
import { commonHeaders, directives, type PolicyHosts } from '../../content-policy'
import { EMBED_FILE, embedHeaders, frameAncestors, framesItself, type Framers } from '../../framing'
import { storeHostFor } from './object-hosts'

/** `host` is the checked Host header: Safari takes 'self' for http only, so its own sockets are named. */
const contentPolicy = (host: string, publicOrigin: string | null, ancestors: string, { images, connections, framesItself: framesOwn = false }: PolicyHosts): string => [
  ...directives({ images, framesItself: framesOwn, connections: ["'self'", ...new Set([`ws://${host}`, ...(publicOrigin === null ? [] : [publicOrigin.replace(/^http/, 'ws')])]), ...connections] }),
  ancestors, 'report-to csp',
].join('; ')

/** The object store of this very server, where it has a host of its own. */
const localHosts = (host: string): PolicyHosts => {
  const store = storeHostFor(host)
  return { images: store, connections: store }
}

/**
 * The headers of every answer. Two of reliability §4 are left out on purpose: `upgrade-insecure-requests` and
 * `Strict-Transport-Security` would send a browser to https, which a server on plain http at localhost does not speak;
 * the edge in front of the live profile adds both.
 */
export const securityHeaders = (host: string, publicOrigin: string | null, at: string, framers: Framers): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(host, publicOrigin, frameAncestors(at, framers), { ...localHosts(host), framesItself: framesItself(at) }),
  'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
  ...commonHeaders,
  ...at === EMBED_FILE ? embedHeaders : {},
})
