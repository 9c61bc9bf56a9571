import type { Readable } from 'node:stream'
import OSS from 'ali-oss'
import type { MakeOssClient } from '../../../src/adapters/oss/oss-client'
import { makeAliOssClient, type MakeAliOss } from '../../../src/adapters/oss/ali-oss-client'
import { makeObjectStore } from '../../../src/adapters/simulator/object-store'
import { resizeImage } from '../../../src/adapters/simulator/node/resize-image'
import { withCors } from '../../../src/adapters/simulator/object-storage/cors'
import type { BlobBackend } from '../../../src/adapters/simulator/object-storage/blob-backend'
import { BUCKET } from '../../../src/adapters/wire/entities/bucket'
import type { ResizeImage } from '../../../src/adapters/simulator/object-storage/resized-images'
import { makeCredentials } from '../../../src/adapters/simulator/object-storage/credentials'
import type { StorageCredentials } from '../../../src/adapters/wire/entities/storage'
import { memoryBytes } from '../../support/in-memory/bytes'
import { makeFakeClock } from '../support/fake-clock'
import { countingRandom } from '../support/memory-ports'

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly content?: Uint8Array<ArrayBuffer> | string
  readonly stream?: Readable
}

export const PAGE = 'http://localhost:1'

const bodyOf = async ({ content, stream }: Sent): Promise<RequestInit> => {
  if (stream === undefined) return content === undefined ? {} : { body: content }
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return { body: Buffer.concat(chunks) }
}

/** The vendor's own client and the object store in one process. Requests pass unchanged, with signatures. */
export const ossFixture = (name = 'r', keeper: BlobBackend = memoryBytes()) => {
  // The vendor's client signs with the time of the real clock, so the fake clock starts at that time.
  const clock = makeFakeClock(Date.now())
  const random = countingRandom(name)
  const passes = makeCredentials({ clock, random })
  let drawings = 0
  const scale: ResizeImage = (...picture) => {
    drawings += 1
    return resizeImage(...picture)
  }
  const store = withCors(makeObjectStore({ clock, random, passes, keeper, scale }), (origin) => origin === PAGE)
  const seen: string[] = []
  let onWay = (request: Request): Request => request
  const at = (path: string, init: RequestInit = {}) =>
    store(new Request(`${PAGE}${path}`, init), { bucket: BUCKET, path: path.replace(/\?.*$/, '') })
  const urllib = {
    request: async (url: string, sent: Sent) => {
      const { pathname, search } = new URL(url)
      const kept = Object.entries(sent.headers).filter(
        ([header]) => !['host', 'content-length'].includes(header.toLowerCase()),
      )
      const request = onWay(new Request(url, { method: sent.method, headers: kept, ...(await bodyOf(sent)) }))
      seen.push(`${sent.method} ${pathname}${search.replace(/=[^&]*/g, '')}`)
      const answer = await store(request, { bucket: BUCKET, path: pathname })
      const data = Buffer.from(await answer.arrayBuffer())
      const res = { status: answer.status, headers: Object.fromEntries(answer.headers), data }
      return { ...res, res }
    },
  }
  const client = (pass: StorageCredentials, version: 1 | 4): OSS => {
    // The vendor's types lack the option `urllib`, which replaces the transport.
    const options: OSS.Options & { readonly urllib: typeof urllib } = {
      accessKeyId: pass.accessKeyId,
      accessKeySecret: pass.accessKeySecret.reveal(),
      stsToken: pass.securityToken.reveal(),
      bucket: pass.bucket,
      region: `oss-${pass.region}`,
      endpoint: PAGE,
      secure: false,
      authorizationV4: version === 4,
      urllib,
      refreshSTSToken: () => Promise.reject(new Error('not here')),
      refreshSTSTokenInterval: 3_600_000,
    }
    return new OSS(options)
  }
  /** Passes bytes to the client, because in Node it accepts no Blob. Its requests are the same. */
  const withBytes: MakeAliOss = ({ pass }) => {
    const made = client(pass, 4)
    return {
      multipartUpload: async (key, body: unknown, { checkpoint, ...options }) => {
        const file = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body
        return made.multipartUpload(
          key,
          file,
          checkpoint === undefined ? options : { ...options, checkpoint: { ...checkpoint, file } },
        )
      },
      head: (key) => made.head(key),
      abortMultipartUpload: (key, id) => made.abortMultipartUpload(key, id),
      cancel: () => {
        made.cancel()
      },
    }
  }
  const asInBrowser: MakeOssClient = (deps) => makeAliOssClient(deps, withBytes)
  return {
    clock,
    passes,
    seen,
    client,
    asInBrowser,
    at,
    /** How often the object store has scaled a picture. */
    drawings: () => drawings,
    /** Sets a function that changes each request. When that function throws, the request never arrives. */
    onWay: (by: typeof onWay) => {
      onWay = by
    },
  }
}
