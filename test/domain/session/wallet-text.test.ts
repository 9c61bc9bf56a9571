import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTextToSign } from '../../../src/domain/wallet-sign-in'
import { badInputs } from '../../ui/support/bad-inputs'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const expected = { address, chainId: 1, site: 'loop.example', nonce: null }

interface Lines {
  readonly site: string
  readonly account: string
  readonly uri: string
  readonly chain: string
  readonly nonce: string
  readonly issued: string
  readonly expires: string
}
const usual: Lines = {
  site: 'loop.example',
  account: address,
  uri: 'https://loop.example',
  chain: '1',
  nonce: 'abcd1234',
  issued: '2026-05-01T12:00:00.000Z',
  expires: '2026-05-01T12:05:00.000Z',
}
/** A text in EIP-4361 form. */
const signIn = (with_: Partial<Lines> = {}): string => {
  const { site, account, uri, chain, nonce, issued, expires } = { ...usual, ...with_ }
  return (
    `${site} wants you to sign in with your Ethereum account:\n${account}\n\nSign in.\n\nURI: ${uri}\nVersion: 1\n` +
    `Chain ID: ${chain}\nNonce: ${nonce}\nIssued At: ${issued}\nExpiration Time: ${expires}`
  )
}
const read = (text: string, with_: Partial<typeof expected> | { readonly nonce: string } = {}) => {
  const life = readTextToSign(text, { ...expected, ...with_ })
  return E.isLeft(life) ? life.left : life.right
}

/** The reason why the client does not sign each row of the file, keyed by the id of the row. */
const WHY: Readonly<Record<string, string>> = {
  'BI-264': 'otherSite',
  'BI-265': 'rawHash',
  'BI-266': 'typedData',
  'BI-267': 'empty',
  'BI-268': 'unprintable',
  'BI-269': 'otherAddress',
  'BI-271': 'tooLong',
}

