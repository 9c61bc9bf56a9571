import * as E from 'fp-ts/Either'
import { getAddress } from 'ethers/address'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressGroups,
  chainBy,
  ChainId,
  CHAINS,
  checkAddress,
  explorerOf,
  similarKnownAddress,
  solanaAddress,
  type Chain,
} from '../../../src/domain/wallet'
import { badInput } from '../../ui/support/bad-inputs'

const chain = (id: number): Chain => {
  const found = chainBy(id)
  if (found === null) throw new Error(`no chain ${id}`)
  return found
}
const ethereum = chain(1)
const solana = chain(101)
const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** The public key of a secret key of 32 bytes 0x01, computed as in RFC 8032. */
const SOLANA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'

const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
const hex = (some: Uint8Array): string => `0x${Array.from(some, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

describe('A withdrawal address', () => {
  it.each([
    ['BI-244', false],
    ['BI-246', true],
    ['BI-255', false],
  ] as const)(
    '%s withdraw_address WDR-3 a valid withdrawal address is accepted, and converted to its checksummed form',
    (id, isUnchecked) => {
      expect(checkAddress(badInput('withdraw_address', id).text, ethereum)).toEqual(
        E.right({ address: MIXED, isUnchecked }),
      )
    },
  )

  it.each([
    ['BI-245', 'checksum'],
    ['BI-247', 'prefix'],
    ['BI-248', 'notEvm'],
    ['BI-249', 'zero'],
    ['BI-250', 'name'],
    ['BI-251', 'length'],
    ['BI-252', 'length'],
    ['BI-253', 'strange'],
    ['BI-254', 'strange'],
  ])('%s withdraw_address WDR-3 a withdrawal address is refused: %s', (id, problem) => {
    expect(badInput('withdraw_address', id).expected).toMatch(/^REJECT/)
    expect(checkAddress(badInput('withdraw_address', id).text, ethereum)).toEqual(E.left(problem))
  })

  it('BI-256 withdraw_address_chain101 WDR-3 an Ethereum address is refused for a withdrawal on Solana', () => {
    expect(checkAddress(badInput('withdraw_address_chain101', 'BI-256').text, solana)).toEqual(E.left('notSolana'))
  })

  it('BI-258 withdraw_address_chain101 WDR-3 a Solana address with a letter outside base58 is refused', () => {
    expect(checkAddress(badInput('withdraw_address_chain101', 'BI-258').text, solana)).toEqual(E.left('letters'))
  })

  it('BI-257 withdraw_address_chain1 WDR-3 a Solana address is refused for a withdrawal on Ethereum', () => {
    expect(checkAddress(badInput('withdraw_address_chain1', 'BI-257').text, ethereum)).toEqual(E.left('notEvm'))
  })

  it('WDR-3 the checksum of a withdrawal address equals the result of an independent implementation', () => {
    fc.assert(
      fc.property(
        bytes.filter((some) => some.some((byte) => byte !== 0)),
        (some) => {
          expect(checkAddress(hex(some), ethereum)).toMatchObject(E.right({ address: getAddress(hex(some)) }))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('WDR-3 a checksummed Ethereum address is refused if any single letter is in the wrong case', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), (some, at) => {
        const address = getAddress(hex(some))
        const letters = [...address.matchAll(/[a-fA-F]/g)].map(({ index }) => index)
        fc.pre(letters.length > 2 && /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address))
        const n = letters[at % letters.length] ?? 0
        const letter = address[n] ?? ''
        const bent = `${address.slice(0, n)}${letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()}${address.slice(n + 1)}`
        fc.pre(/[a-f]/.test(bent.slice(2)) && /[A-F]/.test(bent))
        expect(checkAddress(bent, ethereum)).toEqual(E.left('checksum'))
      }),
    )
  })

  it.each([
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    '0x55d398326f99059fF775485246999027B3197955',
  ])('the contract address of a token is refused as a withdrawal address on Ethereum: %s', (address) => {
    expect(getAddress(address)).toBe(address)
    expect(checkAddress(address, ethereum)).toEqual(E.left('token'))
  })

  it.each(['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'])(
    'the contract address of a token is refused as a withdrawal address on Solana: %s',
    (address) => {
      expect(checkAddress(address, solana)).toEqual(E.left('token'))
    },
  )

  it('a Solana address is accepted only if it has 32 bytes, is a point on the curve and is not zero', () => {
    expect(checkAddress(` ${SOLANA} `, solana)).toEqual(E.right({ address: SOLANA, isUnchecked: true }))
    expect(checkAddress('1'.repeat(32), solana)).toEqual(E.left('zero'))
    expect([checkAddress(SOLANA.slice(4), solana), checkAddress(`${SOLANA}ab`, solana)]).toEqual([
      E.left('length'),
      E.left('length'),
    ])
    // This address is off the curve, like a program address, so no key exists for it.
    expect(checkAddress('EjoEGyCLRVZwDf4LV8XuH5VLFWrFD2rV8YwLzTpbaJy7', solana)).toEqual(E.left('offCurve'))
  })

  it('between a fifth and four fifths of all Solana addresses with one wrong letter still pass the address check', () => {
    let passed = 0
    let tried = 0
    for (let n = 0; n < 40; n += 1) {
      const letter = base58[(base58.indexOf(SOLANA[n] ?? '') + 7) % 58] ?? '1'
      const typo = `${SOLANA.slice(0, n)}${letter}${SOLANA.slice(n + 1)}`
      tried += 1
      if (E.isRight(checkAddress(typo, solana))) passed += 1
    }
    expect(passed / tried).toBeGreaterThan(0.2)
    expect(passed / tried).toBeLessThan(0.8)
  })

  it('a Solana address built from any 32 bytes passes the address check, and 31 bytes give no address', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((some) => some.some((byte) => byte !== 0)),
        (some) => {
          const address = solanaAddress(some)
          expect(address === null || E.isRight(checkAddress(address, solana))).toBe(true)
        },
      ),
    )
    expect(solanaAddress(new Uint8Array(31))).toBeNull()
  })

  it('the address check never throws and accepts no empty address, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...CHAINS), (text, on) => {
        const checked = checkAddress(text, on)
        expect(E.isLeft(checked) || checked.right.address !== '').toBe(true)
      }),
    )
  })

  it('the search for similar known addresses finds an address with the same beginning and end, but not the address itself', () => {
    const poisoned = '0x5aAe000000000000000000000000000000000000'.replace(/0{4}$/, 'eaed')
    expect(similarKnownAddress(MIXED, [poisoned])).toBe(poisoned)
    expect(
      similarKnownAddress(MIXED, [MIXED, MIXED.toLowerCase(), '0x1111111111111111111111111111111111111111']),
    ).toBeNull()
  })

  it('a Solana address is displayed in groups of four characters, and an Ethereum address without groups', () => {
    expect(addressGroups(SOLANA).join(' ')).toBe('AKnL 4NNf 3DGW ZJS6 cPkn BuEG nVsV 4A4m 5tge bLHa RSZ9')
    expect(addressGroups(MIXED)).toEqual([MIXED])
  })
})

describe('The chain ids', () => {
  it('R1-358 R2-111 R2-332 the chain ids are 1 ethereum, 56 bsc, 101 solana and 5 goerli', () => {
    expect(CHAINS.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Ethereum'],
      [56, 'BNB Smart Chain'],
      [101, 'Solana'],
      [5, 'Goerli'],
    ])
  })

  it('BI-259 chain_id WDR-3 a number of no supported chain is refused as a chain id', () => {
    expect(ChainId.is(JSON.parse(badInput('chain_id', 'BI-259').text))).toBe(false)
  })

  it('BI-260 chain_id WDR-3 a text is refused as a chain id', () => {
    expect(ChainId.is(badInput('chain_id', 'BI-260').text)).toBe(false)
  })
})

describe('Where a chain shows a transaction', () => {
  it.each([
    [1, 'https://etherscan.io/tx/0xabc1'],
    [56, 'https://bscscan.com/tx/0xabc1'],
    [101, 'https://solscan.io/tx/0xabc1'],
    [5, 'https://goerli.etherscan.io/tx/0xabc1'],
  ])('R2-332 a transaction of chain %i links to its explorer', (chainId, href) => {
    expect(explorerOf(chainId, '0xabc1')).toEqual({ host: new URL(href).host, href })
  })

  it.each([
    [null, '0xabc1'],
    [7, '0xabc1'],
    [1, ''],
    [1, '../login?x=1'],
    [1, 'a'.repeat(101)],
  ])('R2-332 an unknown chain, or a text that is no hash, links nowhere: %s %s', (chainId, hash) => {
    expect(explorerOf(chainId, hash)).toBeNull()
  })
})
