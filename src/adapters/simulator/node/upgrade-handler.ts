import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { requestRows } from '../access/rows/requests'
import type { RateLimiter } from '../rate-limits'
import type { AcceptSocket } from '../socket-peer'
import { clientAddressOf, isAllowedOrigin, isAllowedRequestHost, type ServerAddress } from './host-header'
import { pathOf } from './request-handler'
import type { makeWebSockets } from './web-sockets'

interface UpgradeHandlerDeps {
  /** The sockets of the server, by path. */
  readonly accepts: ReadonlyMap<string, AcceptSocket>
  readonly standing: ServerAddress
  readonly limiter: RateLimiter
  readonly sockets: Pick<ReturnType<typeof makeWebSockets>, 'upgrade'>
}

/** Opens a WebSocket for a page of an allowed origin, within the limits of its network. Refuses all other upgrades. */
export const upgradeHandler =
  ({ accepts, standing, limiter, sockets }: UpgradeHandlerDeps) =>
  (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { host: asked, origin } = request.headers
    const accept = accepts.get(pathOf(request))
    const refuse = (status: string): void => {
      // After an upgrade request, Node does not handle errors of the connection, so handle these errors here.
      socket.on('error', () => {
        socket.destroy()
      })
      // Without `destroy`, a client that does not close its side would keep the connection half open.
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => {
        socket.destroy()
      })
    }
    if (accept === undefined || !isAllowedRequestHost(asked, standing) || !isAllowedOrigin(origin, asked, standing))
      refuse('403 Forbidden')
    else if (
      !limiter.take(requestRows.socket.allowance, clientAddressOf(request, standing), null, requestRows.socket.cost)
    )
      refuse('429 Too Many Requests')
    else if (
      !sockets.upgrade(
        request,
        socket,
        head,
        {
          host: origin !== undefined && origin === standing.publicOrigin ? new URL(origin).host : asked,
          address: clientAddressOf(request, standing),
        },
        accept,
      )
    )
      refuse('429 Too Many Requests')
  }
