import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { Instant } from '../../../../domain/kernel/instant'
import type { VapidKeys } from '../../push-client'

/** How long a signature is valid, in seconds. RFC 8292 allows a day. */
const LIFE_S = 43_200
const SCALAR_BYTES = 32

export const makeVapidKeys = (): VapidKeys => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const scalar = pair.getPrivateKey()
  // Node leaves out leading zeros.
  const padded = Buffer.concat([Buffer.alloc(SCALAR_BYTES - scalar.length), scalar])
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
}

const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The header `Authorization` of a push (RFC 8292): a JWT for this push service, signed with ES256. */
export const vapidHeader = (
  { publicKey, privateKey }: VapidKeys,
  { origin, contact, at }: { readonly origin: string; readonly contact: string; readonly at: Instant },
): string => {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  })
  const claims = { aud: origin, exp: Math.floor(at / 1_000) + LIFE_S, sub: contact }
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
