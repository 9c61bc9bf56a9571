import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { blobFiles } from '../../../src/adapters/simulator/node/blob-files'
import { NotStored } from '../../../src/adapters/simulator/not-stored'
import { makeCredentials } from '../../../src/adapters/simulator/object-storage/credentials'
import { runProviders } from '../../../src/adapters/simulator/providers'
import { makeStateHost } from '../../../src/adapters/simulator/state-host'
import { VirtualTime } from '../../support/virtual-time'
import { ORIGIN } from '../../wire/support/adapters'
import { ADA, IN_SQUARE } from '../../wire/support/seeded-ids'
import { countingRandom } from '../support/memory-ports'
import { temporaryFolder } from './node/node-server-fixture'
import { townOf } from './state/town'

/** A simulator with a full disk, in which Ada has signed in. */
const full = () => {
  const [clock, random] = [new VirtualTime().clock(), countingRandom('s')]
  const town = townOf(1)
  const host = makeStateHost({
    clock,
    random,
    world: { ...town, tokens: { token: ADA }, chatTokens: { token: 'chat-token' } },
    record: () => {
      throw new NotStored('the disk is full')
    },
  })
  const passes = makeCredentials({ clock, random })
  return { host, ...runProviders({ clock, random, host, mode: 'testing', pace: 0, callOut: undefined, passes }) }
}

describe('A server whose disk is full', () => {
  it('answers a call with status 507 and a text, and changes nothing', async () => {
    const { http, host } = full()
    const before = host.world()
    const answer = await http(
      new Request(`${ORIGIN}/api/loop_user/follow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: 'token' },
        body: JSON.stringify({ xid: 'b000000002', type: 1 }),
      }),
    )
    expect([answer.status, await answer.json()]).toMatchObject([
      507,
      { code: 507, msg: expect.stringContaining('later') },
    ])
    expect(host.world()).toBe(before)
  })

  it('answers a chat message with an error instead of cutting the connection', async () => {
    const { sockets } = full()
    const heard: string[] = []
    let isClosed = false
    await new Promise<void>((resolve) => {
      const line = sockets.open(`${ORIGIN.replace('http', 'ws')}/im`, {
        opened: () => {
          line.send(JSON.stringify({ event: 'login', data: { token: 'chat-token', platform_id: 5 } }))
          const data = { request_id: 'r1', conversation_id: IN_SQUARE, client_id: 'client-0001', type: 101, msg: 'hi' }
          line.send(JSON.stringify({ event: 'send', data: { ...data, picture: null, video: null, ext: {} } }))
        },
        received: (text) => {
          heard.push(text ?? '')
          if (text?.includes('ack') === true) resolve()
        },
        closed: () => {
          isClosed = true
          resolve()
        },
      })
    })
    expect(isClosed).toBe(false)
    expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ event: 'ack', data: { request_id: 'r1', code: 507 } })
  })

  it('a file that cannot be written leaves no draft behind', async () => {
    const folder = temporaryFolder()
    const files = blobFiles(folder.path, false)
    mkdirSync(path.join(folder.path, 'taken'))
    writeFileSync(path.join(folder.path, 'taken', 'inside'), '')
    await expect(files.write('taken', new Uint8Array(10))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
    expect(readdirSync(folder.path)).toEqual(['taken'])
    folder.remove()
  })
})
