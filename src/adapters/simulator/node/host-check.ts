import { isIP } from 'node:net'

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const WILDCARDS: readonly string[] = ['0.0.0.0', '::']

const nameOf = (host: string): string => host.replace(/:[0-9]{1,5}$/, '').toLowerCase()
const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0

/** Reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.includes(nameOf(host))

/**
 * Whether a request was meant for this server. A page of another site that lets its own name point here (DNS rebinding)
 * sends that name. A server that listens on every address is reached by address, which no name can feign.
 */
export const isOurHost = (header: string | undefined, bound: string): header is string => {
  if (header === undefined || !/^[A-Za-z0-9.:[\]-]{1,255}$/.test(header)) return false
  const name = nameOf(header)
  return isLoopback(header) || name === bound.toLowerCase() || name === `[${bound.toLowerCase()}]`
    || (WILDCARDS.includes(bound) && isAddress(name))
}

/** A browser says from which page a websocket comes: only our own may. What sends no Origin is no browser. */
export const isOurOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
