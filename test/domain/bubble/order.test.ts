import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOOP_ID, type Balance } from '../../../src/domain/balance'
import {
  costOf,
  feeOf,
  MOST_BUBBLES,
  quickAmount,
  parseRain,
  QUICK_PARTS,
  receiptOf,
  type RainForm,
} from '../../../src/domain/bubble'
import { emptyRain } from '../../../src/domain/bubble/rain-order.rules'
import { Decimal, sumOf } from '../../../src/domain/kernel/decimal'
import { isGreater, subtract } from '../../../src/domain/kernel/decimal-math'
import { ConversationId, Gid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { counterexample } from '../../support/counterexample'
import { badInput } from '../../ui/support/bad-inputs'

const amount = (text: string) => made(Decimal, text)
const balance = (of: string, more: Partial<Balance> = {}): Balance => ({
  currencyId: LOOP_ID,
  name: 'LOOP',
  icon: null,
  amount: amount(of),
  usd: amount('1'),
  price: null,
  giftEnabled: true,
  bubbleEnabled: true,
  ...more,
})
const cara = { xid: made(Xid, 'c000000003'), name: 'Cara', avatar: null }
const form = (more: Partial<RainForm> = {}): RainForm => ({
  ...emptyRain(made(ConversationId, 'sg_10000001'), made(Gid, '10000001')),
  total: '100',
  ...more,
})
const read = (more: Partial<RainForm> = {}, balances: readonly Balance[] = [balance('1000')]) =>
  parseRain(form(more), balances, LOOP_ID)
const problem = (more: Partial<RainForm>, of: keyof ReturnType<typeof read>['problems']) => {
  const { problems, order } = read(more)
  return { problem: problems[of], isSent: order !== null }
}

describe('The bubble rain form', () => {
  it('R1-363 R1-366 the bubble rain form starts with LOOP, 10 bubbles of random amounts, and everybody from level 1 as receivers', () => {
    const usdt = balance('5', { currencyId: 2, name: 'USDT' })
    expect(parseRain(form(), [usdt, balance('1000')], LOOP_ID).order).toMatchObject({
      currencyId: 5,
      count: 10,
      evenly: false,
      isExclusive: false,
      level: 1,
      xids: [],
    })
    expect(read({}, [balance('9', { bubbleEnabled: false }), balance('900', { currencyId: 2 })]).order).toMatchObject({
      currencyId: 2,
    })
    expect([read(), read({ evenly: true })]).toMatchObject([
      { evenly: false, level: 1, count: 10 },
      { evenly: true, order: { evenly: true } },
    ])
  })

  it('spaces around a typed bubble count or level of a rain are ignored', () => {
    expect(read({ count: ' 7 ', level: ' 3 ' }).order).toMatchObject({ count: 7, level: 3 })
  })

  it('an exclusive rain with more than 100 chosen receivers is refused', () => {
    const people = Array.from({ length: 101 }, (_, n) => ({ ...cara, xid: made(Xid, `c${n}`) }))
    expect(problem({ isExclusive: true, guests: people }, 'guests')).toEqual({ problem: 'tooMany', isSent: false })
    expect(problem({ isExclusive: true, guests: people.slice(1) }, 'guests')).toEqual({ problem: null, isSent: true })
  })

  it('a rain in a currency that the server does not allow for rains is refused', () => {
    expect(read({ currencyId: LOOP_ID }, [balance('1000', { bubbleEnabled: false })])).toMatchObject({
      order: null,
      problems: { currency: 'missing' },
    })
  })

  it.each([badInput('bubble_total', 'BI-238').text, '', '0.00', '-5'])(
    'R1-204 BI-238 bubble_total: the total "%s" of a rain is refused, because a total must be greater than 0',
    (total) => {
      expect(problem({ total }, 'total')).toEqual({ problem: 'notAboveZero', isSent: false })
    },
  )

  it.each([badInput('bubble_level', 'BI-239').text, '', '-1'])(
    'R1-205 BI-239 bubble_level: the level "%s" of a rain is refused, because a level must be at least 1',
    (level) => {
      expect(problem({ level }, 'level')).toEqual({ problem: 'notAboveZero', isSent: false })
    },
  )

  it('BI-240 bubble_level: a rain whose level is not a whole number is refused', () => {
    expect(problem({ level: badInput('bubble_level', 'BI-240').text }, 'level')).toEqual({
      problem: 'notWhole',
      isSent: false,
    })
    expect(problem({ level: 'abc' }, 'level')).toEqual({ problem: 'notWhole', isSent: false })
  })

  it('R1-365 the bubble rain form accepts level 100 and no higher level', () => {
    expect(read({ level: '100' }).order).toMatchObject({ level: 100 })
    expect(problem({ level: '101' }, 'level')).toEqual({ problem: 'tooHigh', isSent: false })
  })

  it.each([badInput('bubble_count', 'BI-241').text, '', '1.5', '-2'])(
    'R1-207 BI-241 bubble_count: the bubble count "%s" is refused, because a count must be a whole number above 0',
    (count) => {
      expect(problem({ count }, 'count')).toEqual({ problem: 'notAboveZero', isSent: false })
    },
  )

  it('a rain with more bubbles than the client can draw is refused', () => {
    expect(problem({ count: String(MOST_BUBBLES + 1) }, 'count')).toEqual({ problem: 'tooMany', isSent: false })
    expect(problem({ count: String(MOST_BUBBLES) }, 'count')).toEqual({ problem: null, isSent: true })
  })

  it('a rain whose total is too small to give each bubble an amount is refused', () => {
    expect(problem({ total: '0.0001', count: '10' }, 'total')).toEqual({ problem: 'tooLittleEach', isSent: false })
  })

  it('R1-206 BI-242 bubble_users: an exclusive rain without a chosen receiver is refused', () => {
    expect(badInput('bubble_users', 'BI-242').text).toBe('[]')
    expect(problem({ isExclusive: true, guests: [] }, 'guests')).toEqual({ problem: 'none', isSent: false })
  })

  it('R1-366 BUB-7 an exclusive rain always has level 1, even shares and one bubble per receiver, whatever the form contains', () => {
    expect(read({ isExclusive: true, guests: [cara], level: '77', evenly: false, count: '0' }).order).toMatchObject({
      isExclusive: true,
      level: 1,
      evenly: true,
      count: 1,
      xids: [cara.xid],
    })
    expect(read({ isExclusive: true, guests: [cara], evenly: false })).toMatchObject({
      evenly: true,
      level: 1,
      count: 1,
    })
  })

  it('a rain for everybody is sent without receivers, even if the member had chosen some in the form', () => {
    expect(read({ guests: [cara] }).order).toMatchObject({ isExclusive: false, xids: [] })
  })
})

describe('The fee of a bubble rain', () => {
  it('R1-362 BUB-8 a rain costs its total plus a fee of exactly 1 %, and the sent fee equals the shown fee', () => {
    const { order, fee, cost } = read({ total: '123.4567' })
    expect([fee, cost, order?.fee, order?.total]).toEqual(['1.234567', '124.691267', '1.234567', '123.4567'])
  })

  it('BUB-7 BUB-8 for any input, a rain is sent only with valid values and the exact fee, and an exclusive one only to chosen people', () => {
    const typed = fc.oneof(
      fc.integer({ min: -2, max: 400 }).map(String),
      fc.constantFrom('', ' 7 ', '1.5', '0.01', 'x', '1e2', '990.1', '990.2'),
    )
    const input = fc.record({
      total: typed,
      count: typed,
      level: typed,
      evenly: fc.boolean(),
      isExclusive: fc.boolean(),
      guests: fc.constantFrom([], [cara]),
    })
    expect(
      counterexample(
        fc.property(input, (one) => {
          const { order } = read(one)
          return (
            order === null ||
            (isGreater(order.total, amount('0')) &&
              order.fee === feeOf(order.total) &&
              !isGreater(costOf(order), amount('1000')) &&
              order.count >= 1 &&
              order.level >= 1 &&
              order.level <= 100 &&
              order.xids.length === (order.isExclusive ? order.count : 0) &&
              (!order.isExclusive || (order.level === 1 && order.evenly)))
          )
        }),
        { numRuns: 1_000 },
      ),
    ).toBeNull()
  })

  it('BUB-8 the fee of a rain is exactly 1 % for every total that fits the field', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 4 }), (units, places) => {
        const digits = String(units).padStart(places + 1, '0')
        const total = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
        const fee = feeOf(amount(total)) ?? amount('0')
        expect(sumOf(Array.from({ length: 100 }, () => fee))).toBe(sumOf([amount(total)]))
      }),
    )
  })

  it('BUB-8 a rain is refused if its total plus fee exceeds the balance, but not if both are equal', () => {
    expect(read({ total: '1000' }).problems.total).toBe('aboveWithFee')
    expect(read({ total: '1000.1' }).problems.total).toBe('aboveBalance')
    const all = read({ total: '100' }, [balance('101')]).order
    expect(all === null ? null : costOf(all)).toBe('101')
  })

  it('a rain total is refused unless it leaves the last two decimals of its currency free for the 1 % fee', () => {
    expect(read({ total: '1.00001' }).problems.total).toBe('tooManyDecimals')
    expect(read({ total: '1.0001' }).order?.fee).toBe('0.010001')
  })
})

