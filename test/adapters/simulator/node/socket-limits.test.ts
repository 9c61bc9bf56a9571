import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { AccessUsers } from '../access/access-fixture'
import { startServerIn, temporaryFolder } from './node-server-fixture'

const folder = temporaryFolder()
let server: RunningServer
let crowd: AccessUsers
beforeAll(async () => {
  server = await startServerIn(folder.path, {
    socketLimits: { signInMs: 150, pingMs: 100, bufferedBytes: 300_000 },
  })
  crowd = new AccessUsers(server)
  await crowd.signIn()
}, 60_000)
afterAll(async () => {
  await server.close()
  folder.remove()
})

/** A connection that answers no pings if `isDeaf`. */
const connect = async (path: string, isDeaf = false) => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { autoPong: !isDeaf })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve()
    })
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('open', resolve))
  return { socket, closed }
}
const say = (socket: WebSocket, event: string, data: object): void => {
  socket.send(JSON.stringify({ event, data }))
}

describe('A connection to the server', () => {
  it.each(['/ws', '/im', '/rtc'])(
    'is closed if the client does not sign in on %s within the time limit',
    async (path) => {
      const { socket, closed } = await connect(path)
      await closed
      expect(socket.readyState).toBe(WebSocket.CLOSED)
    },
  )

  it('stays open if the client has signed in and answers the pings of the server', async () => {
    const { socket } = await connect('/ws')
    say(socket, 'login', { token: crowd.token('ada') })
    let pings = 0
    await new Promise<void>((resolve) => {
      socket.on('ping', () => {
        pings += 1
        if (pings === 4) resolve()
      })
    })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.terminate()
  })

  it('is closed if the client answers no pings', async () => {
    const { socket, closed } = await connect('/ws', true)
    say(socket, 'login', { token: crowd.token('ada') })
    await closed
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  })

  it('is closed if the client requests a long history and never reads it, so that the server keeps no more than a few pages', async () => {
    const token = await crowd.chatToken('ada')
    const { socket, closed } = await connect('/im')
    say(socket, 'login', { token, platform_id: 5 })
    await new Promise((resolve) => socket.once('message', resolve))
    socket.pause()
    for (let n = 0; n < 600; n += 1)
      say(socket, 'history', { request_id: `r${n}`, conversation_id: 'sg_40000004', before: null, size: 200 })
    await new Promise((resolve) => setTimeout(resolve, 400))
    socket.resume()
    await closed
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  }, 20_000)
})
