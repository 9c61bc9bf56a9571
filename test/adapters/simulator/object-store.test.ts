import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/application/ports/browser/vault'
import { ann, ben } from '../../support/builders/person'
import { ossFixture, PAGE } from '../oss/oss-fixture'
import { raw, startServerIn, temporaryFolder } from './node/node-server-fixture'

const KEY = `${ann.xid}_1_0042.png`
const failed = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
const bytes = (size: number): Buffer<ArrayBuffer> => Buffer.alloc(size, 'abcdefgh')

describe.each([1 as const, 4 as const])('The object store with signatures of version %i', (version) => {
  const begun = async () => {
    const bench = ossFixture()
    const pass = await bench.passes.issue(ann.xid)
    return { ...bench, pass, oss: bench.client(pass, version) }
  }

  it('R1-320 R2-261 the object store accepts a file that is sent with signed credentials, and serves the file to everybody', async () => {
    const { oss, at } = await begun()
    await oss.put(KEY, Buffer.from('bytes of it'), { mime: 'image/png' })
    const answer = await at(`/${KEY}`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/png',
      'bytes of it',
    ])
    expect((await oss.head(KEY)).status).toBe(200)
  })

  it('R2-262 the object store accepts a file in parts, lists the uploaded parts, and serves the whole file after completion', async () => {
    const { oss, at, seen } = await begun()
    const { uploadId } = await oss.initMultipartUpload(KEY, { mime: 'video/mp4' })
    const whole = bytes(250_000)
    const parts = [whole.subarray(0, 102_400), whole.subarray(102_400, 204_800), whole.subarray(204_800)]
    const done = []
    for (const [i, part] of parts.entries()) {
      const { res } = await oss.put(
        KEY,
        part,
        Object.assign({ mime: 'video/mp4' }, { subres: { partNumber: i + 1, uploadId } }),
      )
      done.push({ number: i + 1, etag: String(Reflect.get(res.headers, 'etag')) })
    }
    expect((await oss.listParts(KEY, uploadId)).parts).toHaveLength(3)
    await oss.completeMultipartUpload(KEY, uploadId, done)
    expect(Buffer.from(await (await at(`/${KEY}`)).arrayBuffer()).equals(whole)).toBe(true)
    // A client repeats a completion whose response was lost, and gets the same response.
    await oss.completeMultipartUpload(KEY, uploadId, done)
    expect(seen.filter((one) => one.startsWith('POST'))).toHaveLength(3)
  })

  it('the object store deletes all parts of an aborted upload', async () => {
    const { oss, at } = await begun()
    const { uploadId } = await oss.initMultipartUpload(KEY)
    await oss.abortMultipartUpload(KEY, uploadId)
    expect(await failed(oss.listParts(KEY, uploadId))).toBe('NoSuchUpload')
    expect((await at(`/${KEY}`)).status).toBe(404)
  })

  it('the object store refuses an upload with expired, foreign or altered credentials, or with a wrong signature', async () => {
    const { oss, clock, client, pass } = await begun()
    const other = await ossFixture('other').passes.issue(ben.xid)
    expect(await failed(client(other, version).put(KEY, bytes(9)))).toBe('InvalidAccessKeyId')
    expect(await failed(client({ ...pass, accessKeySecret: new Secret('guessed') }, version).put(KEY, bytes(9)))).toBe(
      'SignatureDoesNotMatch',
    )
    expect(
      await failed(client({ ...pass, accessKeyId: `STS.${ben.xid}.${clock.now() + 1}` }, version).put(KEY, bytes(9))),
    ).toBe('InvalidAccessKeyId')
    await clock.advance(15 * 60_000)
    expect(await failed(oss.put(KEY, bytes(9)))).toBe('SecurityTokenExpired')
  })

  it.each(['method', 'query', 'x-oss-date', 'content-type'])(
    'the object store refuses a request whose %s was changed after the request was signed',
    async (what) => {
      const { oss, onWay } = await begun()
      onWay((request) => {
        const headers = new Headers(request.headers)
        if (headers.has(what))
          headers.set(
            what,
            what === 'content-type'
              ? 'text/html'
              : (headers.get(what)?.replace(/\d(?=\D*$)/, (digit) => (digit === '9' ? '0' : '9')) ?? ''),
          )
        const url = what === 'query' ? `${request.url}?uploads` : request.url
        return new Request(url, {
          method: what === 'method' || what === 'query' ? 'POST' : request.method,
          headers,
          body: bytes(9),
        })
      })
      expect(await failed(oss.put(KEY, bytes(9), { mime: 'image/png' }))).toBe('SignatureDoesNotMatch')
    },
  )

  it('the object store refuses an upload under an unsafe key or under a key of another account', async () => {
    const { oss, client, passes } = await begun()
    await oss.put('uploads/1_icon.png', bytes(9))
    const bens = client(await passes.issue(ben.xid), version)
    expect(await failed(bens.put('uploads/1_icon.png', bytes(9)))).toBe('AccessDenied')
    expect(await failed(bens.put(KEY, bytes(9)))).toBe('AccessDenied')
    expect(await failed(oss.put('uploads/..%2f..%2fx.png', bytes(9)))).toBe('InvalidArgument')
  })

  it('when two accounts upload under the same key at the same time, one owns the key and the other is refused', async () => {
    const { oss, client, passes, at } = await begun()
    const bens = client(await passes.issue(ben.xid), version)
    const key = 'uploads/1_both.png'
    const results = await Promise.all([
      failed(oss.put(key, Buffer.from('ann'), { mime: 'image/png' })),
      failed(bens.put(key, Buffer.from('ben'), { mime: 'image/png' })),
    ])
    expect(results.toSorted()).toEqual(['AccessDenied', 'taken'])
    const winner = results[0] === 'taken' ? 'ann' : 'ben'
    expect(await (await at(`/${key}`)).text()).toBe(winner)
    expect(await failed((winner === 'ann' ? oss : bens).put(key, bytes(9)))).toBe('taken')
  })

  it('when two accounts complete uploads in parts under the same key at the same time, one file is stored and one refused', async () => {
    const { oss, client, passes, at } = await begun()
    const bens = client(await passes.issue(ben.xid), version)
    const key = 'uploads/1_both.mp4'
    const begin = async (by: typeof oss, text: string) => {
      const { uploadId } = await by.initMultipartUpload(key, { mime: 'video/mp4' })
      const { res } = await by.put(
        key,
        Buffer.from(text),
        Object.assign({ mime: 'video/mp4' }, { subres: { partNumber: 1, uploadId } }),
      )
      return () =>
        by.completeMultipartUpload(key, uploadId, [{ number: 1, etag: String(Reflect.get(res.headers, 'etag')) }])
    }
    const ends = [await begin(oss, 'ann'), await begin(bens, 'ben')]
    const results = await Promise.all(ends.map((end) => failed(end())))
    expect(results.toSorted()).toEqual(['AccessDenied', 'taken'])
    expect(await (await at(`/${key}`)).text()).toBe(results[0] === 'taken' ? 'ann' : 'ben')
  })
})

