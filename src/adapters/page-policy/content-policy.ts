/** With whom a page may talk, besides the host it came from. */
export interface CspHosts {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** Whether pages of this very host may stand in frames of this one. */
  readonly framesItself?: boolean
}

/**
 * The one place that says with whom the page may talk (reliability §4): all that a header and a `<meta>` element both
 * can
 * say. In the local profile every provider but the object store is the very server; `liveProfile` fills in its hosts. A
 * test
 * allows no `*` but Agora's and no script host at all.
 */
export const cspDirectives = ({ images, connections, framesItself = false }: CspHosts): readonly string[] => [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  framesItself ? "frame-src 'self'" : "frame-src 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  ["img-src 'self' blob: data:", ...images].join(' '),
  ["media-src 'self' blob:", ...images].join(' '),
  ['connect-src', ...connections].join(' '),
  "require-trusted-types-for 'script'",
  'trusted-types app default',
]

/** What every answer says besides, page or not. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(self), display-capture=(self), autoplay=(self), clipboard-write=(self), ' +
    'geolocation=(), payment=(), usb=(), serial=(), midi=()',
}
