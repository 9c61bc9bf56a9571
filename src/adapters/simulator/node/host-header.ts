import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const WILDCARDS: readonly string[] = ['0.0.0.0', '::']

const nameOf = (host: string): string => host.replace(/:[0-9]{1,5}$/, '').toLowerCase()
const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0

/** Reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(nameOf(host))

/**
 * Where a server stands: the name or address at which it listens, and the origin that people know it by, behind a
 * proxy.
 */
export interface ServerAddress {
  readonly bound: string
  readonly publicOrigin: string | null
}

const hostIn = (origin: string): string => new URL(origin).host

/** Read from other machines, directly or through a proxy. */
export const isPublic = ({ bound, publicOrigin }: ServerAddress): boolean => publicOrigin !== null || !isLoopback(bound)

/**
 * Whether a request was meant for this server. A page of another site that lets its own name point here (DNS rebinding)
 * sends that name. A server that listens on every address is reached by address, which no name can feign.
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

/** A browser says from which page a call or websocket comes: only our own may. What sends no Origin is no browser. */
export const isAllowedOrigin = (origin: string | undefined, host: string, { publicOrigin }: ServerAddress): boolean =>
  origin === undefined || origin === publicOrigin || (URL.canParse(origin) && hostIn(origin) === host)

const addresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address }) => (isIP(address) === 6 ? `[${address}]` : address))

/**
 * The origins of our own pages. A request names one of them by its Host header; any other that it names is nobody's,
 * and what is
 * written down for people, such as a text that a wallet signs, never repeats it.
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
 * The page that a request comes from, by its Host header or through the proxy; `null` where that is none of our own.
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

/**
 * Whose the other end of a connection is. A proxy before us, which is there where a public origin is, says it last of
 * all that this
 * header holds; anybody else could say anything.
 */
export const clientAddressOf = ({ headers, socket }: IncomingMessage, { publicOrigin }: ServerAddress): string => {
  const forwarded =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return publicOrigin !== null && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '')
}
