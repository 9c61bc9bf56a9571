import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { FRAME_LIMIT } from '../../wire/codecs/limited-json'
import type { AcceptSocket } from '../socket-peer'

const attach = (socket: WebSocket, host: string, accept: AcceptSocket): void => {
  const handler = accept({
    host,
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    close: () => {
      socket.close()
    },
  })
  socket.on('message', (data, isBinary) => {
    try {
      handler.receive(!isBinary && Buffer.isBuffer(data) ? data.toString() : null)
    } catch (error) {
      // The server could not record the input, so it closes the connection without a response. The client then sends
      // the frame again on a new connection.
      console.error('A frame could not be carried out:', error)
      socket.terminate()
    }
  })
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', handler.closed)
}

export interface WebSockets {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, host: string, accept: AcceptSocket) => void
  readonly close: () => void
}

/** WebSockets over the HTTP server's upgrade requests. A frame over 1 MiB closes its connection. */
export const makeWebSockets = (): WebSockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT })
  return {
    upgrade: (request, socket, head, host, accept) => {
      server.handleUpgrade(request, socket, head, (opened) => {
        attach(opened, host, accept)
      })
    },
    close: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
