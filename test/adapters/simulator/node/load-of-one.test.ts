import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessRowOf } from '../../../../src/adapters/simulator/access/access-table'
import { makeWebSockets } from '../../../../src/adapters/simulator/node/web-sockets'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { AccessUsers, fieldIn, type AccessSocket } from '../access/access-fixture'
import { startServerIn, temporaryFolder } from './node-server-fixture'

const folder = temporaryFolder()
let server: RunningServer
let crowd: AccessUsers
beforeAll(async () => {
  server = await startServerIn(folder.path, { isUnlimited: false })
  crowd = new AccessUsers(server)
  await crowd.signIn()
}, 60_000)
afterAll(async () => {
  await server.close()
  folder.remove()
})

const chatOf = async (who: 'ada'): Promise<AccessSocket> => {
  const line = await crowd.line('/im')
  line.say('login', { token: await crowd.chatToken(who), platform_id: 5 })
  await line.until(() => line.events().includes('logged'))
  return line
}
const askHistory = (line: AccessSocket, count: number): void => {
  for (let n = 0; n < count; n += 1)
    line.say('history', { request_id: `h${n}`, conversation_id: 'sg_40000004', before: null, size: 200 })
}
const codesIn = (line: AccessSocket): readonly unknown[] =>
  line.heard.filter((frame) => fieldIn(frame, 'event') === 'ack').map((frame) => fieldIn(frame, 'data', 'code'))

describe('The load of one client', () => {
  it('a client that sends hundreds of frames at once does not keep others waiting until all are handled', async () => {
    const COUNT = 300
    let [received, othersServed] = [0, 0]
    const sockets = makeWebSockets()
    const http = createServer()
    const done = new Promise<void>((resolve) => {
      http.on('upgrade', (request, socket, head) => {
        sockets.upgrade(request, socket, head, { host: 'town.example', address: '192.0.2.1' }, () => ({
          isSignedIn: () => true,
          closed: () => undefined,
          receive: () => {
            received += 1
            // Whatever else waits for the server is served in the next turn of its loop.
            setImmediate(() => {
              if (received < COUNT) othersServed += 1
              else resolve()
            })
          },
        }))
      })
    })
    await new Promise<void>((resolve) => {
      http.listen(0, '127.0.0.1', resolve)
    })
    const address = http.address()
    const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
    client.write(
      'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    await new Promise((resolve) => client.once('data', resolve))
    // A text frame of one letter, with a mask of zeros.
    const frame = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78])
    client.write(Buffer.concat(Array.from({ length: COUNT }, () => frame)))
    await done
    expect(othersServed).toBeGreaterThan(COUNT / 2)
    client.destroy()
    sockets.close()
    http.close()
  })

  it('an account that has read too much is refused more without being disconnected, and others may read', async () => {
    const line = await chatOf('ada')
    askHistory(line, 600)
    await line.until(() => codesIn(line).length === 600)
    const refused = codesIn(line).indexOf(429)
    expect([refused > 50, new Set(codesIn(line).slice(0, refused)), line.isClosed]).toEqual([true, new Set([0]), false])
    expect((await crowd.call('GET /api/loop_user/get_profile', 'ada', {})).status).toBe(429)
    expect((await crowd.call('GET /api/loop_user/get_profile', 'sky', {})).status).toBe(200)
    line.close()
  })

  it('a long message costs several times as much as a short one, because everybody in the conversation gets it', () => {
    const { cost, more } = accessRowOf('im send')
    const send = (msg: string) => ({
      event: 'send',
      data: {
        request_id: 'r1',
        conversation_id: 'sg_10000001',
        client_id: 'c1',
        type: 101,
        msg,
        picture: null,
        video: null,
        ext: {},
      },
    })
    expect([cost + more(send('Hello')) < 2, cost + more(send('x'.repeat(10_000))) > 10]).toEqual([true, true])
  })
})
