import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { precompress } from '../../../../scripts/build/precompress.mjs'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { raw, startServerIn, temporaryFolder } from './node-server-fixture'

const SIZE = 3_000_000
const video = Buffer.from(Uint8Array.from({ length: SIZE }, (_, at) => at % 251))
const script = 'self.addEventListener("fetch", () => undefined);\n'.repeat(50)
const page = '<!doctype html><title>Loop</title>'.repeat(50)
const folder = temporaryFolder()
const client = (name: string): string => path.join(folder.path, 'client', name)
let server: RunningServer
const get = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
  raw(server.port, at, { method, headers: { host: `localhost:${server.port}`, ...headers } })
const openFiles = (): number => readdirSync('/proc/self/fd').length

beforeAll(async () => {
  mkdirSync(client('assets'), { recursive: true })
  mkdirSync(client('gifts'))
  writeFileSync(client('index.html'), page)
  mkdirSync(client('pages'))
  for (const name of ['group.en', 'group.zh', 'group.key.en', 'sign-in.email.en'])
    writeFileSync(client(`pages/${name}.html`), `${page}${name}`)
  writeFileSync(client('offline.js'), script)
  writeFileSync(client('tiny.txt'), 'tiny')
  writeFileSync(client('icon-192.png'), video.subarray(0, 5_000))
  writeFileSync(client('gifts/1.webm'), video)
  writeFileSync(client('town.mp3'), video.subarray(0, 5_000))
  writeFileSync(client('data.unknown'), 'x')
  writeFileSync(client('assets/main-abc123.js'), script)
  await precompress(path.join(folder.path, 'client'))
  server = await startServerIn(folder.path)
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

describe('A file outside /assets', () => {
  it.each(['/icon-192.png', '/offline.js', '/gifts/1.webm'])(
    'a repeated request for the unchanged file %s gets 304 and no body',
    async (at) => {
      const first = await get(at)
      const { etag } = first.headers
      expect([first.status, first.headers['cache-control'], typeof etag]).toEqual([200, 'no-cache', 'string'])
      const again = await get(at, { 'if-none-match': String(etag) })
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
    },
  )

  it('a file outside /assets that is replaced while the server runs is sent again in its new version', async () => {
    writeFileSync(client('changing.txt'), 'old')
    const { etag } = (await get('/changing.txt')).headers
    // A build also writes a new file in place of the old one.
    writeFileSync(client('new.txt'), 'newer')
    renameSync(client('new.txt'), client('changing.txt'))
    const again = await get('/changing.txt', { 'if-none-match': String(etag) })
    expect([again.status, again.body.toString()]).toEqual([200, 'newer'])
  })

  it.each([
    ['/offline.js', 'text/javascript; charset=utf-8'],
    ['/icon-192.png', 'image/png'],
    ['/gifts/1.webm', 'video/webm'],
    ['/town.mp3', 'audio/mpeg'],
    ['/data.unknown', 'application/octet-stream'],
  ])('the file %s is sent with the content type %s', async (at, type) => {
    expect((await get(at)).headers['content-type']).toBe(type)
  })
})

describe('A text file', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'a client that accepts the compressions "%s" gets the copy of a text file that the build compressed with %s',
    async (accepted, coding, decompress) => {
      for (const at of ['/offline.js', '/assets/main-abc123.js']) {
        const { headers, body } = await get(at, { 'accept-encoding': accepted })
        expect([headers['content-encoding'], headers['vary']]).toEqual([coding, 'Accept-Encoding'])
        expect(body.length).toBeLessThan(script.length / 10)
        expect(decompress(body).toString()).toBe(script)
      }
    },
  )

  it('a client that accepts no compression gets a text file uncompressed, with another ETag than the compressed file', async () => {
    const [plain, compressed] = [await get('/offline.js'), await get('/offline.js', { 'accept-encoding': 'br' })]
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script])
    expect(plain.headers['etag']).not.toBe(compressed.headers['etag'])
  })

  it('a text file that is too small for compression is sent uncompressed', async () => {
    const { headers, body } = await get('/tiny.txt', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'tiny'])
  })

  it('a page is sent compressed, with a header that forbids browsers to store the page', async () => {
    const { headers, body } = await get('/group/1', { accept: 'text/html', 'accept-encoding': 'br' })
    expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-store'])
    expect(brotliDecompressSync(body).toString()).toContain('<title>Loop</title>')
  })
})

