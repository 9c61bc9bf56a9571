import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { precompress } from '../../../../scripts/build/precompress.mjs'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { isAllowedRequestHost } from '../../../../src/adapters/simulator/node/host-header'
import { raw, startServerIn, temporaryFolder } from './node-server-fixture'

const folder = temporaryFolder()
let server: RunningServer
const html = { accept: 'text/html,application/xhtml+xml' }
const get = (at: string, headers: Record<string, string> = {}) =>
  raw(server.port, at, { headers: { host: `localhost:${server.port}`, ...headers } })
const storage = (): string => `http://loop-media.localhost:${server.port}`
const policyOf = async (at: string): Promise<readonly string[]> => {
  const policy = (await get(at, html)).headers['content-security-policy']
  return typeof policy === 'string' ? policy.split('; ') : []
}

beforeAll(async () => {
  mkdirSync(path.join(folder.path, 'client', 'assets'), { recursive: true })
  writeFileSync(path.join(folder.path, 'client', 'index.html'), '<!doctype html><title>Loop</title>')
  writeFileSync(path.join(folder.path, 'client', 'assets', 'main-abc123.js'), 'export const a = 1;'.repeat(60))
  await precompress(path.join(folder.path, 'client'))
  writeFileSync(path.join(folder.path, 'secret.txt'), 'not for you')
  server = await startServerIn(folder.path, {
    framers: { harbor: ['https://harbor.example', 'https://www.harbor.example'] },
  })
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

describe('A page from the server', () => {
  it.each(['/', '/group/12345678', '/g/TownSq01', '/message'])(
    'a request for the path %s gets the HTML page of the app',
    async (at) => {
      const { status, headers, body } = await get(at, html)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(body.toString()).toContain('<title>Loop</title>')
    },
  )

  it.each(['/main.js', '/assets/gone-1.js', '/data.json', '/favicon.ico'])(
    'a request for the missing file %s gets 404 in plain text, never HTML',
    async (at) => {
      const { status, headers } = await get(at, html)
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    },
  )

  it.each([
    ['GET', '/', '*/*'],
    ['HEAD', '/', '*/*'],
    ['HEAD', '/group/12345678', '*/*'],
    ['HEAD', '/', 'text/html'],
  ])('the request %s %s is answered as an HTML page if the Accept header is "%s"', async (method, at, accept) => {
    const { status, headers, body } = await raw(server.port, at, {
      method,
      headers: { host: `localhost:${server.port}`, accept },
    })
    expect([status, headers['content-type'], body.length > 0]).toEqual([
      200,
      'text/html; charset=utf-8',
      method === 'GET',
    ])
  })

  it('a request for a page path gets 404 if its Accept header does not allow HTML', async () => {
    expect((await get('/group/12345678', { accept: 'application/json' })).status).toBe(404)
  })

  it('a compressed asset is sent with headers that let browsers cache the asset permanently', async () => {
    const { headers, body } = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toContain('export const a = 1;')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
    '/%E0%A4%A',
  ])('a request for the path %s gets 404, never a file outside the folder of the pages', async (at) => {
    const { status, body } = await get(at)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('not for you')
  })
})

describe('The content security policy', () => {
  it('the content security policy of the start page equals the policy in the design document', async () => {
    expect(await policyOf('/')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      "form-action 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      `img-src 'self' blob: data: ${storage()}`,
      `media-src 'self' blob: ${storage()}`,
      `connect-src 'self' ws://localhost:${server.port} ${storage()}`,
      "require-trusted-types-for 'script'",
      'trusted-types app default',
      "frame-ancestors 'none'",
      'report-to csp',
    ])
  })

  it.each([
    ['/p/harbor', "frame-ancestors 'self' https://harbor.example https://www.harbor.example"],
    ['/p/harbor/', "frame-ancestors 'self' https://harbor.example https://www.harbor.example"],
    ['/p/tidewater', "frame-ancestors 'none'"],
    ['/p/search', "frame-ancestors 'none'"],
    ['/p/__proto__', "frame-ancestors 'none'"],
    ['/p/harbor/x', "frame-ancestors 'none'"],
    ['/partners', "frame-ancestors 'self'"],
    ['/partners/x', "frame-ancestors 'none'"],
    ['/looper/api', "frame-ancestors 'none'"],
    ['/group/10000001', "frame-ancestors 'none'"],
    ['/wallet', "frame-ancestors 'none'"],
  ])(
    'BI-358 framed: the page %s is sent with a policy that says which sites may frame the page: %s',
    async (at, ancestors) => {
      expect((await policyOf(at)).filter((one) => one.startsWith('frame-ancestors'))).toEqual([ancestors])
    },
  )

  it.each([
    ['/looper/api', "'self'"],
    ['/looper/edit-exclusive-page', "'self'"],
    ['/looper/dashboard', "'none'"],
    ['/looper/api/x', "'none'"],
    ['/p/harbor', "'none'"],
    ['/', "'none'"],
  ])(
    'R3-130 only a page with a preview may contain frames of this host: the page %s may contain frames from %s',
    async (at, source) => {
      expect((await policyOf(at)).filter((one) => one.startsWith('frame-src'))).toEqual([`frame-src ${source}`])
    },
  )

  it('every site may load the script /embed/loop.js, but no asset of the app', async () => {
    const { headers } = await get('/embed/loop.js')
    expect([headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]).toEqual([
      'cross-origin',
      '*',
    ])
    expect((await get('/assets/main-abc123.js')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('the content security policy allows no scripts from other hosts and contains no wildcard', async () => {
    const policy = await policyOf('/')
    expect(policy.join(';')).not.toContain('*')
    expect(policy.filter((one) => one.startsWith('script-src'))).toEqual(["script-src 'self'"])
  })

  it('every response, even of the API or for a missing file, has the security headers that the design requires', async () => {
    for (const at of ['/', '/api/loop_user/get_profile', '/gone.js']) {
      const { headers } = await get(at, html)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'reporting-endpoints': 'csp="/csp-report"',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('the server counts and lists the reported violations of the content security policy', async () => {
    const count = async (): Promise<unknown> =>
      JSON.parse((await get('/simulator/csp-reports')).body.toString()) as unknown
    expect(await count()).toMatchObject({ data: { count: 0, list: [] } })
    const reported = await raw(server.port, '/csp-report', {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/reports+json' },
      body: JSON.stringify([{ type: 'csp-violation', body: { blockedURL: 'inline' } }, { type: 'csp-violation' }]),
    })
    expect(reported.status).toBe(204)
    expect(await count()).toMatchObject({ data: { count: 2, list: [{ body: { blockedURL: 'inline' } }, {}] } })
  })
})

describe('The Host and Origin headers of a request', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'loop@localhost', '192.168.0.7'])(
    'a request with the Host header %s is refused with 421',
    async (host) => {
      expect((await get('/', { host })).status).toBe(421)
    },
  )

  it.each(['localhost', '127.0.0.1:80', '[::1]:5173', 'LOCALHOST'])(
    'a request with the Host header %s is accepted',
    async (host) => {
      expect((await get('/', { host, ...html })).status).toBe(200)
    },
  )

  it('a server that listens on every network address accepts any IP address, but no foreign name, in the Host header', () => {
    const at = (bound: string) => ({ bound, publicOrigin: null })
    expect(isAllowedRequestHost('192.168.0.7:5173', at('0.0.0.0'))).toBe(true)
    expect(isAllowedRequestHost('evil.example', at('0.0.0.0'))).toBe(false)
    expect(isAllowedRequestHost('loop.test:5173', at('loop.test'))).toBe(true)
    expect(isAllowedRequestHost(undefined, at('0.0.0.0'))).toBe(false)
  })

  it.each([
    ['http://evil.example', false],
    ['null', false],
    ['own', true],
    [null, true],
  ])('a websocket from a page with the origin %s can be opened: %s', async (from, opens) => {
    const origin = from === 'own' ? server.origin : from
    const socket = new WebSocket(`ws://localhost:${server.port}/ws`, origin === null ? {} : { origin })
    const opened = await new Promise((resolve) => {
      socket.on('open', () => {
        resolve(true)
      })
      socket.on('error', () => {
        resolve(false)
      })
    })
    socket.close()
    expect(opened).toBe(opens)
  })
})

describe('An API request from a page', () => {
  it.each([
    ['of another site', 'http://evil.example', 403],
    ['with a hidden origin', 'null', 403],
    ['of our own site', null, 401],
  ])('an API request from a page %s (%s) gets the status %d', async (_name, from, status) => {
    const { status: answered } = await raw(server.port, '/api/loop_login/logout', {
      method: 'POST',
      headers: { host: `localhost:${server.port}`, origin: from ?? server.origin },
      body: '{}',
    })
    expect(answered).toBe(status)
  })
})

describe('A malformed request', () => {
  it.each([
    ['too large', 'x'.repeat(70_000)],
    ['not JSON', '{'],
    ['of the wrong shape', '{"email":7}'],
    ['empty', ''],
  ])('a request body that is %s gets an error text in a JSON response', async (_name, body) => {
    const { status, body: answered } = await raw(server.port, '/api/loop_login/send_email_login_code', {
      method: 'POST',
      headers: { host: 'localhost' },
      body,
    })
    expect([status, JSON.parse(answered.toString())]).toEqual([
      200,
      { code: 1, msg: 'This call cannot be understood', data: null },
    ])
  })

  it('a request for an unknown API path gets the status 404 with a JSON body', async () => {
    const { status, headers } = await get('/api/groupchat/nothing', html)
    expect([status, headers['content-type']]).toEqual([404, 'application/json'])
  })
})
