import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '../../src/application/features/passkeys/ports'

/** What a page and its device put into an answer. Tests change it to play attackers. */
export interface PasskeyPage {
  readonly challenge: string
  readonly origin: string
  readonly site: string
  /** The number of uses that the device reports. */
  readonly counter?: number
  /** Whether the device has recognised the person. */
  readonly isVerified?: boolean
  /** Whether a certificate of the device vouches for the passkey. A browser sends none, because the app asks for none. */
  readonly isCertified?: boolean
}

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const cborText = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes])
const cborInt = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n))
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** A certificate of these tests, and its key. It is valid for a hundred years and vouches for nothing else. */
const CERTIFICATE =
  'MIICDTCCAbKgAwIBAgIUICraXAbwozDBxIOeYCQLfBwe2kEwCgYIKoZIzj0EAwIwXDELMAkGA1UEBhMCVVMxEzARBgNVBAoMCkxvb3AgdGVzdHMx' +
  'IjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xFDASBgNVBAMMC1Rlc3QgZGV2aWNlMCAXDTI2MTEyOTE5MTYxMFoYDzIxMjYxMTA1' +
  'MTkxNjEwWjBcMQswCQYDVQQGEwJVUzETMBEGA1UECgwKTG9vcCB0ZXN0czEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEUMBIG' +
  'A1UEAwwLVGVzdCBkZXZpY2UwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATb4cKuC5b/H/jB0ZHrh7dLIHYilZwd9JA/3bIBuCTeJTOQj/StquIO' +
  'R2AfbevOmqg276kYUSalfaNZjG7Eq6e6o1AwTjAdBgNVHQ4EFgQUQfQoCicypnM/xyv4hTRn7QF9aVowHwYDVR0jBBgwFoAUQfQoCicypnM/xyv4' +
  'hTRn7QF9aVowDAYDVR0TAQH/BAIwADAKBggqhkjOPQQDAgNJADBGAiEAwGIdVyRLHFkT0Q/XfmTVNpuYOlTicjiEZ2Fl0wOJU80CIQCwMKr+3Mcs' +
  'lXklJJDnJiDw09SVEWioGuKXfwd9DO0u0w=='
const CERTIFIED_KEY = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: '2-HCrguW_x_4wdGR64e3SyB2IpWcHfSQP92yAbgk3iU',
    y: 'M5CP9K2q4g5HYB9t686aqDbvqRhRJqV9o1mMbsSrp7o',
    d: 'Thgwt6TRHlQPi1HoPRy9U9ouSUifgv5LntAeW843uYA',
  },
})
/** The statement in which the certificate's owner signs these bytes. */
const certified = (bytes: Uint8Array): readonly (readonly [Buffer, Buffer])[] => [
  [cborText('alg'), cborInt(-7)],
  [cborText('sig'), cborBytes(sign('sha256', bytes, CERTIFIED_KEY))],
  [cborText('x5c'), Buffer.concat([head(4, 1), cborBytes(Buffer.from(CERTIFICATE, 'base64'))])],
]

/** A passkey in software, with a key on P-256. It answers the challenges of a server as a browser does. */
export class SoftwarePasskey {
  readonly #id = randomBytes(16)
  readonly #private: KeyObject
  readonly #x: Buffer
  readonly #y: Buffer

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#private = privateKey
    this.#x = Buffer.from(x, 'base64url')
    this.#y = Buffer.from(y, 'base64url')
  }

  get id(): string {
    return base64Url(this.#id)
  }

  created(page: PasskeyPage): NewPasskey {
    const key = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(this.#x)],
      [cborInt(-3), cborBytes(this.#y)],
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key])
    const data = Buffer.concat([this.#deviceData(page, 0x40), credential])
    const clientData = this.#clientData('webauthn.create', page)
    const { isCertified = false } = page
    const statement = isCertified ? certified(Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))])) : []
    const attestation = cborMap([
      [cborText('fmt'), cborText(isCertified ? 'packed' : 'none')],
      [cborText('attStmt'), cborMap(statement)],
      [cborText('authData'), cborBytes(data)],
    ])
    return { id: this.id, clientData, attestation: base64Url(attestation) }
  }

  answered(page: PasskeyPage): PasskeyAnswer {
    const data = this.#deviceData(page, 0)
    const clientData = this.#clientData('webauthn.get', page)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))])
    return {
      id: this.id,
      clientData,
      authenticatorData: base64Url(data),
      signature: base64Url(sign('sha256', signed, this.#private)),
    }
  }

  /** Flags: present 1, verified 4, may be synced 8, is synced 16. */
  #deviceData({ site, counter = 0, isVerified = true }: PasskeyPage, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([0x19 | (isVerified ? 4 : 0) | flags]), count])
  }

  #clientData(type: string, { challenge, origin }: PasskeyPage): string {
    return base64Url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }
}
