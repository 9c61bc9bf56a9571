import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import type { Xid } from '../../domain/kernel/ids'
import { readBytes } from '../rest/client/read-limited'
import { parseParts, ossError, xmlResponse } from './object-storage/xml-responses'
import { BUCKET } from '../wire/entities/bucket'
import type { BlobBackend } from './object-storage/blob-backend'
import type { Credentials } from './object-storage/credentials'
import { makeResizedImages, type ResizeImage } from './object-storage/resized-images'
import { makeUploadQuota } from './object-storage/upload-quota'
import { serveObject } from './object-storage/serve-object'
import { etagOf, makeObjectIndex } from './object-storage/object-index'
import {
  isValidSignature,
  signatureTime,
  parseSignature,
  type SignableRequest,
} from './object-storage/request-signature'

export interface ObjectStoreDeps {
  readonly clock: Clock
  readonly random: Random
  readonly passes: Credentials
  readonly keeper: BlobBackend
  readonly scale: ResizeImage
  /** The free bytes of the disk. Missing if the objects are not on a disk. */
  readonly freeBytes?: () => Promise<number>
}

/** The bucket, and the requested path after the bucket. */
export interface ObjectPath {
  readonly bucket: string
  readonly path: string
}

/** Limits in bytes. Each limit exceeds the largest upload in a chat. */
export const PART_LIMIT = 12 * 1_048_576
const OBJECT_LIMIT = 32 * 1_048_576
/** The most unfinished uploads of an account. The store deletes an unfinished upload after a day. */
const UPLOADS = 10
const UPLOAD_LIFE_MS = 24 * 3_600_000
const SKEW_MS = 15 * 60_000
/** A key consists of plain names between slashes, so that a key is a safe path and a safe file name. */
const KEY = /^(?=.{1,160}$)[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/
const TYPE = /^[a-z]+\/[a-z0-9.+-]{1,40}$/
const PART = /^[0-9]{1,4}$/

/**
 * Whether the account may write this key. Accounts may write keys that start with their own xid, and keys in the shared
 * folder.
 */
const mayWrite = (xid: Xid, key: string): boolean => key.startsWith(`${xid}_`) || key.startsWith('uploads/')

/**
 * The simulated object store. It supports the operations that our client uses: put, multipart uploads and reads. A
 * `Request` in, a `Response` out, in a page or on a server. Writers sign their requests with version 1 or 4.
 */
export const makeObjectStore = ({ clock, random, passes, keeper, scale, freeBytes }: ObjectStoreDeps) => {
  const shelf = makeObjectIndex(keeper)
  const scaled = makeResizedImages(shelf, scale)
  const quota = makeUploadQuota(clock, freeBytes)

  /** The account that signed the request, or an error response. */
  const signer = async (request: SignableRequest): Promise<Xid | Response> => {
    const signed = parseSignature(request.headers.get('authorization'))
    if (signed === null) return ossError('AccessDenied')
    const credentials = await passes.known(signed.keyId)
    if (credentials === null) return ossError('InvalidAccessKeyId')
    if (request.headers.get('x-oss-security-token') !== credentials.token) return ossError('InvalidAccessKeyId')
    if (!(await isValidSignature(credentials.secret, signed, request))) return ossError('SignatureDoesNotMatch')
    if (passes.isOver(credentials)) return ossError('SecurityTokenExpired')
    const skew = Math.abs(signatureTime(request.headers) - clock.now())
    return skew <= SKEW_MS
      ? credentials.xid
      : ossError('RequestTimeTooSkewed', { ServerTime: new Date(clock.now()).toISOString() })
  }

  const bodyOf = (request: Request): Promise<Uint8Array<ArrayBuffer> | null> =>
    readBytes(new Response(request.body), PART_LIMIT)
  const typeOf = (request: Request): string => {
    const type = request.headers.get('content-type') ?? ''
    return TYPE.test(type) ? type : 'application/octet-stream'
  }
  /** Whether another account owns the object under this key. */
  const isTaken = async (key: string, xid: Xid): Promise<boolean> => ((await shelf.label(key))?.owner ?? xid) !== xid

  const turns = new Map<string, Promise<unknown>>()
  /**
   * Writes of one key run one after the other, and each checks the owner again. A body takes time to arrive, so another
   * account may have written the key after the first check.
   */
  const inTurn = (key: string, owner: Xid, write: () => Promise<Response>): Promise<Response> => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(async () =>
      (await isTaken(key, owner)) ? ossError('AccessDenied') : write(),
    )
    const over = turn
      .catch(() => null)
      .then(() => {
        if (turns.get(key) === over) turns.delete(key)
      })
    turns.set(key, over)
    return turn
  }

  const put = async (request: Request, key: string, owner: Xid): Promise<Response> => {
    const bytes = await bodyOf(request)
    if (bytes === null) return ossError('EntityTooLarge')
    const no = await quota.refusal(owner, bytes.byteLength)
    if (no !== null) return ossError(no)
    const etag = await etagOf(bytes)
    return inTurn(key, owner, async () => {
      await shelf.put(key, { type: typeOf(request), etag, owner, size: bytes.byteLength, uploadId: null }, bytes)
      return new Response(null, { headers: { etag } })
    })
  }

  const begin = async (request: Request, key: string, owner: Xid): Promise<Response> => {
    const now = clock.now()
    const uploads = await shelf.uploads()
    const [over, alive] = [
      uploads.filter(({ at }) => now - at > UPLOAD_LIFE_MS),
      uploads.filter(({ at }) => now - at <= UPLOAD_LIFE_MS),
    ]
    await Promise.all(over.map((upload) => shelf.forget(upload.id)))
    if (alive.filter((upload) => upload.owner === owner).length >= UPLOADS) return ossError('TooManyUploads')
    const id = random.id()
    await shelf.begin(id, { key, type: typeOf(request), owner, at: now })
    return xmlResponse(
      200,
      `<InitiateMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }

  const takePart = async (request: Request, id: string, number: string, owner: Xid): Promise<Response> => {
    const bytes = await bodyOf(request)
    if (bytes === null) return ossError('EntityTooLarge')
    if (!PART.test(number) || number === '0') return ossError('InvalidArgument')
    const others = (await shelf.parts(id)).filter((part) => part.number !== Number(number))
    if (others.reduce((sum, { size }) => sum + size, bytes.byteLength) > OBJECT_LIMIT) return ossError('EntityTooLarge')
    const no = await quota.refusal(owner, bytes.byteLength)
    if (no !== null) return ossError(no)
    return new Response(null, { headers: { etag: await shelf.putPart(id, Number(number), bytes) } })
  }

  const listed = async (id: string, key: string): Promise<Response> => {
    const parts = await shelf.parts(id)
    return xmlResponse(
      200,
      `<ListPartsResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId><IsTruncated>false</IsTruncated>${parts
        .map(
          ({ number, etag, size }) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size></Part>`,
        )
        .join('')}</ListPartsResult>`,
    )
  }

  const complete = async (request: Request, id: string, key: string, owner: Xid, type: string): Promise<Response> => {
    const bytes = await bodyOf(request)
    const named = bytes === null ? null : parseParts(new TextDecoder().decode(bytes))
    if (named === null) return ossError('MalformedXML')
    const known = new Map((await shelf.parts(id)).map((part) => [part.number, part]))
    if (named.some(({ number, etag }) => known.get(number)?.etag !== etag)) return ossError('InvalidPart')
    if (named.reduce((sum, { number }) => sum + (known.get(number)?.size ?? 0), 0) > OBJECT_LIMIT)
      return ossError('EntityTooLarge')
    const whole = await shelf.joined(
      id,
      named.map(({ number }) => number),
    )
    if (whole === null) return ossError('InvalidPart')
    const etag = `${(await etagOf(whole)).slice(0, -1)}-${named.length}"`
    return inTurn(key, owner, async () => {
      await shelf.put(key, { type, etag, owner, size: whole.byteLength, uploadId: id }, whole)
      await shelf.forget(id)
      return completed(key, etag)
    })
  }
  const completed = (key: string, etag: string): Response => {
    const answer = xmlResponse(
      200,
      `<CompleteMultipartUploadResult><Bucket>${BUCKET}</Bucket><Key>${key}</Key><ETag>${etag}</ETag></CompleteMultipartUploadResult>`,
    )
    answer.headers.set('etag', etag)
    return answer
  }

  const inUpload = async (
    request: Request,
    key: string,
    xid: Xid,
    id: string,
    query: URLSearchParams,
  ): Promise<Response> => {
    const upload = /^[A-Za-z0-9_-]{1,64}$/.test(id) ? await shelf.upload(id) : null
    if (upload === null || upload.key !== key || upload.owner !== xid) {
      // A client that lost the response completes the upload a second time. The store then repeats its first response.
      const label = await shelf.label(key)
      return request.method === 'POST' && label?.uploadId === id && label.owner === xid
        ? completed(key, label.etag)
        : ossError('NoSuchUpload')
    }
    if (request.method === 'PUT') return takePart(request, id, query.get('partNumber') ?? '', xid)
    if (request.method === 'POST') return complete(request, id, key, xid, upload.type)
    if (request.method === 'GET') return listed(id, key)
    await shelf.forget(id)
    return new Response(null, { status: 204 })
  }

  const answer = async (request: Request, { bucket, path }: ObjectPath): Promise<Response> => {
    if (bucket !== BUCKET) return ossError('NoSuchBucket')
    const query = new URL(request.url).searchParams
    const key = path.replace(/^\//, '')
    if (!KEY.test(key)) return ossError('InvalidArgument')
    const uploadId = query.get('uploadId')
    const reads = (request.method === 'GET' || request.method === 'HEAD') && uploadId === null
    if (reads) return serveObject({ shelf, scaled }, request, key, query)
    const xid = await signer({ method: request.method, headers: request.headers, query, bucket, key })
    if (xid instanceof Response) return xid
    if (!mayWrite(xid, key) || (await isTaken(key, xid))) return ossError('AccessDenied')
    if (uploadId !== null) return inUpload(request, key, xid, uploadId, query)
    if (request.method === 'POST' && query.has('uploads')) return begin(request, key, xid)
    return request.method === 'PUT' ? put(request, key, xid) : ossError('MethodNotAllowed')
  }
  return async (request: Request, place: ObjectPath): Promise<Response> => {
    try {
      return await answer(request, place)
    } catch (error) {
      if (isDiskFull(error)) return ossError('InsufficientStorage')
      throw error
    }
  }
}
/** Whether the disk could not take the bytes. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

export type ObjectStore = ReturnType<typeof makeObjectStore>
