import type { IncomingMessage, Server } from 'node:http'
import { sourceOf } from '../caller-source'
import type { ServerAddress } from './host-header'

/** How long a connection may do nothing or little, in ms, and how many connections a network may hold open. */
export interface ConnectionLimits {
  /** Until all headers of a request have arrived. */
  readonly headersMs: number
  /** Until the whole body of an API call has arrived. A call has at most 64 KiB. */
  readonly bodyMs: number
  /** Until a whole request has arrived, such as a part of an upload. */
  readonly requestMs: number
  /** Without a byte in either direction, so that a client which reads no response is cut off. */
  readonly idleMs: number
  /** After a response, until the next request. */
  readonly keepAliveMs: number
  /** Between two checks of these times. */
  readonly checkMs: number
  /** The most open connections of a network. Behind a proxy all connections come from the proxy, so it must limit them. */
  readonly ofNetwork: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  requestMs: 120_000,
  idleMs: 60_000,
  keepAliveMs: 5_000,
  checkMs: 5_000,
  ofNetwork: 500,
}

/** Counts what networks hold open. */
export const makeNetworkCount = (most: number) => {
  const open = new Map<string, number>()
  return {
    /** Counts one more for this address until `release`. `null` if the network of the address holds the most. */
    take: (address: string): { readonly release: () => void } | null => {
      const network = sourceOf(address)
      const count = open.get(network) ?? 0
      if (count >= most) return null
      open.set(network, count + 1)
      let isHeld = true
      return {
        release: () => {
          if (!isHeld) return
          isHeld = false
          const left = (open.get(network) ?? 1) - 1
          if (left === 0) open.delete(network)
          else open.set(network, left)
        },
      }
    },
  }
}

/** Lets the server close connections that are slow, idle or too many. */
export const limitConnections = (server: Server, limits: ConnectionLimits, { publicOrigin }: ServerAddress): void => {
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.keepAliveTimeout = limits.keepAliveMs
  server.setTimeout(limits.idleMs)
  if (publicOrigin !== null) return
  const networks = makeNetworkCount(limits.ofNetwork)
  server.on('connection', (socket) => {
    const place = networks.take(socket.remoteAddress ?? '')
    if (place === null) socket.destroy()
    else socket.once('close', place.release)
  })
}

/** Closes the connection if the body of this request does not arrive in time. */
export const limitBody = (incoming: IncomingMessage, bodyMs: number): void => {
  const late = setTimeout(() => {
    if (!incoming.complete) incoming.destroy()
  }, bodyMs)
  for (const event of ['end', 'close'] as const) incoming.once(event, () => clearTimeout(late))
}
