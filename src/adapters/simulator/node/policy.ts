import { CSP_REPORT_PATH } from '../../wire/simulator-calls'
import { directives, type PolicyHosts } from '../content-policy'

const LOCAL_HOSTS: PolicyHosts = { images: [], connections: [] }

/** `host` is the checked Host header: Safari takes 'self' for http only, so its own sockets are named. */
const contentPolicy = (host: string, { images, connections }: PolicyHosts): string => [
  ...directives({ images, connections: ["'self'", `ws://${host}`, ...connections] }),
  "frame-ancestors 'none'", 'report-to csp',
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
