import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
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
  /** Certificates of the device. A browser sends none, because the app asks for none. */
  readonly certificates?: readonly Uint8Array[]
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
    const { certificates } = page
    const statement =
      certificates === undefined
        ? cborMap([])
        : cborMap([
            [cborText('alg'), cborInt(-7)],
            [cborText('sig'), cborBytes(randomBytes(70))],
            [cborText('x5c'), Buffer.concat([head(4, certificates.length), ...certificates.map(cborBytes)])],
          ])
    const attestation = cborMap([
      [cborText('fmt'), cborText(certificates === undefined ? 'none' : 'packed')],
      [cborText('attStmt'), statement],
      [cborText('authData'), cborBytes(data)],
    ])
    return { id: this.id, clientData: this.#clientData('webauthn.create', page), attestation: base64Url(attestation) }
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
