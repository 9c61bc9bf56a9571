import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WebSocket } from 'ws'
import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { nodeClock, nodeRandom } from '../../../src/adapters/simulator/node/node-drivers'
import { startServer } from '../../../src/adapters/simulator/node/start-server'
import { makeNetworkFaults } from '../../../src/adapters/simulator/network-faults'
import type { SocketDriver } from '../../../src/adapters/socket/socket-driver'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { Secret } from '../../../src/application/ports/browser/vault'
import { makeClient, right } from '../../adapters/support/client'
import type { MakeContractSubject } from '../contract-subject'

export const nodeHttp: HttpDriver = (request) => fetch(request)

export const nodeSockets: SocketDriver = {
  open: (url, events) => {
    const socket = new WebSocket(url)
    socket.on('open', events.opened)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      events.received(isBinary ? null : data.toString())
    })
    socket.on('error', () => undefined)
    socket.on('close', events.closed)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => {
        socket.close()
      },
    }
  },
}

/** The real server on a free port, over HTTP and websockets. */
export const overHttpSubject: MakeContractSubject = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'loop-bench-'))
  const server = await startServer({
    secret: '',
    port: 0,
    host: '127.0.0.1',
    dataDir,
    seed: 1,
    fresh: false,
    clientDir: dataDir,
    mode: 'testing',
    isUnlimited: true,
    say: () => undefined,
  })
  const browser = () => {
    const weather = makeNetworkFaults(nodeClock)
    const client = makeClient({
      http: weather.http(nodeHttp),
      sockets: weather.sockets(nodeSockets),
      origin: server.origin,
      clock: nodeClock,
      random: nodeRandom,
    })
    return { ...client, weather }
  }
  const lever = browser()
  return {
    browser,
    kick: async (email) => {
      await right(lever.rest.call(simulatorCalls.kick, { email }))
    },
    partnerToken: async (partner_id, name) =>
      new Secret((await right(lever.rest.call(simulatorCalls.partnerToken, { partner_id, name }))).access_token),
    expire: async (email) => {
      await right(lever.rest.call(simulatorCalls.expire, { email }))
    },
    pass: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms)
      }),
    close: async () => {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
