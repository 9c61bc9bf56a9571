const CURVE = { name: 'ECDH', namedCurve: 'P-256' }

export const toBase64Url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('base64url')
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'))

const derive = async (
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8))
}
const joined = (...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts))
const ascii = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text))

export interface BrowserKeys {
  readonly key: CryptoKey
  readonly point: Uint8Array<ArrayBuffer>
  readonly auth: Uint8Array<ArrayBuffer>
}

/** The keys of a browser's subscription: random, or with the private scalar and the point of a test vector. */
export const newBrowserKeys = async (): Promise<BrowserKeys> => {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { key: pair.privateKey, point, auth: crypto.getRandomValues(new Uint8Array(16)) }
}
export const browserKeysOf = async (d: string, publicKey: string, auth: string): Promise<BrowserKeys> => {
  const point = fromBase64Url(publicKey)
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))]
  const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', d, x, y }, CURVE, false, ['deriveBits'])
  return { key, point, auth: fromBase64Url(auth) }
}

/** Decrypts a push as a browser does (RFC 8291, RFC 8188), with WebCrypto alone. */
export const decryptPush = async (
  body: Uint8Array<ArrayBuffer>,
  { key, point, auth }: BrowserKeys,
): Promise<string> => {
  const [salt, idLength] = [body.slice(0, 16), body[20] ?? 0]
  const [sender, sealed] = [body.slice(21, 21 + idLength), body.slice(21 + idLength)]
  const senderKey = await crypto.subtle.importKey('raw', sender, CURVE, false, [])
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: senderKey }, key, 256))
  const secret = await derive(shared, auth, joined(ascii('WebPush: info\0'), point, sender), 32)
  const contentKey = await derive(secret, salt, ascii('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derive(secret, salt, ascii('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt'])
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed))
  const end = plain.lastIndexOf(2)
  if (end === -1 || plain.slice(end + 1).some((byte) => byte !== 0)) throw new Error('the last record has no delimiter')
  return Buffer.from(plain.slice(0, end)).toString('utf8')
}

/** Verifies the header `Authorization` of a push (RFC 8292). Returns the claims; `null` for a wrong signature. */
export const verifyVapid = async (header: string): Promise<Record<string, unknown> | null> => {
  const [, head = '', claims = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), algorithm, false, ['verify'])
  const isRight = await crypto.subtle.verify(algorithm, key, fromBase64Url(signature), ascii(`${head}.${claims}`))
  const read = (part: string): object => {
    const found: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof found === 'object' && found !== null ? found : {}
  }
  return isRight ? { ...read(head), ...read(claims) } : null
}
