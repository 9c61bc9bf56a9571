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
 * Agora's server names change with every room. These domains cover all of them (docs.agora.io/en/reference/firewall).
 */
const RTC_HOSTS = ['agora.io', 'sd-rtn.com', 'rtnsvc.com', 'rtesvc.com'].flatMap((host) => [
  `https://*.${host}:*`,
  `wss://*.edge.${host}:*`,
])

/**
 * The policy of a page of the live profile. The page may contact its own host and the configured hosts, each by full
 * name.
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

/** The response headers for the page at `pathname`. The default `/` covers every path without its own entry. */
export const liveHeaders = (config: LiveConfig, pathname = '/'): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [...liveCspDirectives(config, pathname), frameAncestors(pathname, config.partners)].join(
    '; ',
  ),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  ...commonHeaders,
  ...(pathname === EMBED_FILE ? embedHeaders : {}),
})

/**
 * The headers of the paths that need their own: partner pages that may be framed, their previews, and the embed file.
 */
export const liveHeadersByPath = (config: LiveConfig): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    [...Object.keys(config.partners).map((link) => `/p/${link}`), ...FRAMING_PATHS, EMBED_FILE].map((path) => [
      path,
      liveHeaders(config, path),
    ]),
  )