describe('A sign-in text for a wallet', () => {
  it.each(badInputs('sign_message').map(({ id, text }) => [id, text] as const))(
    '%s sign_message a dangerous sign-in text is refused and not signed',
    (id, text) => {
      expect(read(text)).toBe(WHY[id])
    },
  )

  it('a sign-in text in EIP-4361 format is signed, and the signature is valid until the expiry in the text', () => {
    expect(read(signIn())).toBe(300_000)
    expect(read(signIn({ expires: '2026-05-01T12:01:00.000Z' }))).toBe(60_000)
    expect(read(signIn({ site: 'localhost:5173', uri: 'http://localhost:5173' }), { site: 'localhost:5173' })).toBe(
      300_000,
    )
  })

  it('a plain text that contains the separately given nonce is signed, and is valid for five minutes', () => {
    expect(read('Sign in to Loop.\nNonce: 12345678', { nonce: '12345678' })).toBe(300_000)
    expect(read(`Sign in to loop.example as ${address.toLowerCase()}, 12345678`, { nonce: '12345678' })).toBe(300_000)
  })

  it.each([
    ['plain words', 'Sign in to Loop.\nNonce: 12345678'],
    ['text with the site and the account', `Sign in to loop.example as ${address}`],
    ['no first line', signIn().replace(/^.*\n/, '')],
    ['no account', signIn().replace(`${address}\n`, '')],
    ['another first line', signIn().replace('wants you to sign in with your Ethereum account', 'asks you to pay')],
    ['text before the first line', `Hello\n${signIn()}`],
    ['the account on another line', `${signIn().replace(`${address}\n`, '')}\n${address}\n`],
  ])(
    'without a separately given nonce, a sign-in text that is not in EIP-4361 format is not signed: %s',
    (_name, text) => {
      expect(read(text)).toBe('otherForm')
    },
  )

  it.each([
    ['otherSite', { site: 'evil' }],
    ['otherSite', { site: 'https://evil' }],
    ['otherSite', { uri: 'https://loop.example@evil.example' }],
    ['otherSite', { uri: 'https://loop.example.evil.example' }],
    ['otherSite', { uri: 'https://loop.example:8443' }],
    ['otherSite', { uri: 'https://evil' }],
    ['otherSite', { site: 'loop.example:8443' }],
    ['otherAddress', { account: '0x0000000000000000000000000000000000000001' }],
    ['otherChain', { chain: '137' }],
    ['otherChain', { chain: '01' }],
    ['noNonce', { nonce: '' }],
    ['noNonce', { nonce: 'abc' }],
    ['badTime', { issued: 'yesterday' }],
    ['badTime', { expires: 'never' }],
    ['badTime', { expires: usual.issued }],
    ['badTime', { expires: '2026-05-01T12:05:00.001Z' }],
  ] as const)('an EIP-4361 sign-in text with a wrong field is not signed (%s): %j', (fault, with_) => {
    expect(read(signIn(with_))).toBe(fault)
  })

  it.each([
    'evil.example',
    'EVIL.EXAMPLE',
    'evil.example.',
    'a@evil.example',
    'xn--80ak6aa92e.com',
    '10.0.0.1',
    'http://[::1]/',
    'ftp://evil',
    'localhost:81',
    'loop.example.co',
  ])('a sign-in text that names the foreign host %s is not signed', (host) => {
    expect(read(`Sign in at ${host} now`)).toBe('otherSite')
  })

  it('a sign-in text with an expiration time but no issue time is not signed', () => {
    expect(read('Sign in\nExpiration Time: 2026-05-01T12:05:00.000Z')).toBe('badTime')
  })

  it.each([['0x1234'], ['ab'.repeat(32)], ['"0x"'], ['[]'], ['12']])(
    'a sign-in text that only a machine can read is not signed: %s',
    (text) => {
      expect(['rawHash', 'typedData']).toContain(read(text))
    },
  )

  it.each([
    ['empty', ' \n '],
    ['rawHash', ' 0xAB12\n'],
    ['rawHash', `\n${'0A'.repeat(32)} `],
    ['unprintable', '\tabcd1234'],
    ['unprintable', 'abcd1234\t'],
    ['unprintable', 'abcd1234 \u00e9'],
    ['otherSite', 'abcd1234 https://'],
    ['otherChain', 'abcd1234\nchain id: 2'],
    ['otherAddress', `abcd1234 0X${'f'.repeat(40)}`],
    ['badTime', 'abcd1234\nissued at: never'],
  ])('a forbidden sign-in text is not signed (%s), even with added white space or changed case: %j', (fault, text) => {
    expect(read(text, { nonce: 'abcd1234' })).toBe(fault)
  })

  it.each([
    'abcd1234 pays 0x12',
    '0x12 pays abcd1234',
    `abcd1234 is ${'0a'.repeat(32)}`,
    `${'0a'.repeat(32)} is abcd1234`,
    'abcd1234 at LOOP.Example.',
    'abcd1234\nCHAIN ID: 1 ',
    `abcd1234 ${address}0`,
    'abcd1234 at https://loop.example./a?b',
  ])('a sign-in text is signed if it only resembles a forbidden text: %j', (text) => {
    expect(read(text, { nonce: 'abcd1234' })).toBe(300_000)
  })

  it('a sign-in text may name its site in upper or lower case', () => {
    expect(read(signIn({ site: 'LOOP.example' }), { site: 'Loop.Example' })).toBe(300_000)
  })

  it('a sign-in text without an expiry is valid for five minutes, but is not signed if its issue time is invalid', () => {
    expect(read(signIn().replace(/\nExpiration Time.*$/, ''))).toBe(300_000)
    expect(read(signIn({ issued: 'never' }).replace(/\nExpiration Time.*$/, ''))).toBe('badTime')
  })

  it('a sign-in text whose expiry is 1 ms after its issue time is valid for 1 ms', () => {
    expect(read(signIn({ expires: '2026-05-01T12:00:00.001Z' }))).toBe(1)
  })

  it('a sign-in text is signed only if its nonce has 8 to 64 letters, digits, hyphens or underscores', () => {
    const nonces = [
      'a'.repeat(7),
      'a'.repeat(8),
      'A-_9'.repeat(16),
      'a'.repeat(65),
      '!abcd1234',
      'abcd1234!',
      'abcd 1234',
    ]
    const fit = ['noNonce', 300_000, 300_000, 'noNonce', 'noNonce', 'noNonce', 'noNonce']
    expect([
      nonces.map((nonce) => read(signIn({ nonce }))),
      nonces.map((nonce) => read(`Sign in with ${nonce}`, { nonce })),
    ]).toEqual([fit, fit])
    expect([read(signIn({ nonce: ' abcd1234 ' })), read(signIn().replace(/Nonce.*\n/, ''))]).toEqual([
      300_000,
      'noNonce',
    ])
  })

  it('a sign-in text without the separately given nonce is not signed', () => {
    const text = 'Sign in to Loop.\nNonce: abcd1234'
    expect(read(text, { nonce: 'abcd1234' })).toBe(300_000)
    for (const nonce of ['abcd1235', '', 'abc', 'a'.repeat(65), 'abcd 1234'])
      expect(read(text, { nonce })).toBe('noNonce')
  })

  it('a sign-in text of 2,000 characters is signed, and a text of 2,001 characters is refused as too long', () => {
    const nonce = 'abcd1234'
    expect([2_000, 2_001].map((length) => read(nonce.padEnd(length, 'x'), { nonce }))).toEqual([300_000, 'tooLong'])
  })

  it('any sign-in text that is signed contains only printable ASCII, no other wallet address and no other site', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        address,
        '0x0000000000000000000000000000000000000001',
        'https://evil',
        'https://loop.example',
        '\n',
        'evil.example',
        'loop.example',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = ['abcd1234', ...pieces].join(' ')
        if (typeof read(text, { nonce: 'abcd1234' }) !== 'number') return
        expect(text).toMatch(/^[\x20-\x7e\n]+$/)
        expect(text).not.toMatch(/evil|0x0{39}1/)
      }),
      { numRuns: 300 },
    )
  })
})
