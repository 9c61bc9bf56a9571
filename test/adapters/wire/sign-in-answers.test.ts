import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QrSignInRequestWire, QrCodeWire, QrLoginWire } from '../../../src/adapters/wire/entities/qr'
import { SignedInWire } from '../../../src/adapters/wire/entities/session'
import { parseXRedirectUrl } from '../../../src/adapters/rest/sign-in/x-redirect-url'
import { stateDigest } from '../../../src/domain/sign-in'

const login = { uid: '7', xid: 'x7', token: 'a-token-of-a-session' }
const OWN = 'http://localhost:5173'
const hrefOf = (text: string) => parseXRedirectUrl(text, OWN)?.address.reveal() ?? null

describe('A login result', () => {
  it.each([
    [false, false],
    [0, false],
    [true, true],
    [1, true],
    [undefined, true],
    ['no', true],
  ])('R2-083 SES-12 a login result with inviter_exists %j is read as inviterExists %j', (printed, inviterExists) => {
    expect(SignedInWire.decode({ ...login, inviter_exists: printed })).toMatchObject({ right: { inviterExists } })
  })
})

describe('The response for a QR code', () => {
  it('R1-267 a QR code in a response is rejected unless it can be drawn and typed, and its text never appears in JSON', () => {
    const read = QrCodeWire.decode({ code: 'K7QFM2XD9RTA' })
    expect([E.isRight(read), JSON.stringify(read).includes('K7QF')]).toEqual([true, false])
    for (const code of ['', 'short', 'a b c d e f', '<svg>xxx', 'x'.repeat(129), 7, null])
      expect(E.isLeft(QrCodeWire.decode({ code }))).toBe(true)
  })

  it('R1-268 the status of a QR code is read from a number, and the status letIn requires a valid login', () => {
    const statusOf = (status: unknown, more: object = {}) =>
      E.map(({ status: is }: { status: string }) => is)(QrLoginWire.decode({ status, ...more }))
    expect([0, 1, 2, 3].map((status) => statusOf(status, { login }))).toEqual(
      ['waiting', 'scanned', 'refused', 'expired'].map(E.right),
    )
    expect(statusOf(4, { login })).toEqual(E.right('letIn'))
    expect([E.isLeft(statusOf(4)), E.isLeft(statusOf(4, { login: { ...login, token: '' } }))]).toEqual([true, true])
    expect([9, '4', null, undefined].map((status) => statusOf(status, { login }))).toEqual(
      Array.from({ length: 4 }, () => E.right('waiting')),
    )
  })

  it('R1-147 the device name in a QR sign-in request is cleaned like the name of a member', () => {
    expect(QrSignInRequestWire.decode({ device: 'Chrome\u202e,\nLinux', time: 5 })).toEqual(
      E.right({ device: 'Chrome, Linux', askedAt: 5 }),
    )
    expect(E.isLeft(QrSignInRequestWire.decode({ device: 'Chrome', time: 'noon' }))).toBe(true)
  })
})

describe('The sign-in URL of X', () => {
  it('R1-264 the sign-in URL of X is accepted with https or with the page’s own origin', () => {
    expect(hrefOf('https://x.example/i/oauth2/authorize?client_id=1&state=abc')).toBe(
      'https://x.example/i/oauth2/authorize?client_id=1&state=abc',
    )
    expect(hrefOf('/x/authorize?state=abc')).toBe(`${OWN}/x/authorize?state=abc`)
    expect(parseXRedirectUrl('/x/authorize?state=abc', OWN)?.pending).toBe(stateDigest('abc'))
  })

  it.each([
    'http://x.example/?state=abc',
    '//x.example/?state=abc',
    '/\t/x.example/?state=abc',
    '\\\\x.example/?state=abc',
    'javascript:alert(1)//?state=abc',
    'data:text/html,x?state=abc',
    'https://user:pw@x.example/?state=abc',
    'https://user@x.example/?state=abc',
    'http://localhost:5174/?state=abc',
    'https://x.example/?state=',
    'https://x.example/',
    'https://',
    '',
    `https://x.example/?state=${'a'.repeat(5_000)}`,
  ])('R1-264 the invalid sign-in URL %j of X is rejected', (text) => {
    expect(hrefOf(text)).toBeNull()
  })

  it('R1-264 an accepted sign-in URL of X leads only to https or to the page’s origin, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
        const href = hrefOf(`${text}${text.includes('?') ? '&' : '?'}state=s`)
        expect(href === null || href.startsWith('https://') || href.startsWith(`${OWN}/`)).toBe(true)
      }),
    )
  })
})
