import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areKeys, encryptPush, MOST_TEXT_BYTES } from '../../../../../src/adapters/simulator/node/push/encrypt-push'
import { makeVapidKeys, vapidHeader } from '../../../../../src/adapters/simulator/node/push/vapid'
import { NOON } from '../../../../support/builders/instant'
import {
  browserKeysOf,
  decryptPush,
  newBrowserKeys,
  toBase64Url,
  verifyVapid,
} from '../../../../support/push/push-browser'

/** RFC 8291, appendix A. */
const VECTOR = {
  text: 'When I grow up, I want to be a watermelon',
  senderSecret: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  point: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  secret: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b' +
    'Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

describe('The encryption of a push', () => {
  it('R4-111 gives the bytes of RFC 8291 for its example, which a second implementation decrypts', async () => {
    const { point, auth, salt, senderSecret, text, body } = VECTOR
    const sealed = encryptPush({ p256dh: point, auth }, Buffer.from(text), bytes(salt), bytes(senderSecret))
    expect(sealed.toString('base64url')).toBe(body)
    const keys = await browserKeysOf(VECTOR.secret, point, auth)
    expect(await decryptPush(Uint8Array.from(sealed), keys)).toBe(text)
  })

  it('R4-111 gives back every text, and never more bytes than a push service accepts', async () => {
    const keys = await newBrowserKeys()
    const to = { p256dh: toBase64Url(keys.point), auth: toBase64Url(keys.auth) }
    const secrets = fc.tuple(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.uint8Array({ minLength: 31, maxLength: 31 }),
    )
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(text, secrets, async (words, [salt, secret]) => {
        const own = Buffer.concat([Buffer.of(1), secret])
        const sealed = encryptPush(to, Buffer.from(words), Buffer.from(salt), own)
        expect(await decryptPush(Uint8Array.from(sealed), keys)).toBe(words)
      }),
      { numRuns: 25 },
    )
    const longest = encryptPush(to, Buffer.alloc(MOST_TEXT_BYTES), Buffer.alloc(16), Buffer.alloc(32, 1))
    expect(longest).toHaveLength(4_096)
  })

  it('R4-112 accepts only an auth of 16 bytes and a point of the curve', async () => {
    const { point, auth } = await newBrowserKeys()
    const right = { p256dh: toBase64Url(point), auth: toBase64Url(auth) }
    const offCurve = Uint8Array.from(point)
    offCurve[64] = (offCurve[64] ?? 0) ^ 1
    expect(
      [
        right,
        { ...right, p256dh: toBase64Url(offCurve) },
        { ...right, p256dh: toBase64Url(point.slice(1)) },
        { ...right, p256dh: toBase64Url(new Uint8Array(65)) },
        { ...right, auth: toBase64Url(auth.slice(1)) },
        { ...right, auth: '' },
      ].map(areKeys),
    ).toEqual([true, false, false, false, false, false])
  })
})

describe('The signature of a push', () => {
  it('R4-111 names the push service, ends within a day, and is right for the public key alone', async () => {
    const keys = makeVapidKeys()
    const claims = { origin: 'https://push.example', contact: 'mailto:push@loop.example', at: NOON }
    const header = vapidHeader(keys, claims)
    expect(await verifyVapid(header)).toEqual({
      typ: 'JWT',
      alg: 'ES256',
      aud: 'https://push.example',
      exp: NOON / 1_000 + 43_200,
      sub: 'mailto:push@loop.example',
    })
    expect(bytes(keys.publicKey)).toHaveLength(65)
    const other = header.replace(keys.publicKey, makeVapidKeys().publicKey)
    expect(await verifyVapid(other)).toBeNull()
  })

  it('R4-111 keys with leading zeros keep their length', () => {
    const lengths = new Set(Array.from({ length: 600 }, () => bytes(makeVapidKeys().privateKey).length))
    expect([...lengths]).toEqual([32])
  })
})
