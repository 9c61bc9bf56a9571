/** The hosts that a page may contact besides its own. */
export interface CspHosts {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** Whether the page may embed pages of its own host in a frame. */
  readonly framesItself?: boolean
}

/**
 * The content security policy for the header and the `<meta>` element. The policy has only directives that both
 * support. In the local profile the page's server replaces every provider except the object store; `liveProfile` adds
 * the hosts of its providers. A test rejects a `*` in any host except Agora's, and rejects any foreign script host.
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

/** The headers of every response, for pages and for files. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(self), display-capture=(self), autoplay=(self), clipboard-write=(self), ' +
    'geolocation=(), payment=(), usb=(), serial=(), midi=()',
}
