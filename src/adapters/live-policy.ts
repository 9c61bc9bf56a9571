import type { LiveConfig } from './live-config'
import { commonHeaders, directives } from './content-policy'

/** Agora names its edges anew with every room: these are all it uses (docs.agora.io/en/reference/firewall). */
const RTC_HOSTS = ['agora.io', 'sd-rtn.com', 'rtnsvc.com', 'rtesvc.com'].flatMap((host) => [`https://*.${host}:*`, `wss://*.edge.${host}:*`])

/** With whom a page of the live profile may talk: its own host and those of the configuration, each by its full name (reliability §4). */
export const liveDirectives = ({ api, sockets, imHosts, fileHost, pictureHosts }: LiveConfig): readonly string[] => [
  ...directives({
    images: [...new Set([...pictureHosts, fileHost])],
    connections: ["'self'", ...new Set([api, sockets, ...imHosts, fileHost]), ...RTC_HOSTS],
  }),
  'upgrade-insecure-requests',
]

/** What the edge in front of the live profile answers every page with. */
export const liveHeaders = (config: LiveConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [...liveDirectives(config), "frame-ancestors 'none'"].join('; '),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  ...commonHeaders,
})
