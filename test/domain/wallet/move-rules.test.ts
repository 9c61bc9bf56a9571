import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decimal, sumOf } from '../../../src/domain/kernel/decimal'
import { compare } from '../../../src/domain/kernel/decimal-math'
import { parseTransfer, withdrawalTerms, type TransferFunds } from '../../../src/domain/wallet'
import { emptyForm, type TransferForm } from '../../../src/domain/wallet/transfer.rules'
import { made } from '../../support/builders/made'
import { badInput } from '../../ui/support/bad-inputs'

const amount = (text: string) => made(Decimal, text)
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const SOLANA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const means: TransferFunds = {
  available: amount('100'),
  chainIds: [1, 56, 101],
  staked: amount('0'),
  levels: [
    { level: 1, minimum: amount('10'), dayRate: amount('0.0001'), lockDays: 0 },
    { level: 2, minimum: amount('50'), dayRate: amount('0.0002'), lockDays: 30 },
  ],
}
const form = (more: Partial<TransferForm>): TransferForm => ({
  ...emptyForm('withdraw', 5),
  chainId: 1,
  address: ADDRESS,
  isPasted: true,
  amount: '12',
  ...more,
})
const stake = (more: Partial<TransferForm>): TransferForm => ({
  ...emptyForm('stake', 5),
  level: 1,
  amount: '12',
  ...more,
})

describe('A withdrawal form', () => {
  it('WDR-3 R2-182 the withdrawal form makes an order of currency, chain, checksummed address and exact amount', () => {
    expect(parseTransfer(form({ address: ` ${ADDRESS.toLowerCase()} `, amount: '12.50' }), means)).toMatchObject({
      order: { kind: 'withdraw', currencyId: 5, chainId: 1, address: ADDRESS, amount: '12.5' },
      isUnchecked: true,
      fee: '4',
      received: '8.5',
      minimum: '10',
    })
  })

  it.each([
    [{ chainId: null }, { chain: 'missing' }],
    [{ address: '' }, { address: 'empty' }],
    [{ address: 'name.eth' }, { address: 'name' }],
    [{ amount: '' }, { amount: 'empty' }],
    [{ amount: '9.999999' }, { amount: 'belowMinimum' }],
    [{ amount: '100.000001' }, { amount: 'aboveBalance' }],
    [{ amount: '10.0000001' }, { amount: 'tooManyDecimals' }],
    [{ currencyId: 501 }, { chain: 'missing' }],
  ] as const)('WDR-1 WDR-2 the withdrawal form makes no order with an invalid field: %j', (more, problems) => {
    const read = parseTransfer(form(more), means)
    expect([read.order, read.problems]).toMatchObject([null, problems])
  })

  it('BI-261 chain_id WDR-3 the withdrawal form accepts the test chain only if the server offers it', () => {
    const { text } = badInput('chain_id', 'BI-261')
    expect(text).toBe('5')
    expect(parseTransfer(form({ chainId: 5 }), means)).toMatchObject({ order: null, problems: { chain: 'missing' } })
    expect(parseTransfer(form({ chainId: 5 }), { ...means, chainIds: [1, 5] }).order).toMatchObject({ chainId: 5 })
  })

  it('the withdrawal form requires that a typed Solana address is typed twice, but a pasted address only once', () => {
    const typed = form({ chainId: 101, address: SOLANA, isPasted: false })
    expect(parseTransfer(typed, means)).toMatchObject({
      order: null,
      needsRepeat: true,
      problems: { repeat: 'different' },
    })
    expect(parseTransfer({ ...typed, repeat: SOLANA.replace('4NN', '4NM') }, means).order).toBeNull()
    expect(parseTransfer({ ...typed, repeat: ` ${SOLANA} ` }, means).order).toMatchObject({
      chainId: 101,
      address: SOLANA,
    })
    expect(parseTransfer({ ...typed, isPasted: true }, means)).toMatchObject({
      needsRepeat: false,
      order: { address: SOLANA },
    })
  })

  it('WDR-2 WDR-9 whatever amount is typed, the withdrawal form never makes an order of zero or above the balance', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (text) => {
        const { order } = parseTransfer(form({ amount: text }), means)
        expect(
          order === null || (compare(order.amount, means.available) <= 0 && compare(order.amount, amount('0')) > 0),
        ).toBe(true)
      }),
    )
  })
})

describe('A typed amount', () => {
  it.each(['twelve', '12a', '1e3', '0x10', '1,5,0', '--1', 'Infinity', '１２', '1 2'])(
    'R2-176 a typed amount that is not a plain decimal number is refused: %s',
    (text) => {
      expect(parseTransfer(form({ amount: text }), means)).toMatchObject({
        order: null,
        problems: { amount: 'notANumber' },
      })
    },
  )
})

describe('The withdrawal terms', () => {
  it('the minimum amount of a withdrawal is never below the fee, on any chain', () => {
    for (const currencyId of [5, 2, 3, 60, 501]) {
      for (const chainId of [1, 56, 101, 5] as const) {
        const terms = withdrawalTerms(currencyId, chainId)
        expect(terms === null || !sumOf([terms.minimum, amount(`-${terms.fee}`)]).startsWith('-')).toBe(true)
      }
    }
    expect(withdrawalTerms(501, 1)).toBeNull()
    expect(withdrawalTerms(9, 1)).toBeNull()
  })
})

describe('A staking form', () => {
  it('WDR-2 a staking form makes an order only if the chosen staking level exists', () => {
    expect(parseTransfer(stake({}), means).order).toEqual({ kind: 'stake', amount: '12', level: 1 })
    expect(parseTransfer(stake({ level: null }), means)).toMatchObject({ order: null, problems: { level: 'missing' } })
    expect(parseTransfer(stake({ level: 9 }), means)).toMatchObject({ order: null, problems: { level: 'missing' } })
  })

  it('a stake plus the amount already staked must reach the minimum of the chosen level', () => {
    expect(parseTransfer(stake({ level: 2 }), means)).toMatchObject({
      order: null,
      problems: { amount: 'belowMinimum' },
    })
    expect(parseTransfer(stake({ level: 2 }), { ...means, staked: amount('38') }).order).toMatchObject({ level: 2 })
  })

  it('WDR-2 a staking form unstakes at most the staked amount', () => {
    const unstake = stake({ kind: 'unstake', level: null, amount: '12.000001' })
    expect(parseTransfer(unstake, { ...means, available: amount('12') })).toMatchObject({
      order: null,
      problems: { amount: 'aboveBalance' },
    })
    expect(parseTransfer({ ...unstake, amount: '12' }, { ...means, available: amount('12') }).order).toEqual({
      kind: 'unstake',
      amount: '12',
    })
  })
})
