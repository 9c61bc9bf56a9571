import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { FRAME_LIMIT } from '../../wire/codecs/limited-json'
import { logFailure } from './log-failure'
import type { AcceptSocket, SocketPeer } from '../socket-peer'

/** The limits of a connection. */
export interface SocketLimits {
  /** The most bytes that wait for a client which does not read. */
  readonly bufferedBytes: number
  /** The time in ms in which a client must sign in. */
  readonly signInMs: number
  /** The time in ms between two pings. A client that has not answered the last ping is gone. */
  readonly pingMs: number
}
const LIMITS: SocketLimits = { bufferedBytes: 8 * 1_048_576, signInMs: 20_000, pingMs: 30_000 }

type PeerInfo = Pick<SocketPeer, 'host' | 'address'>

const attach = (socket: WebSocket, info: PeerInfo, accept: AcceptSocket, limits: SocketLimits): void => {
  const handler = accept({
    ...info,
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return
      // Without this limit, a client that asks and never reads would fill the memory of the server.
      if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate()
      else socket.send(text)
    },
    close: () => {
      socket.close()
    },
  })
  let isAlive = true
  const signIn = setTimeout(() => {
    if (!handler.isSignedIn()) socket.terminate()
  }, limits.signInMs)
  const pings = setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, limits.pingMs)
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', (data, isBinary) => {
    isAlive = true
    try {
      handler.receive(!isBinary && Buffer.isBuffer(data) ? data.toString() : null)
    } catch (error) {
      // The server could not record the input, so it closes the connection without a response. The client then sends
      // the frame again on a new connection.
      logFailure('A frame could not be carried out:', error)
      socket.terminate()
    }
  })
  socket.on('error', () => {
    socket.terminate()
  })
  socket.on('close', () => {
    clearTimeout(signIn)
    clearInterval(pings)
    handler.closed()
  })
}

export interface WebSockets {
  readonly upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    info: PeerInfo,
    accept: AcceptSocket,
  ) => void
  readonly close: () => void
}

/** WebSockets over the HTTP server's upgrade requests. A frame over 1 MiB closes its connection. */
export const makeWebSockets = (limits: Partial<SocketLimits> = {}): WebSockets => {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT })
  return {
    upgrade: (request, socket, head, info, accept) => {
      server.handleUpgrade(request, socket, head, (opened) => {
        attach(opened, info, accept, { ...LIMITS, ...limits })
      })
    },
    close: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
