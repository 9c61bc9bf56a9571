import { describe, expect, it } from 'vitest'
import { readTextToSign } from '../../../../src/domain/wallet-sign-in'
import { addMs, type Instant } from '../../../../src/domain/kernel/instant'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { signTextsFor } from '../../../../src/adapters/simulator/state/users/wallet-sign-in'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { START, steps, townOf } from './town'

const MINUTE = 60_000
const town = townOf(1)
const [HOME, STRANGER] = ['192.0.2.1', '198.51.100.7']
const refused = { type: 'Refused' }

describe('A sign-in text for a wallet', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const asked = (at: Instant, nonce = 'abcd1234', of: string | null = address, source = HOME): ServerInput => ({
    type: 'WalletTextAsked',
    source,
    at,
    origin: 'https://loop.example',
    address: of,
    nonce,
  })
  const proved = (at: Instant, nonce = 'abcd1234'): ServerInput => ({
    type: 'WalletProved',
    at,
    address,
    nonce,
    token: 'tok',
    draw: 5,
  })

  it.each([null, address])(
    'the client accepts the sign-in text of the server for a wallet (requested wallet address: %s)',
    (of) => {
      const [given] = steps(town, asked(START, 'abcd1234', of)).outputs
      if (given?.type !== 'TextGiven') throw new Error('no text')
      expect(
        readTextToSign(given.text, {
          address,
          chainId: 1,
          site: 'loop.example',
          nonce: of === null ? 'abcd1234' : null,
        }),
      ).toEqual({ _tag: 'Right', right: 300_000 })
    },
  )

  it('a sign-in text for a wallet is valid for five minutes', () => {
    expect(steps(town, asked(START), proved(addMs(START, 5 * MINUTE - 1))).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), proved(addMs(START, 5 * MINUTE))).outputs).toMatchObject([refused])
  })

  const many = Array.from({ length: 200 }, (_, n) => asked(START, `another${n}`))

  it('a sign-in text for a wallet is refused when it is used for a second time', () => {
    expect(steps(town, asked(START), proved(START), proved(START)).outputs).toMatchObject([refused])
  })

  it('a sign-in text stays valid when more sign-in texts are requested for the same wallet address', () => {
    expect(steps(town, asked(START), asked(START, 'efgh5678'), proved(START)).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), asked(START, 'efgh5678'), proved(START, 'efgh5678')).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), ...many, proved(START)).outputs).toMatchObject([{ type: 'SignedInAs' }])
  })

  it('the server stores at most 100 sign-in texts for a wallet address and deletes expired sign-in texts', () => {
    expect(Object.keys(steps(town, ...many).world.wallets.texts)).toHaveLength(100)
    expect(Object.keys(steps(town, ...many, asked(addMs(START, 5 * MINUTE), 'efgh5678')).world.wallets.texts)).toEqual([
      'efgh5678',
    ])
  })

  it('R1-143 strangers who request texts for a public address never keep its owner from signing in', () => {
    const flood = Array.from({ length: 300 }, (_, n) =>
      asked(addMs(START, n), `other${n}`, address, `198.51.100.${n % 3}`),
    )
    const { world, outputs } = steps(town, ...flood, asked(addMs(START, 400)))
    expect(outputs).toMatchObject([{ type: 'TextGiven' }])
    const after = steps(world, ...flood)
    const texts = signTextsFor(after.world, { address, nonce: null, source: HOME })
    expect([texts.length, texts[0]?.[0]]).toEqual([11, 'abcd1234'])
    expect(steps(after.world, proved(addMs(START, 500))).outputs).toMatchObject([{ type: 'SignedInAs' }])
  })

  it('one network has at most 100 pending texts, for all addresses and for none', () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      asked(START, `other${n}`, n % 2 === 0 ? null : `0x${String(n).padStart(40, '0')}`),
    )
    const { world } = steps(town, ...many)
    expect(steps(world, asked(START)).outputs).toMatchObject([refused])
    expect(steps(world, asked(START, 'abcd1234', null)).outputs).toMatchObject([refused])
    expect(steps(world, asked(START, 'abcd1234', address, STRANGER)).outputs).toMatchObject([{ type: 'TextGiven' }])
  })

  it('a sign-in text that was requested for a wallet address is found only by that address, any other text only by its nonce', () => {
    const keys = (world: ServerState, of: string, nonce: string | null) =>
      signTextsFor(world, { address: of, nonce, source: HOME }).map(([key]) => key)
    const { world } = steps(town, asked(START, 'abcd1234', null), asked(START, 'efgh5678'))
    expect([
      keys(world, address.toLowerCase(), null),
      keys(world, address, 'abcd1234'),
      keys(world, address, 'efgh5678'),
      keys(world, '0x1', null),
    ]).toEqual([['efgh5678'], ['abcd1234'], [], []])
  })
})
