import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, sumOf, type Decimal } from '../../../../../src/domain/kernel/decimal'
import { compare } from '../../../../../src/domain/kernel/decimal-math'
import { seqRange } from '../../../../../src/domain/kernel/seq-map'
import { entriesOf } from '../../../../../src/domain/kernel/table'
import {
  balanceOf,
  emptyLedger,
  personOf,
  rainPotOf,
  shareOf,
  stakedOf,
  transactionBy,
  transactionsOf,
  transfer,
  type Holder,
  type Ledger,
  type LedgerMove,
  type LedgerOrder,
} from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { START } from '../town'

const LOOP = 5
const amount = (text: string): Decimal => {
  const made = decimalOf(text)
  if (made === null) throw new Error(`no amount: ${text}`)
  return made
}
const ada = personOf('a1')
const ben = personOf('b2')
const move = (from: Holder, to: Holder, of: string, currencyId = LOOP): LedgerMove => ({
  from,
  to,
  currencyId,
  amount: amount(of),
})
const order = (key: string, ...moves: readonly LedgerMove[]): LedgerOrder => ({
  by: 'a1',
  key,
  at: START,
  kind: 'gift',
  moves,
  note: 'Rose',
})
const after = (ledger: Ledger, given: LedgerOrder): Ledger => {
  const done = transfer(ledger, given)
  if (E.isLeft(done)) throw new Error(done.left)
  return done.right.ledger
}
const rich = after(emptyLedger, order('opening', move('house:grants', ada, '100')))

/** All entries of all transactions in the ledger. */
const entriesIn = (ledger: Ledger) => seqRange(ledger.transactions, 1, ledger.latest).flatMap(({ entries }) => entries)
const total = (ledger: Ledger, currencyId: number) =>
  sumOf(
    entriesIn(ledger)
      .filter((one) => one.currencyId === currencyId)
      .map((one) => one.amount),
  )

describe('The ledger', () => {
  it('the ledger subtracts a moved amount from the payer and adds exactly that amount for the receiver', () => {
    const given = after(rich, order('one', move(ada, ben, '0.1'), move(ada, ben, '0.2')))
    expect([balanceOf(given, ada, LOOP), balanceOf(given, ben, LOOP)]).toEqual(['99.7', '0.3'])
  })

  it('ALL-12 the ledger executes a repeated order once, and returns the first result each time', () => {
    const first = transfer(rich, order('one', move(ada, ben, '5')))
    if (E.isLeft(first)) throw new Error(first.left)
    const again = transfer(first.right.ledger, order('one', move(ada, ben, '5.0')))
    expect(again).toEqual(E.right({ ledger: first.right.ledger, transaction: first.right.transaction, isNew: false }))
    expect(transactionBy(first.right.ledger, 'a1', 'one')).toEqual(first.right.transaction)
  })

  it('the ledger refuses a second order under a key that the same person has used for another order', () => {
    const given = after(rich, order('one', move(ada, ben, '5')))
    expect(transfer(given, order('one', move(ada, ben, '6')))).toEqual(
      E.left('This confirmation was used for something else'),
    )
    expect(transfer(given, { ...order('one', move(ben, ada, '5')), by: 'b2' })).toMatchObject(E.right({ isNew: true }))
  })

  it.each([
    ['a move of more than the balance', [move(ada, ben, '100.000001')], 'You don’t have enough LOOP'],
    [
      'two moves that exceed the balance together',
      [move(ada, ben, '60'), move(ada, ben, '60')],
      'You don’t have enough LOOP',
    ],
    ['a currency that the payer does not have', [move(ada, ben, '1', 2)], 'You don’t have enough USDT'],
    ['an unknown currency', [move(ada, ben, '1', 999)], 'There is no such currency'],
    ['an amount of zero', [move(ada, ben, '0.00')], 'The amount must be greater than 0'],
    ['a negative amount', [move(ada, ben, '-1')], 'The amount must be greater than 0'],
    ['more decimals than the currency has', [move(ada, ben, '0.0000001')], 'LOOP has no more than 6 decimals'],
    ['a move from a holder to the same holder', [move(ada, ada, '1')], 'This would move nothing'],
    ['no move', [], 'This would move nothing'],
    ['a move of more than the staked amount', [move(stakedOf('a1'), ada, '1')], 'You don’t have enough LOOP'],
  ])('the ledger refuses an order with %s, and gives the reason', (_, moves, words) => {
    expect(transfer(rich, order('one', ...moves))).toEqual(E.left(words))
  })

  it('if one move of a ledger order is impossible, no move of that order is executed', () => {
    expect(transfer(rich, order('one', move(ada, ben, '40'), move(ada, ben, '61')))).toEqual(
      E.left('You don’t have enough LOOP'),
    )
    expect(balanceOf(rich, ben, LOOP)).toBe('0')
  })

  it('a move of a ledger order may spend the amount that an earlier move of the same order has paid', () => {
    const rained = after(rich, order('rain', move(ada, rainPotOf('r'), '10'), move(rainPotOf('r'), ben, '10')))
    expect([balanceOf(rained, ben, LOOP), balanceOf(rained, rainPotOf('r'), LOOP)]).toEqual(['10', '0'])
  })

  it('the ledger lists the transactions of a holder newest first, each with its change of the balance of the holder', () => {
    const given = after(after(rich, order('one', move(ada, ben, '5'))), {
      ...order('two', move(ben, ada, '1.5')),
      by: 'b2',
    })
    expect(transactionsOf(given, ada).map((one) => [one.key, shareOf(one, ada, LOOP)])).toEqual([
      ['two', '1.5'],
      ['one', '-5'],
      ['opening', '100'],
    ])
  })

  it('after any orders, the entries of each transaction add up to zero and only house accounts have negative balances', () => {
    const holders = fc.constantFrom<Holder>(ada, ben, stakedOf('a1'), rainPotOf('r'), 'house:chain', 'house:fees')
    const moves = fc.array(
      fc.record({
        from: holders,
        to: holders,
        currencyId: fc.constantFrom(LOOP, 2, 60, 7),
        amount: fc
          .tuple(fc.integer({ min: -1, max: 200 }), fc.integer({ min: 0, max: 9_999_999 }))
          .map(([whole, part]) => amount(`${whole}.${part}`)),
      }),
      { maxLength: 4 },
    )
    const orders = fc.array(
      fc.record({
        by: fc.constantFrom('a1', 'b2', '__proto__'),
        key: fc.constantFrom('k1', 'k2', 'k3', 'constructor'),
        moves,
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(orders, (all) => {
        const ledger = all.reduce((acc, { by, key, moves: wanted }) => {
          const done = transfer(acc, { ...order(key, ...wanted), by })
          return E.isRight(done) ? done.right.ledger : acc
        }, rich)
        for (const { entries } of seqRange(ledger.transactions, 1, ledger.latest)) {
          for (const currencyId of new Set(entries.map((one) => one.currencyId))) {
            expect(sumOf(entries.filter((one) => one.currencyId === currencyId).map((one) => one.amount))).toBe('0')
          }
        }
        for (const [holder, sums] of entriesOf(ledger.sums)) {
          for (const [currency, sum] of entriesOf(sums)) {
            expect(sum).toBe(
              sumOf(
                entriesIn(ledger)
                  .filter((one) => one.holder === holder && String(one.currencyId) === currency)
                  .map((one) => one.amount),
              ),
            )
            expect(holder.startsWith('house:') || compare(sum, amount('0')) >= 0).toBe(true)
          }
        }
        expect(total(ledger, LOOP)).toBe('0')
      }),
    )
  })
})
