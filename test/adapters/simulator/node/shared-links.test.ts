import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../../../src/adapters/simulator/node/server-options'
import { sniff } from '../../../../src/domain/upload'
import { raw, startServerIn, temporaryFolder, type Raw } from './node-server-fixture'

const folder = temporaryFolder()
const client = (name: string): string => path.join(folder.path, 'client', name)
const PLAIN = '<meta property="og:title" content="Loop" />'
const page = (name: string): string => `<!doctype html><html><head>${PLAIN}</head><body>${name}</body></html>`
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="red" d="M0 0h4v4H0z"/></svg>'
let server: RunningServer
const get = (at: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  raw(server.port, at, { method, headers: { host: `localhost:${server.port}`, accept: 'text/html', ...headers } })

beforeAll(async () => {
  mkdirSync(client('pages'), { recursive: true })
  mkdirSync(client('town'))
  writeFileSync(client('index.html'), page('any page'))
  writeFileSync(client('pages/group.key.en.html'), page('the first view of a group'))
  for (let n = 1; n <= 14; n += 1)
    for (const kind of 'abcdefghijklmnopqrstuvwxyz') writeFileSync(client(`town/${kind}${n}.svg`), DRAWING)
  server = await startServerIn(folder.path)
})
afterAll(async () => {
  await server.close()
  folder.remove()
})

describe('The page at a link to a public group', () => {
  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', (body: Buffer) => body],
  ] as const)(
    'R4-102 the page contains the tags of the group in place of its own, with the encoding %s',
    async (encoding, decode) => {
      const { status, headers, body } = await get('/group/10000001', { 'accept-encoding': encoding })
      const html = decode(body).toString()
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(html).toContain('the first view of a group')
      expect(html).toContain(`<meta property="og:title" content="Loop Town Square">`)
      expect(html).toContain(`content="http://localhost:${server.port}/preview/group/10000001.png"`)
      expect(html).not.toContain(PLAIN)
    },
  )

  it('R4-102 a HEAD request gets the same headers and no body', async () => {
    const [head, full] = [await get('/group/10000001', {}, 'HEAD'), await get('/group/10000001')]
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      full.headers['content-length'],
    ])
  })

  it('R4-102 a link that leads to nothing public gets the page as it was built', async () => {
    expect((await get('/group/none')).body.toString()).toContain(PLAIN)
    expect((await get('/wallet')).body.toString()).toBe(page('any page'))
  })
})

describe('The picture of a preview', () => {
  it('R4-102 the picture of a public group is a PNG of 1200 by 630 pixels', async () => {
    const { status, headers, body } = await get('/preview/group/10000001.png')
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(sniff(new Uint8Array(body))).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
  })

  it.each([
    '/preview/group/none.png',
    '/preview/group/1.png',
    '/preview/wallet',
    '/preview/space/../group/10000001.png',
  ])('R4-102 there is no picture at %s', async (at) => {
    expect((await get(at)).status).toBe(404)
  })
})

describe('The calendar file of the server', () => {
  it('R4-103 a planned space of a public group has a calendar file that names where calendars read it again', async () => {
    const { status, headers, body } = await get('/calendar/space/5bace001-0000-4000-8000-000010000001.ics')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body.toString().replaceAll('\r\n ', '')).toContain(
      `SOURCE;VALUE=URI:http://localhost:${server.port}/calendar/space/5bace001-0000-4000-8000-000010000001.ics`,
    )
  })

  it.each(['/calendar/space/none.ics', '/calendar/space/5bace001-0000-4000-8000-999999999999.ics', '/calendar/x'])(
    'R4-103 there is no calendar file at %s',
    async (at) => {
      expect((await get(at)).status).toBe(404)
    },
  )
})
