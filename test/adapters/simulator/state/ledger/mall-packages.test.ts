import { describe, expect, it } from 'vitest'
import { PACKAGES } from '../../../../../src/adapters/simulator/state/ledger/mall-packages'
import { withOpeningBalance } from '../../../../../src/adapters/simulator/state/ledger/opening-balances'
import { balanceOf, emptyLedger } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { LOOP_ID } from '../../../../../src/domain/balance'
import { Uid } from '../../../../../src/domain/kernel/ids'
import { QUICK_AMOUNTS, rechargePrice } from '../../../../../src/domain/mall'
import { Decimal } from '../../../../../src/domain/kernel/decimal'
import { made } from '../../../../support/builders/made'
import { personBy, START, townOf } from '../town'

describe('The simulated mall', () => {
  it('R2-329 a package costs in the mall what the recharge card says', () => {
    const priced = PACKAGES.filter(({ quantity }) => QUICK_AMOUNTS.includes(quantity))
    // The pushed price of LOOP stays between these two.
    for (const loop of ['0.0416', '0.0421', '0.0426'])
      expect(priced.map(({ quantity, price }) => [quantity, price])).toEqual(
        priced.map(({ quantity }) => [quantity, rechargePrice(quantity, made(Decimal, loop))]),
      )
    expect(priced).toHaveLength(3)
  })

  it('a larger package costs more, and less for each LOOP', () => {
    const prices = PACKAGES.map(({ price }) => Number(price))
    const each = PACKAGES.map(({ price, quantity }) => Number(price) / Number(quantity))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(each).toEqual([...each].sort((a, b) => b - a))
  })

  it('a newcomer starts with less than 2,000 LOOP and 100 USDT, whatever number the account gets', () => {
    const town = townOf(1)
    const ada = town.accounts[personBy(town, 'ada@loop.example')]
    if (ada === undefined) throw new Error('no Ada')
    const newcomer = { ...ada, uid: made(Uid, '1000999999') }
    const ledger = withOpeningBalance(emptyLedger, [newcomer], START)
    expect(Number(balanceOf(ledger, `person:${ada.xid}`, LOOP_ID))).toBeLessThan(2_000)
    expect(Number(balanceOf(ledger, `person:${ada.xid}`, 2))).toBeLessThan(100)
  })
})