describe('A page of the app', () => {
  it.each([
    ['/group', 'en-GB,en;q=0.9,zh;q=0.8', 'group.en'],
    ['/group', 'fr, zh-CN;q=0.9, en;q=0.8', 'group.zh'],
    ['/group', '', 'group.en'],
    ['/group/12345678', 'en', 'group.key.en'],
    ['/g/TownSq01', 'en', 'group.key.en'],
    ['/sign-in/email', 'en', 'sign-in.email.en'],
  ])(
    'a reader who opens %s with the languages "%s" gets the page that names the files of %s',
    async (at, wanted, name) => {
      const { status, headers, body } = await get(at, { accept: 'text/html', 'accept-language': wanted })
      expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', `${page}${name}`])
    },
  )

  it.each(['/', '/group/create', '/wallet', '/sign-in/%2e%2e', '/a/b/c'])(
    'the path %s, which has no page of its own, gets the general page',
    async (at) => {
      const { status, body } = await get(at, { accept: 'text/html', 'accept-language': 'en' })
      expect([status, body.toString()]).toEqual([200, page])
    },
  )
})

describe('A range of a video', () => {
  it.each([
    ['bytes=0-', 0, SIZE - 1],
    ['bytes=0-1', 0, 1],
    ['bytes=1000000-1000999', 1_000_000, 1_000_999],
    ['bytes=2999990-9999999', 2_999_990, SIZE - 1],
  ])('a request for the range %s of a video gets exactly that range', async (range, from, to) => {
    const { status, headers, body } = await get('/gifts/1.webm', { range })
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${from}-${to}/${SIZE}`,
      String(to - from + 1),
    ])
    expect(body.equals(video.subarray(from, to + 1))).toBe(true)
  })

  it('a request for a range after the end of a video is refused with 416', async () => {
    const { status, headers } = await get('/gifts/1.webm', { range: `bytes=${SIZE}-` })
    expect([status, headers['content-range']]).toEqual([416, `bytes */${SIZE}`])
  })

  it.each([
    'bytes=5-2',
    'bytes=-500',
    'bytes=0-0',
    'bytes=a-b',
    'bytes=',
    'lines=1-2',
    'bytes=0-1,4-5',
    `bytes=${'9'.repeat(400)}-`,
  ])('a request for the malformed or unsupported range %s gets the whole video', async (range) => {
    const { status, headers, body } = await get('/gifts/1.webm', { range })
    expect([status, headers['content-range'], body.length]).toEqual([200, undefined, SIZE])
  })

  it('a client that requests the rest of a video with the ETag of another version gets the whole video', async () => {
    const { status, body } = await get('/gifts/1.webm', { range: 'bytes=10-', 'if-range': 'W/"1-1"' })
    expect([status, body.length]).toEqual([200, SIZE])
  })
})

describe('The file server', () => {
  it('the file server responds to HEAD with the headers of GET and no body', async () => {
    for (const at of ['/offline.js', '/gifts/1.webm']) {
      const [head, whole] = [await get(at, {}, 'HEAD'), await get(at)]
      expect([head.status, head.body.length]).toEqual([200, 0])
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
        expect(head.headers[name]).toBe(whole.headers[name])
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'the file server refuses a request with the method %s with 405',
    async (method) => {
      const { status, headers } = await get('/offline.js', {}, method)
      expect([status, headers['allow'], headers['content-type']]).toEqual([
        405,
        'GET, HEAD',
        'text/plain; charset=utf-8',
      ])
    },
  )

  it.each(['/assets', '/assets/', '/gifts/', '/gone.webm', '/index', '/assets/gone-1.js'])(
    'the file server responds to a request for %s with 404 in plain text',
    async (at) => {
      const { status, headers, body } = await get(at, { 'accept-encoding': 'br', range: 'bytes=0-' })
      expect([status, headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-store',
        'Not found',
      ])
    },
  )

  it.runIf(process.platform === 'linux')(
    'the file server closes a file when the client disconnects during the download',
    async () => {
      const before = openFiles()
      for (let count = 0; count < 20; count += 1)
        await new Promise<void>((resolve) => {
          const sent = openRequest({ host: '127.0.0.1', port: server.port, path: '/gifts/1.webm', agent: false })
          sent.on('response', (response) => {
            response.once('data', () => {
              sent.destroy()
              resolve()
            })
          })
          sent.on('error', () => undefined)
          sent.end()
        })
      await vi.waitFor(() => {
        expect(openFiles()).toBeLessThan(before + 5)
      }, 5_000)
    },
  )

  it.runIf(process.platform !== 'win32')(
    'the file server drops a request for a file that cannot be opened, and still serves later requests',
    async () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined)
      // A socket cannot be opened as a file, not even by root.
      const socket = createServer().listen(client('socket.webm'))
      await once(socket, 'listening')
      await expect(get('/socket.webm')).rejects.toThrow('socket hang up')
      expect((await get('/tiny.txt')).status).toBe(200)
      socket.close()
    },
  )
})
