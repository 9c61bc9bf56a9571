import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { RunningServer, ServerOptions } from '../../../../src/adapters/simulator/node/server-options'
import { raw, startServerIn, temporaryFolder } from './node-server-fixture'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const standing = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder.path, 'client'))
  writeFileSync(path.join(folder.path, 'client', 'index.html'), '<!doctype html><title>Loop</title>')
  const server = await startServerIn(folder.path, options)
  ends.push(async () => {
    await server.close()
    folder.remove()
  })
  return server
}
const textFor = async ({ port }: RunningServer, headers: Record<string, string>): Promise<unknown> =>
  JSON.parse(
    (await raw(port, `/api/loop_login/get_wallet_message_to_sign?address=${ADDRESS}`, { headers })).body.toString(),
  )
const says = (site: string) => ({
  code: 0,
  data: { message: expect.stringMatching(new RegExp(`^${site.replaceAll('.', '[.]')} wants you to sign in`)) },
})

describe('The sign-in text for a wallet', () => {
  it('the server gives a sign-in text for a wallet only on a request to its own host, and the text names that host', async () => {
    const server = await standing()
    expect(await textFor(server, { host: `localhost:${server.port}` })).toMatchObject(says(`localhost:${server.port}`))
    expect(await textFor(server, { host: `127.0.0.1:${server.port}` })).toMatchObject(says(`127.0.0.1:${server.port}`))
    for (const host of ['localhost:1', 'localhost', `localhost:${server.port + 1}`])
      expect(await textFor(server, { host })).toMatchObject({ code: 1, data: null })
    const shared = await standing({ host: '0.0.0.0' })
    expect(await textFor(shared, { host: '203.0.113.9:5173' })).toMatchObject({ code: 1, data: null })
  })

  it('behind a proxy, a sign-in text for a wallet names the host of the public origin, whatever the Host header says', async () => {
    const server = await standing({ publicOrigin: 'https://loop.test' })
    expect(await textFor(server, { host: 'loop.test' })).toMatchObject(says('loop.test'))
    expect(await textFor(server, { host: `127.0.0.1:${server.port}`, 'x-forwarded-for': '192.0.2.1' })).toMatchObject(
      says('loop.test'),
    )
  })
})

describe('A server behind a TLS proxy', () => {
  it('a server behind a TLS proxy serves pages under its public host name, and refuses foreign host names with 421', async () => {
    const { port } = await standing({ publicOrigin: 'https://loop.test' })
    const { status, headers } = await raw(port, '/', { headers: { host: 'loop.test', accept: 'text/html' } })
    expect([status, headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("connect-src 'self' ws://loop.test wss://loop.test"),
    ])
    expect((await raw(port, '/', { headers: { host: 'evil.test' } })).status).toBe(421)
    expect((await raw(port, '/', { headers: { host: 'loop.test.evil.test' } })).status).toBe(421)
    expect((await raw(port, '/loop-media/nothing.png', { headers: { host: 'loop.test' } })).body.toString()).toContain(
      'NoSuchKey',
    )
  })

  it.each([
    ['https://loop.test', 401],
    ['http://loop.test:81', 403],
    ['https://evil.test', 403],
  ])(
    'a server behind a TLS proxy responds to an API request from a page of %s with the status %d',
    async (origin, status) => {
      const { port } = await standing({ publicOrigin: 'https://loop.test' })
      const { status: answered } = await raw(port, '/api/loop_login/logout', {
        method: 'POST',
        headers: { host: `127.0.0.1:${port}`, origin },
        body: '{}',
      })
      expect(answered).toBe(status)
    },
  )

  it('only a server behind a proxy counts requests for the rate limits by the last address in the X-Forwarded-For header', async () => {
    const visits = async (server: RunningServer, from: (n: number) => string): Promise<number> => {
      const statuses = await Promise.all(
        Array.from(
          { length: 60 },
          async (_, n) =>
            (
              await raw(server.port, '/api/loop_login/visitor_login', {
                method: 'POST',
                headers: { host: `127.0.0.1:${server.port}`, 'x-forwarded-for': from(n) },
                body: JSON.stringify({ platform: 'web', device_id: `d${n}` }),
              })
            ).status,
        ),
      )
      return statuses.filter((status) => status === 200).length
    }
    const proxied = await standing({ publicOrigin: 'https://loop.test', isUnlimited: false })
    expect(await visits(proxied, (n) => `192.0.2.${n}`)).toBe(60)
    expect(await visits(proxied, (n) => `192.0.2.${n}, 198.51.100.7`)).toBeLessThan(40)
    expect(await visits(await standing({ isUnlimited: false }), (n) => `192.0.2.${n}`)).toBeLessThan(40)
  })
})