describe('A quick amount of the bubble rain form', () => {
  it('R1-364 the bubble rain form offers 10, 50 and 100 % of the balance as quick amounts', () => {
    expect(QUICK_PARTS).toEqual(['10', '50', '100'])
    expect(['10', '50'].map((part) => quickAmount(balance('1311.5'), part))).toEqual(['131.15', '655.75'])
  })

  it('R1-364 a quick amount is 0 if the balance has too many digits to calculate with', () => {
    expect(quickAmount(balance('9'.repeat(40)), '50')).toBe('0')
  })

  it('R1-364 a quick amount plus its fee never exceeds the balance, and 100 % leaves less than the smallest rain costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom(...QUICK_PARTS), (units, part) => {
        const of = balance(String(units))
        const total = quickAmount(of, part)
        const cost = sumOf([total, feeOf(total) ?? amount('0')])
        expect([
          isGreater(cost, of.amount),
          part === '100' && isGreater(subtract(of.amount, cost), amount('0.000101')),
        ]).toEqual([false, false])
      }),
    )
  })
})

describe('A rain receipt', () => {
  const winners = [
    { uid: '1', name: 'Ann', rewards: amount('3.5') },
    { uid: '2', name: 'Ben', rewards: amount('1.5') },
  ]

  it('BUB-5 a rain receipt shows the popped and the returned amount, and whether the winners’ rewards add up to the popped amount', () => {
    expect(receiptOf({ all: amount('20'), used: amount('5'), winners })).toEqual({
      all: '20',
      used: '5',
      left: '15',
      addsUp: true,
    })
    expect(receiptOf({ all: amount('20'), used: amount('6'), winners }).addsUp).toBe(false)
    expect(receiptOf({ all: amount('4'), used: amount('5'), winners })).toMatchObject({ left: '0', addsUp: false })
  })
})
