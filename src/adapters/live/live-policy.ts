import type { LiveConfig } from './live-config'
import {
  EMBED_FILE,
  embedHeaders,
  frameAncestors,
  FRAMING_PATHS,
  mayFrameOwnPages,
} from '../page-policy/frame-ancestors'
import { commonHeaders, cspDirectives } from '../page-policy/content-policy'

/**
 * Agora's servers. The servers' names change with every room. These domains cover all servers
 * (docs.agora.io/en/reference/firewall).
 */
const RTC_HOSTS = ['agora.io', 'sd-rtn.com', 'rtnsvc.com', 'rtesvc.com'].flatMap((host) => [
  `https://*.${host}:*`,
  `wss://*.edge.${host}:*`,
])

/**
 * The content security policy of a page in the live profile. The page may contact its own host and the configured
 * hosts. The policy names each configured host in full, without wildcards.
 */
export const liveCspDirectives = (
  { api, sockets, imHosts, fileHost, pictureHosts }: LiveConfig,
  pathname = '/',
): readonly string[] => [
  ...cspDirectives({
    images: [...new Set([...pictureHosts, fileHost])],
    connections: ["'self'", ...new Set([api, sockets, ...imHosts, fileHost]), ...RTC_HOSTS],
    framesItself: mayFrameOwnPages(pathname),
  }),
  'upgrade-insecure-requests',
]

/**
 * The response headers for the page at `pathname`. The headers for the default `/` apply to every path without an entry
 * in `liveHeadersByPath`.
 */
export const liveHeaders = (config: LiveConfig, pathname = '/'): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [...liveCspDirectives(config, pathname), frameAncestors(pathname, config.partners)].join(
    '; ',
  ),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  ...commonHeaders,
  ...(pathname === EMBED_FILE ? embedHeaders : {}),
})

/**
 * The headers of the paths whose headers differ from the default: partner pages, which other sites may frame, the
 * previews of partner pages, and the embed file.
 */
export const liveHeadersByPath = (config: LiveConfig): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    [...Object.keys(config.partners).map((link) => `/p/${link}`), ...FRAMING_PATHS, EMBED_FILE].map((path) => [
      path,
      liveHeaders(config, path),
    ]),
  )
