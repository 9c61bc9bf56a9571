import type { LiveConfig } from './live-config'
import {
  EMBED_FILE,
  embedHeaders,
  frameAncestors,
  FRAMING_PATHS,
  mayFrameOwnPages,
} from '../page-policy/frame-ancestors'
import { commonHeaders, cspDirectives } from '../page-policy/content-policy'

/** Agora names its edges anew with every room: these are all it uses (docs.agora.io/en/reference/firewall). */
const RTC_HOSTS = ['agora.io', 'sd-rtn.com', 'rtnsvc.com', 'rtesvc.com'].flatMap((host) => [
  `https://*.${host}:*`,
  `wss://*.edge.${host}:*`,
])

/**
 * With whom a page of the live profile may talk: its own host and those of the configuration, each by its full name
 * (reliability §4).
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
 * What the edge in front of the live profile answers the page at that path with; without one, every page that has no
 * entry below.
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
 * The paths whose headers are others: the pages of partners that may be framed, what previews them, and the file that
 * embeds them.
 */
export const liveHeadersByPath = (config: LiveConfig): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    [...Object.keys(config.partners).map((link) => `/p/${link}`), ...FRAMING_PATHS, EMBED_FILE].map((path) => [
      path,
      liveHeaders(config, path),
    ]),
  )
