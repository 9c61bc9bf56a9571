/** The hosts that a page may contact besides its own. */
export interface CspHosts {
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** Whether the page may frame pages of the same host. */
  readonly framesItself?: boolean
}

/**
 * The content policy for the header and the `<meta>` element. The policy holds only directives that both support. In
 * the local profile the server is every provider except the object store; `liveProfile` adds its own hosts. A test
 * allows no `*` except Agora's, and no script host.
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

/** The headers of every response, also of files. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(self), display-capture=(self), autoplay=(self), clipboard-write=(self), ' +
    'geolocation=(), payment=(), usb=(), serial=(), midi=()',
}
