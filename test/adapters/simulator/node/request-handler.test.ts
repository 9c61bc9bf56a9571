import { createServer } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openGate } from '../../../../src/adapters/simulator/node/store/output-gate'
import { requestHandler, type RequestDeps } from '../../../../src/adapters/simulator/node/request-handler'
import { noRateLimit } from '../../../../src/adapters/simulator/rate-limits'
import { raw, type Raw } from './node-server-fixture'

const BUCKET_HOST = 'loop-media.localhost'
const end: (() => void)[] = []
afterEach(() => {
  for (const stop of end.splice(0)) stop()
})

/** A server that records its handlers. `calls` lists each called handler with its arguments. */
const serverWith = async (deps: Partial<RequestDeps> = {}) => {
  const calls: string[] = []
  const server = createServer(
    requestHandler({
      gate: openGate,
      standing: { bound: '127.0.0.1', publicOrigin: null },
      framers: {},
      limiter: noRateLimit,
      devMiddleware: null,
      pages: (_request, response, pathname) => {
        calls.push(`pages ${pathname}`)
        response.end('a page')
      },
      api: async (request, address) => {
        calls.push(`api ${address} ${await request.text()}`)
        return new Response('an answer')
      },
      calling: () => undefined,
      report: (request) => {
        calls.push(`report ${request.method}`)
        return Promise.resolve(new Response(null, { status: 204 }))
      },
      objects: (request, { bucket, path }) => {
        calls.push(`objects ${request.method} ${bucket} ${path}`)
        return Promise.resolve(new Response('an object'))
      },
      links: {
        picture: (pathname) => {
          calls.push(`picture ${pathname}`)
          return Promise.resolve(new Response('a picture'))
        },
        calendar: (pathname, origin) => {
          calls.push(`calendar ${pathname} ${origin}`)
          return new Response('a calendar')
        },
      },
      ...deps,
    }),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  end.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const send = (at: string, { method = 'GET', body, ...headers }: Record<string, string> = {}): Promise<Raw> =>
    raw(port, at, { method, headers: { host: 'localhost', ...headers }, ...(body === undefined ? {} : { body }) })
  return { calls, send }
}

describe('A request', () => {
  it.each([
    ['/api', 'api 127.0.0.1 '],
    ['/api/x?y=1', 'api 127.0.0.1 '],
    ['/botfather/x', 'api 127.0.0.1 '],
    ['/simulator/x', 'api 127.0.0.1 '],
    ['/csp-report', 'report GET'],
    ['/', 'pages /'],
    ['/group/1?tab=2', 'pages /group/1'],
    ['/apix', 'pages /apix'],
    ['/API/x', 'pages /API/x'],
    ['/%61pi/x', 'pages /%61pi/x'],
    ['/x/../api/y', 'pages /x/../api/y'],
    ['//api/x', 'pages //api/x'],
    ['/csp-report/', 'pages /csp-report/'],
  ])(
    'a request for the path %s calls exactly one handler, chosen by the path exactly as it was sent: %s',
    async (at, called) => {
      const { calls, send } = await serverWith()
      expect((await send(at)).status).toBeLessThan(300)
      expect(calls).toEqual([called])
    },
  )

  it('a request to the host name of a storage bucket gets an object, whatever the path of the request', async () => {
    const { calls, send } = await serverWith()
    for (const at of ['/a.png', '/api/x', '/csp-report']) await send(at, { host: BUCKET_HOST })
    expect(calls).toEqual(['/a.png', '/api/x', '/csp-report'].map((at) => `objects GET loop-media ${at}`))
  })

  it.each(['evil.example', 'loop@localhost', 'localhost/x', 'a b', '['])(
    'a request to the foreign host "%s" is refused with 421 on every path',
    async (host) => {
      const { calls, send } = await serverWith({ devMiddleware: (_request, response) => response.end() })
      for (const at of ['/', '/api/x', '/csp-report']) {
        const { status, headers } = await send(at, { host })
        expect([at, status, headers['connection']]).toEqual([at, 421, 'close'])
      }
      expect(calls).toEqual([])
    },
  )

  it('a request from a page of another site gets 403 from the API, but may open the pages of the server', async () => {
    const { calls, send } = await serverWith()
    for (const at of ['/api/x', '/botfather/x', '/simulator/x'])
      expect((await send(at, { method: 'POST', origin: 'http://evil.example' })).status).toBe(403)
    expect(calls).toEqual([])
    expect((await send('/', { origin: 'http://evil.example' })).status).toBe(200)
  })

  it.each([
    ['GET', BUCKET_HOST, '/a.png', 'picture'],
    ['HEAD', BUCKET_HOST, '/a.png', 'picture'],
    ['OPTIONS', BUCKET_HOST, '/a.png', 'picture'],
    ['PUT', BUCKET_HOST, '/a.png', 'upload'],
    ['POST', 'localhost', '/csp-report', 'report'],
  ])('the request %s %s%s gets 429 when the rate limit "%s" is used up', async (method, host, at, rate) => {
    const taken: string[] = []
    const { calls, send } = await serverWith({
      limiter: {
        take: (name, address) => {
          taken.push(`${name} ${address ?? ''}`)
          return false
        },
      },
    })
    expect((await send(at, { method, host })).status).toBe(429)
    expect([taken, calls]).toEqual([[`${rate} 127.0.0.1`], []])
  })

  it('the API gets the whole body of a request that is sent in chunks', async () => {
    const { calls, send } = await serverWith()
    await send('/api/x', { method: 'POST', 'transfer-encoding': 'chunked', body: '{"a":1}' })
    expect(calls).toEqual(['api 127.0.0.1 {"a":1}'])
  })

  it('a HEAD request to the API gets a response with headers but without a body', async () => {
    const { send } = await serverWith()
    const { status, headers, body } = await send('/api/x', { method: 'HEAD' })
    expect([status, headers['x-content-type-options'], body.length]).toEqual([200, 'nosniff', 0])
  })

  it('a request whose handler fails gets 500 without a body, and the server still serves later requests', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const fail = (): never => {
      throw new Error('broken')
    }
    const { send } = await serverWith({ api: () => Promise.reject(new Error('broken')), pages: fail, objects: fail })
    for (const [at, host] of [
      ['/api/x', 'localhost'],
      ['/', 'localhost'],
      ['/a.png', BUCKET_HOST],
    ] as const) {
      const { status, body } = await send(at, { host })
      expect([status, body.toString()]).toEqual([500, ''])
    }
    expect((await send('/csp-report', { method: 'POST' })).status).toBe(204)
  })
})

describe('The development middleware', () => {
  it('the development middleware serves page requests with the common headers, but gets no API requests', async () => {
    const { calls, send } = await serverWith({
      devMiddleware: (request, response, next) => {
        if (request.url === '/gone') next()
        else response.end('a source')
      },
    })
    const { headers, body } = await send('/src/main.tsx')
    expect([headers['x-content-type-options'], headers['content-security-policy'], body.toString()]).toEqual([
      'nosniff',
      undefined,
      'a source',
    ])
    expect((await send('/gone')).status).toBe(404)
    await send('/api/x')
    expect(calls).toEqual(['api 127.0.0.1 '])
  })
})
