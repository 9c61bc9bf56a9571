import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { MALL_NETWORKS, MALL_TOKENS, priceBefore, QUICK_AMOUNTS, rechargePrice } from '../../../src/domain/mall/package'
import { made } from '../../support/builders/made'
import { badInput } from '../../ui/support/bad-inputs'

const amount = (text: string) => made(Decimal, text)
const sku = (price: string, discountPercent: string) => ({
  code: 'a',
  quantity: amount('1'),
  price: amount(price),
  icon: null,
  discountIcon: null,
  discountPercent: amount(discountPercent),
})

describe('The price of LOOP', () => {
  it('BI-243 mall_quantity WDR-10 the price of LOOP is the exact product of quantity and unit price, rounded up', () => {
    const [quantity = '', price = ''] = badInput('mall_quantity', 'BI-243').text.match(/[0-9.]+/g) ?? []
    expect(rechargePrice(amount(quantity), amount(price))).toBe('4')
  })

  it('WDR-10 the price of the offered quantities 1, 26, 52 and 258 LOOP is rounded up to a whole number', () => {
    expect(QUICK_AMOUNTS).toEqual(['1', '26', '52', '258'])
    expect(QUICK_AMOUNTS.map((quantity) => rechargePrice(quantity, amount('0.0421')))).toEqual(['1', '2', '3', '11'])
    expect(QUICK_AMOUNTS.map((quantity) => rechargePrice(quantity, amount('0.5')))).toEqual(['1', '13', '26', '129'])
    expect(rechargePrice(amount('258'), amount('0.1'))).toBe('26')
  })

  it('the price before a discount is calculated from the discounted price, and is null without a valid discount', () => {
    expect(priceBefore(sku('97', '3'))).toBe('100')
    expect(priceBefore(sku('10.5', '3'))).toBe('10.82')
    expect([priceBefore(sku('97', '0')), priceBefore(sku('97', '100')), priceBefore(sku('97', '-3'))]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('The mall', () => {
  it('R2-333 the mall accepts USDT and USDC over Ethereum and Solana', () => {
    expect([MALL_TOKENS, MALL_NETWORKS]).toEqual([
      ['USDT', 'USDC'],
      ['ethereum', 'solana'],
    ])
  })
})
