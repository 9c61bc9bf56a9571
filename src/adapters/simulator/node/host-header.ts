import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const WILDCARDS: readonly string[] = ['0.0.0.0', '::']

const nameOf = (host: string): string => host.replace(/:[0-9]{1,5}$/, '').toLowerCase()
const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0

/** Whether the hostname is a loopback name, which only this machine can reach. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(nameOf(host))

/** The name or address at which the server listens, and its public origin behind a proxy. */
export interface ServerAddress {
  readonly bound: string
  readonly publicOrigin: string | null
}

const hostIn = (origin: string): string => new URL(origin).host

/** Whether other machines can reach the server, directly or through a proxy. */
export const isPublic = ({ bound, publicOrigin }: ServerAddress): boolean => publicOrigin !== null || !isLoopback(bound)

/**
 * Whether the request's Host header belongs to this server. With DNS rebinding, another site points its own hostname to
 * this server, so the request contains that hostname. A server that listens on every address also accepts an IP address
 * in the Host header, because DNS rebinding always uses a hostname.
 */
export const isAllowedRequestHost = (
  header: string | undefined,
  { bound, publicOrigin }: ServerAddress,
): header is string => {
  if (header === undefined || !/^[A-Za-z0-9.:[\]-]{1,255}$/.test(header)) return false
  const name = nameOf(header)
  return (
    isLoopback(header) ||
    (publicOrigin !== null && header.toLowerCase() === hostIn(publicOrigin)) ||
    name === bound.toLowerCase() ||
    name === `[${bound.toLowerCase()}]` ||
    (WILDCARDS.includes(bound) && isAddress(name))
  )
}

/**
 * Whether a page of this origin may call the server. Browsers send the page's origin with API calls and WebSocket
 * upgrades. A request without an Origin header does not come from a browser.
 */
export const isAllowedOrigin = (origin: string | undefined, host: string, { publicOrigin }: ServerAddress): boolean =>
  origin === undefined || origin === publicOrigin || (URL.canParse(origin) && hostIn(origin) === host)

const addresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address }) => (isIP(address) === 6 ? `[${address}]` : address))

/**
 * The origins under which this server serves the app's pages. A client can put any host into the Host header. Only
 * these origins may appear in texts for members, such as the text that a wallet signs.
 */
export const allowedOrigins = ({ bound, publicOrigin }: ServerAddress, port: number): ReadonlySet<string> =>
  new Set(
    [
      ...(publicOrigin === null ? [] : [publicOrigin]),
      ...[...LOOPBACK, ...(WILDCARDS.includes(bound) ? addresses() : [bound])].map(
        (name) => `http://${name.toLowerCase()}:${port}`,
      ),
    ]
      .filter((one) => URL.canParse(one))
      .map((one) => new URL(one).origin),
  )

/**
 * The origin of the calling page, from its Host header or the proxy. `null` if this server does not serve that page.
 */
export const originOfRequest = (
  { url, headers }: Request,
  { publicOrigin }: ServerAddress,
  own: ReadonlySet<string>,
): string | null => {
  const { host } = new URL(url)
  if (publicOrigin !== null && (host === hostIn(publicOrigin) || headers.has('x-forwarded-for'))) return publicOrigin
  const origin = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : ''
  return own.has(origin) ? origin : null
}

/** The origin of this request's page. The Host header was checked with `isAllowedRequestHost`. */
export const originOf = (
  { headers: { host = 'localhost' } }: IncomingMessage,
  { publicOrigin }: ServerAddress,
): string => publicOrigin ?? `http://${host}`

/**
 * The network address of the client. With a public origin a proxy stands in front of this server. The proxy appends the
 * address as the last entry of this header; clients can fake every earlier entry.
 */
export const clientAddressOf = ({ headers, socket }: IncomingMessage, { publicOrigin }: ServerAddress): string => {
  const forwarded =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return publicOrigin !== null && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '')
}
