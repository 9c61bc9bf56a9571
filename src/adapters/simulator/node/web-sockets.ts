import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { FRAME_LIMIT } from '../../wire/codecs/limited-json'
import { sourceOf } from '../caller-source'
import { makeNetworkCount } from './connection-limits'
import { logFailure } from './log-failure'
import type { AcceptSocket, SocketPeer } from '../socket-peer'
import { socketAfterStored, type SocketAfterStored } from './socket-after-stored'
import { openGate, type OutputGate } from './store/output-gate'

/** The limits of a connection. */
export interface SocketLimits {
  /** The most bytes that wait for a client which does not read. */
  readonly bufferedBytes: number
  /** The most bytes that wait for all clients of a network. */
  readonly networkBytes: number
  /** The most open connections of a network. */
  readonly ofNetwork: number
  /** The time in ms in which a client must sign in. */
  readonly signInMs: number
  /** The time in ms between two pings. A client that has not answered the last ping is gone. */
  readonly pingMs: number
}
const LIMITS: SocketLimits = {
  bufferedBytes: 8 * 1_048_576,
  networkBytes: 64 * 1_048_576,
  ofNetwork: 500,
  signInMs: 20_000,
  pingMs: 30_000,
}
/** Below this share of its limit, a connection is not compared with the other connections of its network. */
const SMALL_SHARE = 8

interface PeerInfo extends Pick<SocketPeer, 'host'> {
  readonly address: string
}

const attach = (
  socket: WebSocket,
  line: SocketAfterStored,
  info: PeerInfo,
  accept: AcceptSocket,
  limits: SocketLimits,
  waitingOfNetwork: () => number,
): void => {
  const isOverfull = (): boolean =>
    line.waiting() > limits.bufferedBytes ||
    (line.waiting() > limits.bufferedBytes / SMALL_SHARE && waitingOfNetwork() > limits.networkBytes)
  const handler = accept({
    ...info,
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return
      // Without this limit, a client that asks and never reads would fill the memory of the server.
      if (isOverfull()) socket.terminate()
      else line.send(text)
    },
    close: line.close,
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
  /** Opens a socket. Returns `false`, and opens none, if the client's network holds the most connections. */
  readonly upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    info: PeerInfo,
    accept: AcceptSocket,
  ) => boolean
  readonly close: () => void
}

/**
 * WebSockets over the HTTP server's upgrade requests. A frame over 1 MiB closes its connection. Frames to clients pass
 * the gate.
 */
export const makeWebSockets = (limits: Partial<SocketLimits> = {}, gate: OutputGate = openGate): WebSockets => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    // One frame of a connection at a time, so that a client that sends thousands does not keep all others waiting.
    allowSynchronousEvents: false,
  })
  const all = { ...LIMITS, ...limits }
  const networks = makeNetworkCount(all.ofNetwork)
  const lines = new Map<SocketAfterStored, string>()
  const waitingOf = (network: string): number => {
    let bytes = 0
    for (const [line, its] of lines) if (its === network) bytes += line.waiting()
    return bytes
  }
  return {
    upgrade: (request, socket, head, info, accept) => {
      const place = networks.take(info.address)
      if (place === null) return false
      socket.once('close', place.release)
      server.handleUpgrade(request, socket, head, (opened) => {
        const network = sourceOf(info.address)
        const line = socketAfterStored(opened, gate)
        lines.set(line, network)
        opened.once('close', () => lines.delete(line))
        attach(opened, line, info, accept, all, () => waitingOf(network))
      })
      return true
    },
    close: () => {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
