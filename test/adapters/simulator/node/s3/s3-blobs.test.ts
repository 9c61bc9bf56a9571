import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { listenOnFreePort } from '../../../../../src/adapters/simulator/node/listen-on-free-port'
import { s3AddressIn } from '../../../../../src/adapters/simulator/node/s3/s3-address'
import { s3Blobs } from '../../../../../src/adapters/simulator/node/s3/s3-blobs'
import { storedFiles } from '../../../../../src/adapters/simulator/node/stored-files'
import { StartupError } from '../../../../../src/adapters/simulator/node/startup-error'
import { startS3 } from '../../../../support/s3-server'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const SECRET = 'canary-of-the-key'

/** A bucket that answers as the test says. */
const bucketThat = async (answers: (request: IncomingMessage, response: ServerResponse) => void) => {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    answers(request, response)
  })
  ends.push(() => server.close())
  const port = await listenOnFreePort(server, 0, '127.0.0.1', () => undefined)
  const address = { bucket: `http://127.0.0.1:${port}/loop`, region: 'us-east-1', keyId: 'k', secret: SECRET }
  return { blobs: s3Blobs(address), address, seen }
}
const realBucket = async () => {
  const s3 = await startS3()
  ends.push(s3.stop)
  return s3.address
}

describe('Objects of a bucket', () => {
  it('a long list of names is read to its end, without objects of others', async () => {
    const { blobs, seen } = await bucketThat((request, response) => {
      const isSecond = request.url?.includes('continuation-token=more%2B1') === true
      response.end(
        isSecond
          ? '<ListBucketResult><IsTruncated>false</IsTruncated><Key>c</Key></ListBucketResult>'
          : '<R><IsTruncated>true</IsTruncated><NextContinuationToken>more+1</NextContinuationToken><Key>a</Key><Key>x/y</Key><Key>b</Key></R>',
      )
    })
    expect(await blobs.names('')).toEqual(['a', 'b', 'c'])
    expect(seen).toHaveLength(2)
  })

  it('a request is repeated after an error of the service, and a refusal is not', async () => {
    let failures = 2
    const shaky = await bucketThat((_request, response) => {
      response.statusCode = (failures -= 1) >= 0 ? 503 : 200
      response.end()
    })
    await shaky.blobs.write('a', Uint8Array.of(1))
    expect(shaky.seen).toEqual(['PUT /loop/a', 'PUT /loop/a', 'PUT /loop/a'])
    const refusing = await bucketThat((_request, response) => {
      response.statusCode = 403
      response.end(`<Error>${SECRET}</Error>`)
    })
    for (const call of [
      () => refusing.blobs.write('a', Uint8Array.of(1)),
      () => refusing.blobs.read('a'),
      () => refusing.blobs.remove(['a']),
      () => refusing.blobs.names(''),
    ])
      await expect(call()).rejects.toThrow(/^The bucket answers 403 to (?!.*canary)/)
    expect(refusing.seen).toHaveLength(4)
  })

  it('an object larger than any file of ours is a failure, not memory', async () => {
    const { blobs } = await bucketThat((_request, response) => {
      const block = Buffer.alloc(1_048_576)
      const more = (): void => {
        while (!response.destroyed) if (!response.write(block)) return void response.once('drain', more)
      }
      more()
    })
    await expect(blobs.read('huge')).rejects.toThrow('The object huge in the bucket is too large')
  })
})

describe('The start of a server with a bucket', () => {
  it('R4-822 a wrong key, or no service, stops the start with a plain reason and without the secret', async () => {
    const address = await realBucket()
    const wrong = { dataDir: '.', fresh: false, s3: { ...address, keyId: 'other', secret: SECRET } }
    await expect(storedFiles(wrong)).rejects.toThrow('Cannot use the bucket of S3_URL: The bucket answers 403')
    const nobody = { ...address, bucket: 'http://127.0.0.1:9/loop', secret: SECRET }
    const failure: unknown = await storedFiles({ ...wrong, s3: nobody }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartupError)
    expect(String(failure)).toContain('The bucket does not answer')
    expect(String(failure)).not.toContain(SECRET)
  })

  it('R4-821 another server with the same bucket has the files', async () => {
    const s3 = await realBucket()
    const open = () => storedFiles({ dataDir: '.', fresh: false, s3 })
    const { keeper, freeBytes } = await open()
    expect(freeBytes).toBeUndefined()
    await keeper.write('label.a', Uint8Array.of(7))
    expect(await (await open()).keeper.read('label.a')).toEqual(Uint8Array.of(7))
  })
})

describe('The settings of the bucket', () => {
  const KEY = { S3_KEY_ID: 'id', S3_SECRET: SECRET }
  it.each([
    ['https://s3.example/loop', 'https://s3.example/loop'],
    ['https://loop.s3.example/', 'https://loop.s3.example'],
    ['http://127.0.0.1:9000/loop/', 'http://127.0.0.1:9000/loop'],
  ])('%s is the bucket %s', (S3_URL, bucket) => {
    expect(s3AddressIn({ S3_URL, ...KEY })).toEqual({ bucket, region: 'us-east-1', keyId: 'id', secret: SECRET })
  })

  it('without S3_URL files are in the data folder', () => {
    expect(s3AddressIn(KEY)).toBeNull()
  })

  it.each([
    [{ S3_URL: 'loop', ...KEY }, 'S3_URL must be'],
    [{ S3_URL: 'ftp://s3.example/loop', ...KEY }, 'S3_URL must be'],
    [{ S3_URL: `https://id:${SECRET}@s3.example/loop`, ...KEY }, 'S3_URL must be'],
    [{ S3_URL: 'https://s3.example/loop/folder', ...KEY }, 'S3_URL must be'],
    [{ S3_URL: 'https://s3.example/loop?x=1', ...KEY }, 'S3_URL must be'],
    [{ S3_URL: 'https://s3.example/loop', ...KEY, S3_REGION: 'EU central' }, 'S3_REGION must be'],
    [{ S3_URL: 'https://s3.example/loop', S3_KEY_ID: 'id' }, 'S3_URL needs S3_KEY_ID and S3_SECRET'],
    [{ S3_URL: 'https://s3.example/loop', S3_SECRET: SECRET }, 'S3_URL needs S3_KEY_ID and S3_SECRET'],
  ])('%j is refused with "%s", and without the secret', (env, words) => {
    expect(() => s3AddressIn(env)).toThrow(words)
    expect(() => s3AddressIn(env)).toThrow(/^(?!.*canary)/)
  })
})
