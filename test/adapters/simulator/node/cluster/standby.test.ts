import { afterEach, describe, expect, it } from 'vitest'
import { findWriter } from '../../../../../src/adapters/simulator/node/cluster/find-writer'
import { startStandbyServer } from '../../../../../src/adapters/simulator/node/standby-server'
import { raw, startServerIn, temporaryFolder } from '../node-server-fixture'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const standby = async () => {
  const server = await startStandbyServer(0, '127.0.0.1', () => undefined)
  ends.push(server.close)
  return server
}
const serving = async () => {
  const folder = temporaryFolder()
  const server = await startServerIn(folder.path)
  ends.push(server.close, folder.remove)
  return server
}

describe('The servers of a cluster', () => {
  it('R4-806: a standby answers 503 with Retry-After to every request', async () => {
    const { port } = await standby()
    for (const path of ['/health', '/', '/api/group/list']) {
      const { status, headers } = await raw(port, path)
      expect([status, headers['retry-after']]).toEqual([503, '1'])
    }
  })

  it('R4-806: a server that serves members says so under every host name, because load balancers use their own', async () => {
    const { port } = await serving()
    expect((await raw(port, '/health', { headers: { host: 'balancer.example' } })).status).toBe(200)
    expect((await raw(port, '/', { headers: { host: 'balancer.example' } })).status).toBe(421)
  })

  it('R4-806: the front finds the server that serves members, and forgets it when a connection fails', async () => {
    const [idle, writer] = [await standby(), await serving()]
    const search = findWriter([idle.port, writer.port])
    ends.push(search.stop)
    await new Promise<void>((resolve) => {
      search.whenFound(() => {
        resolve()
      })
    })
    expect(search.port()).toBe(writer.port)
    search.failed(writer.port)
    expect(search.port()).toBeNull()
  })
})
