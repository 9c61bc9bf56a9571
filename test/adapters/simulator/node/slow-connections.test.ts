import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeNetworkCount } from '../../../../src/adapters/simulator/node/connection-limits'
import type { RunningServer, ServerOptions } from '../../../../src/adapters/simulator/node/server-options'
import { AccessUsers } from '../access/access-fixture'
import { raw, startServerIn, temporaryFolder } from './node-server-fixture'

const end: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of end.splice(0).reverse()) await stop()
})
const serverWith = async (options: Partial<ServerOptions>): Promise<RunningServer> => {
  const folder = temporaryFolder()
  end.push(folder.remove)
  const server = await startServerIn(folder.path, options)
  end.push(server.close)
  return server
}

/** A client that sends the bytes itself, never closes its side, and reads nothing if `isDeaf`. */
const lineTo = async (server: RunningServer, bytes: string, isDeaf = false): Promise<Socket> => {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  if (!isDeaf) socket.resume()
  end.push(() => {
    socket.destroy()
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(bytes)
  return socket
}
/** Resolves once the server serves another connection, because it has closed one. */
const hasRoom = async (server: RunningServer): Promise<number> => {
  for (;;) {
    const answer = await raw(server.port, '/simulator/x/accounts').catch(() => null)
    if (answer !== null) return answer.status
  }
}
const POST = 'POST /api/loop_login/visitor_login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const GET = 'GET /simulator/x/accounts HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** Opens a WebSocket from this address. `status` is 101, or the status of the refusal. */
const open = (server: RunningServer, path: string, address: string) =>
  new Promise<{ readonly socket: WebSocket; readonly status: number }>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers: { 'x-forwarded-for': address } })
    end.push(() => {
      socket.terminate()
    })
    socket.once('open', () => {
      resolve({ socket, status: 101 })
    })
    socket.once('unexpected-response', (_request, { statusCode }) => {
      resolve({ socket, status: statusCode ?? 0 })
    })
    socket.on('error', () => undefined)
  })

describe('A slow client', () => {
  const never = 3_600_000
  const alone = {
    headersMs: never,
    bodyMs: never,
    requestMs: never,
    idleMs: never,
    keepAliveMs: never,
    checkMs: 20,
    ofNetwork: 1,
  }

  it.each([
    ['sends nothing', '', { headersMs: 60 }],
    ['never ends its headers', `${POST}X-Slow: `, { headersMs: 60 }],
    ['never ends the body of an API call', `${POST}Content-Length: 60\r\n\r\n{`, { bodyMs: 60 }],
    ['never ends a chunked body', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, { bodyMs: 60 }],
    [
      'never ends the body of an upload',
      'PUT /a.png HTTP/1.1\r\nHost: loop-media.localhost\r\nContent-Length: 60\r\n\r\nx',
      { headersMs: 50, requestMs: 60 },
    ],
    ['says nothing after its request', GET, { keepAliveMs: 60 }],
    ['reads no response', GET.repeat(3_000), { idleMs: 60, keepAliveMs: 60 }],
    ['keeps its side of a refused upgrade open', upgrade('/nowhere'), {}],
    ['keeps its side of an opened upgrade open and sends no frame', upgrade('/ws'), {}],
  ])('that %s is disconnected', async (_what, bytes, limits) => {
    const server = await serverWith({
      connectionLimits: { ...alone, ...limits },
      socketLimits: { signInMs: 60 },
    })
    await lineTo(server, bytes, bytes.startsWith(`${GET}${GET}`))
    expect(await hasRoom(server)).toBe(200)
  })

  it('does not keep an ordinary request waiting', async () => {
    const server = await serverWith({})
    for (let n = 0; n < 50; n += 1) await lineTo(server, `${POST}X-Slow: `)
    expect((await raw(server.port, '/simulator/x/accounts')).status).toBe(200)
  })
})

describe('The connections of a network', () => {
  it('beyond the limit are closed, and a closed connection makes room for another', async () => {
    const server = await serverWith({ connectionLimits: { ofNetwork: 2 } })
    const [first, second] = [await lineTo(server, ''), await lineTo(server, '')]
    await expect(raw(server.port, '/simulator/x/accounts')).rejects.toBeInstanceOf(Error)
    first.destroy()
    expect([await hasRoom(server), second.destroyed]).toEqual([200, false])
  })

  it('that open sockets beyond the limit get 429, while another network opens one', async () => {
    const server = await serverWith({ socketLimits: { ofNetwork: 2 }, publicOrigin: 'https://loop.example' })
    const network = (n: number) => `2001:db8:0:1::${n}`
    const statuses: number[] = []
    for (const address of [network(1), network(2), network(3), '192.0.2.1'])
      statuses.push((await open(server, '/ws', address)).status)
    expect(statuses).toEqual([101, 101, 429, 101])
  })

  it('that read nothing are closed when too much waits for their network, even if each alone is within its limit', async () => {
    const server = await serverWith({
      socketLimits: { ofNetwork: 2, networkBytes: 8_000_000, bufferedBytes: 60_000_000 },
    })
    const crowd = new AccessUsers(server)
    await crowd.signIn()
    const token = await crowd.chatToken('ada')
    for (let n = 0; n < 2; n += 1) {
      const { socket } = await open(server, '/im', '')
      socket.send(JSON.stringify({ event: 'login', data: { token, platform_id: 5 } }))
      await new Promise((resolve) => socket.once('message', resolve))
      socket.pause()
      for (let asked = 0; asked < 600; asked += 1) {
        const data = { request_id: `r${asked}`, conversation_id: 'sg_40000004', before: null, size: 200 }
        socket.send(JSON.stringify({ event: 'history', data }))
      }
    }
    let status = 429
    while (status === 429) status = (await open(server, '/im', '')).status
    expect(status).toBe(101)
  })

  it('are counted by network and released once', () => {
    const networks = makeNetworkCount(2)
    const [first, second] = [networks.take('2001:db8::1'), networks.take('2001:db8::2')]
    expect([first === null, second === null, networks.take('2001:db8::3')]).toEqual([false, false, null])
    first?.release()
    first?.release()
    expect([networks.take('2001:db8::4') === null, networks.take('2001:db8::5')]).toEqual([false, null])
  })
})
