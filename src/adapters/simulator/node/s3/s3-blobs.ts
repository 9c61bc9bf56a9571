import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { readBytes, readLimited } from '../../../rest/client/read-limited'
import type { BlobBackend } from '../../object-storage/blob-backend'
import { checkedBlobName, isBlobName } from '../blob-files'
import type { S3Address } from './s3-address'

/** The time, in milliseconds, after which a request with all its repeats fails. */
const TIME_LIMIT_MS = 30_000
/** How often a request is repeated after a server error of the bucket, first after 100 ms, then after twice the time. */
const REPEATS = 3
const FIRST_REPEAT_MS = 100
/** The most bytes of a stored file, and of a list of a thousand names. */
const OBJECT_LIMIT = 64 * 1_048_576
const LIST_LIMIT = 4 * 1_048_576
/** The most requests at a time of one deletion. */
const AT_ONCE = 8

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The text of the first element with this name. The names of our objects need no decoding of XML. */
const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

/** Stores bytes as objects of a bucket. A failure is an error with the status and the name, and has no secret. */
export const s3Blobs = ({ bucket, region, keyId, secret }: S3Address): BlobBackend => {
  const aws = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: REPEATS,
    initRetryMs: FIRST_REPEAT_MS,
  })
  const request = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    try {
      return await aws.fetch(`${bucket}/${path}`, {
        method,
        headers: { 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        ...(body === undefined ? {} : { body }),
      })
    } catch (cause) {
      throw new Error('The bucket does not answer', { cause })
    }
  }
  const failed = async (response: Response, what: string): Promise<Error> => {
    await response.body?.cancel()
    return new Error(`The bucket answers ${response.status} to ${what}`)
  }

  const listed = async (prefix: string, token: string | undefined): Promise<string> => {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token === undefined ? {} : { 'continuation-token': token }),
    })
    const response = await request('GET', `?${query}`)
    if (!response.ok) throw await failed(response, 'a list of names')
    const xml = await readLimited(response, LIST_LIMIT)
    if (xml === null) throw new Error('The list of names in the bucket is too large')
    return xml
  }
  const remove = async (name: string): Promise<void> => {
    const response = await request('DELETE', checkedBlobName(name))
    if (!response.ok && response.status !== 404) throw await failed(response, `the deletion of ${name}`)
    await response.body?.cancel()
  }

  return {
    write: async (name, bytes) => {
      const response = await request('PUT', checkedBlobName(name), Uint8Array.from(bytes))
      if (!response.ok) throw await failed(response, `the writing of ${name}`)
      await response.body?.cancel()
    },
    read: async (name) => {
      const response = await request('GET', checkedBlobName(name))
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok) throw await failed(response, `the reading of ${name}`)
      const bytes = await readBytes(response, OBJECT_LIMIT)
      if (bytes === null) throw new Error(`The object ${name} in the bucket is too large`)
      return bytes
    },
    names: async (prefix) => {
      const names: string[] = []
      let token: string | undefined
      do {
        const xml = await listed(prefix, token)
        for (const [, name = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isBlobName(name)) names.push(name)
        token = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined
      } while (token !== undefined)
      return names
    },
    remove: async (names) => {
      for (let at = 0; at < names.length; at += AT_ONCE) await Promise.all(names.slice(at, at + AT_ONCE).map(remove))
    },
  }
}
