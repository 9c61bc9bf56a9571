import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { PushTarget } from '../../push-client'

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16
const SALT_BYTES = 16
/** One record holds the whole push. Push services accept 4096 bytes. */
const RECORD_BYTES = 4_096
/** The bytes of a push besides its text: header, delimiter and tag. */
const OVERHEAD = SALT_BYTES + 4 + 1 + POINT_BYTES + 1 + 16

/** The most bytes of a text. */
export const MOST_TEXT_BYTES = RECORD_BYTES - OVERHEAD

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** Whether the browser's keys have the right lengths, and the point is on the curve. */
export const areKeys = ({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean => {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  const trial = createECDH(CURVE)
  trial.generateKeys()
  try {
    trial.computeSecret(point)
    return true
  } catch {
    return false
  }
}

/**
 * Encrypts a text for a browser: the content coding aes128gcm (RFC 8188) with the keys of RFC 8291. `salt` and `secret`
 * are random: 16 bytes, and the private key of a pair that only this push uses.
 */
export const encryptPush = (
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  text: Buffer,
  salt: Buffer,
  secret: Buffer,
): Buffer => {
  const own = createECDH(CURVE)
  own.setPrivateKey(secret)
  const [ownPoint, point] = [own.getPublicKey(), Buffer.from(p256dh, 'base64url')]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, ownPoint])
  const key = derive(own.computeSecret(point), Buffer.from(auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([
    salt,
    size,
    Buffer.of(ownPoint.length),
    ownPoint,
    // The delimiter 2 marks the last record.
    cipher.update(text),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
