import { hexOf, base64Of, hmac, sha256 } from './hashes'

/** The claims in the Authorization header of a signed request. */
export interface SignatureClaims {
  readonly version: 1 | 4
  readonly keyId: string
  readonly signature: string
  /** The date `yyyymmdd` and the region that a signature of version 4 covers. `null` for version 1. */
  readonly scope: { readonly day: string; readonly region: string } | null
  readonly additionalHeaders: readonly string[]
}

const V1 = /^OSS ([A-Za-z0-9_.-]{1,128}):([A-Za-z0-9+/=]{1,64})$/
const V4 =
  /^OSS4-HMAC-SHA256 Credential=([A-Za-z0-9_.-]{1,128})\/([0-9]{8})\/([a-z0-9-]{1,40})\/oss\/aliyun_v4_request,\s*(?:AdditionalHeaders=([a-z0-9;-]{0,500}),\s*)?Signature=([0-9a-f]{64})$/

export const parseSignature = (authorization: string | null): SignatureClaims | null => {
  const [, oldKey, oldSignature] = V1.exec(authorization ?? '') ?? []
  if (oldKey !== undefined && oldSignature !== undefined) {
    return { version: 1, keyId: oldKey, signature: oldSignature, scope: null, additionalHeaders: [] }
  }
  const [, keyId, day, region, headers = '', signature] = V4.exec(authorization ?? '') ?? []
  if (keyId === undefined || day === undefined || region === undefined || signature === undefined) return null
  return {
    version: 4,
    keyId,
    signature,
    scope: { day, region },
    additionalHeaders: headers === '' ? [] : headers.split(';'),
  }
}

/** The parts of a request that a signature covers. */
export interface SignableRequest {
  readonly method: string
  readonly headers: Headers
  readonly query: URLSearchParams
  readonly bucket: string
  readonly key: string
}

/** The query parameters that a signature of version 1 covers. */
const SUBRESOURCES: readonly string[] = ['partNumber', 'uploadId', 'uploads', 'x-oss-process']

const ossHeaders = (headers: Headers): readonly (readonly [string, string])[] =>
  [...headers].filter(([name]) => name.startsWith('x-oss-')).sort(([a], [b]) => (a < b ? -1 : 1))

const named = (name: string, value: string): string => (value === '' ? name : `${name}=${value}`)

const stringOfV1 = ({ method, headers, query, bucket, key }: SignableRequest): string => {
  const sub = SUBRESOURCES.flatMap((name) => (query.has(name) ? [named(name, query.get(name) ?? '')] : []))
  return [
    method,
    headers.get('content-md5') ?? '',
    headers.get('content-type') ?? '',
    headers.get('x-oss-date') ?? headers.get('date') ?? '',
    ...ossHeaders(headers).map(([name, value]) => `${name}:${value.trim()}`),
    `/${bucket}/${key}${sub.length === 0 ? '' : `?${sub.join('&')}`}`,
  ].join('\n')
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

const requestOfV4 = (
  { method, headers, query, bucket, key }: SignableRequest,
  additional: readonly string[],
): string => {
  const names = new Set([
    ...additional,
    ...['content-type', 'content-md5'].filter((name) => headers.has(name)),
    ...ossHeaders(headers).map(([name]) => name),
  ])
  return [
    method,
    encoded(`/${bucket}/${key}`).replace(/%2F/g, '/'),
    [...query]
      .map(([name, value]) => named(encoded(name), encoded(value)))
      .sort()
      .join('&'),
    [...names]
      .sort()
      .map((name) => `${name}:${(headers.get(name) ?? '').trim()}\n`)
      .join(''),
    additional.join(';'),
    headers.get('x-oss-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
}

const signatureV4 = async (
  secret: string,
  { day, region }: { readonly day: string; readonly region: string },
  request: SignableRequest,
  additional: readonly string[],
): Promise<string> => {
  const scope = `${day}/${region}/oss/aliyun_v4_request`
  const text = [
    'OSS4-HMAC-SHA256',
    request.headers.get('x-oss-date') ?? '',
    scope,
    hexOf(await sha256(requestOfV4(request, additional))),
  ].join('\n')
  const ofDay = await hmac('SHA-256', `aliyun_v4${secret}`, day)
  const ofService = await hmac('SHA-256', await hmac('SHA-256', ofDay, region), 'oss')
  return hexOf(await hmac('SHA-256', await hmac('SHA-256', ofService, 'aliyun_v4_request'), text))
}

export const isValidSignature = async (
  secret: string,
  signed: SignatureClaims,
  request: SignableRequest,
): Promise<boolean> => {
  const expected =
    signed.scope === null
      ? base64Of(await hmac('SHA-1', secret, stringOfV1(request)))
      : await signatureV4(secret, signed.scope, request, signed.additionalHeaders)
  return expected === signed.signature
}

const V4_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/**
 * The time in the request's headers at which the client signed, in milliseconds. `NaN` when the headers contain no
 * valid time.
 */
export const signatureTime = (headers: Headers): number => {
  const date = headers.get('x-oss-date') ?? ''
  return Date.parse(date.replace(V4_DATE, '$1-$2-$3T$4:$5:$6Z'))
}