describe('A file in the object store', () => {
  const stored = async (mime: string) => {
    const { at, client, passes } = ossFixture()
    await client(await passes.issue(ann.xid), 4).put(KEY, Buffer.from('0123456789'), { mime })
    return at
  }

  it('a file from the object store has headers that sandbox the file, forbid type sniffing and let every page embed the file', async () => {
    const { headers } = await (await stored('image/svg+xml'))(`/${KEY}`)
    expect(headers.get('content-security-policy')).toBe('sandbox')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await (await stored('text/html'))(`/${KEY}`)).headers.get('content-disposition')).toBe('attachment')
  })

  it.each([
    'text/javascript',
    'application/javascript',
    'text/html',
    'application/wasm',
    'text/css',
    'image/svg+xml',
    'image/x+xml',
    'image/xml',
    'video/x+xml',
    'image/pdf',
    'image/png+xml',
  ])('a file that was uploaded with the type %s is served as a download, never as a page or a script', async (mime) => {
    const { headers } = await (await stored(mime))(`/${KEY}`)
    expect([headers.get('content-disposition'), headers.get('content-type')]).toEqual([
      'attachment',
      mime === 'image/svg+xml' ? mime : 'application/octet-stream',
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    'image/png',
    'image/apng',
    'image/jpeg',
    'image/webp',
    'image/gif',
    'image/avif',
    'image/bmp',
    'video/mp4',
    'video/webm',
    'video/ogg',
    'video/quicktime',
    'audio/mpeg',
    'audio/ogg',
  ])('a file of type %s is displayed inline', async (mime) => {
    const { headers } = await (await stored(mime))(`/${KEY}`)
    expect([headers.get('content-disposition'), headers.get('content-type')]).toEqual(['inline', mime])
  })

  it('the object store refuses a part that makes an upload exceed the size limit of a file', async () => {
    const { client, passes } = ossFixture()
    const oss = client(await passes.issue(ann.xid), 4)
    const key = 'uploads/1_big.mp4'
    const { uploadId } = await oss.initMultipartUpload(key)
    const part = (number: number) =>
      oss.put(
        key,
        bytes(12 * 1_048_576),
        Object.assign({ mime: 'video/mp4' }, { subres: { partNumber: number, uploadId } }),
      )
    await part(1)
    await part(2)
    expect(await failed(part(3))).toBe('EntityTooLarge')
  })

  it('the object store refuses the eleventh unfinished upload of a person, but not an upload of another person', async () => {
    const { client, passes } = ossFixture()
    const oss = client(await passes.issue(ann.xid), 4)
    const key = (n: number) => `uploads/${n}_big.mp4`
    for (let n = 0; n < 10; n += 1) await oss.initMultipartUpload(key(n))
    expect(await failed(oss.initMultipartUpload(key(10)))).toBe('TooManyUploads')
    await client(await passes.issue(ben.xid), 4).initMultipartUpload('uploads/1_bens.mp4')
  })

  it('the object store serves the requested range of a file, and refuses a range after the end of the file with 416', async () => {
    const at = await stored('video/mp4')
    const range = async (text: string) => {
      const answer = await at(`/${KEY}`, { headers: { range: text } })
      return [answer.status, answer.headers.get('content-range'), answer.status === 206 ? await answer.text() : null]
    }
    expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await range('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89'])
    expect(await range('bytes=10-')).toEqual([416, null, null])
  })

  it('R1-354 the object store serves a picture only in the widths that the image proxy offers', async () => {
    const at = await stored('image/png')
    for (const width of [320, 640, 960])
      expect((await at(`/${KEY}?x-oss-process=image/resize,w_${width}`)).status).toBe(200)
    expect((await at(`/${KEY}?x-oss-process=image/resize,w_9999`)).status).toBe(400)
  })

  it('the object store allows cross-origin requests only from pages of this product, which may also read the ETag', async () => {
    const at = await stored('image/png')
    const asked = (origin: string) =>
      at(`/${KEY}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'authorization, x-oss-date' },
      })
    const ours = await asked(PAGE)
    expect([
      ours.status,
      ours.headers.get('access-control-allow-origin'),
      ours.headers.get('access-control-allow-headers'),
    ]).toEqual([200, PAGE, 'authorization, x-oss-date'])
    expect(ours.headers.get('access-control-expose-headers')).toContain('ETag')
    const theirs = await asked('https://evil.example')
    expect([theirs.status, theirs.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
})

describe('The object store of the server process', () => {
  const host = (port: number) => ({ host: `loop-media.localhost:${port}` })

  it('the object store of the server process is served only under the host name of its bucket, not under a path', async () => {
    const folder = temporaryFolder()
    const server = await startServerIn(folder.path)
    expect((await raw(server.port, '/nothing.png', { headers: host(server.port) })).body.toString()).toContain(
      'NoSuchKey',
    )
    expect(
      (await raw(server.port, '/nothing.png', { headers: { host: `other.localhost:${server.port}` } })).body.toString(),
    ).toContain('NoSuchBucket')
    expect(
      (
        await raw(server.port, '/loop-media/nothing.png', { headers: { host: `localhost:${server.port}` } })
      ).body.toString(),
    ).toBe('Not found')
    await server.close()
    folder.remove()
  })

  it('when other machines can reach the server, the object store is served under the path /loop-media', async () => {
    const folder = temporaryFolder()
    const server = await startServerIn(folder.path, { host: '0.0.0.0' })
    const { headers, body } = await raw(server.port, '/loop-media/nothing.png', {
      headers: { host: `127.0.0.1:${server.port}` },
    })
    expect([headers['content-security-policy'], body.toString().includes('NoSuchKey')]).toEqual(['sandbox', true])
    await server.close()
    folder.remove()
  })
})
