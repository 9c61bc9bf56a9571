import { CSP_REPORT_PATH } from '../../wire/simulator-calls'

/**
 * The one place that says with whom the page may talk (reliability §4). In the local profile every provider is this very
 * server, so each list is empty; `live` fills in its hosts. A test allows no `*` but Agora's and no script host at all.
 */
export interface PolicyHosts {
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

const LOCAL_HOSTS: PolicyHosts = { images: [], connections: [] }

/** `host` is the checked Host header: Safari takes 'self' for http only, so its own sockets are named. */
const contentPolicy = (host: string, { images, connections }: PolicyHosts): string => [
  "default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-src 'none'", "form-action 'self'",
  "script-src 'self'", "style-src 'self'", "font-src 'self'", "manifest-src 'self'", "worker-src 'self' blob:",
  ["img-src 'self' blob: data:", ...images].join(' '),
  ["media-src 'self' blob:", ...images].join(' '),
  ["connect-src 'self'", `ws://${host}`, ...connections].join(' '),
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'", 'trusted-types app default', 'report-to csp',
].join('; ')

/**
 * The headers of every answer. Two of reliability §4 are left out on purpose: `upgrade-insecure-requests` and
 * `Strict-Transport-Security` would send a browser to https, which a server on plain http at localhost does not speak;
 * the edge in front of the live profile adds both.
 */
export const securityHeaders = (host: string, hosts: PolicyHosts = LOCAL_HOSTS): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(host, hosts),
  'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
  ...commonHeaders,
})

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), display-capture=(self), autoplay=(self), clipboard-write=(self), '
    + 'geolocation=(), payment=(), usb=(), serial=(), midi=()',
}
