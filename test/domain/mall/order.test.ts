import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import type { LoopPackage } from '../../../src/domain/mall'
import { mallOrderViewModel, mallOrderReducer } from '../../../src/domain/mall/order'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'
import { badInput } from '../../ui/support/bad-inputs'

const amount = (text: string) => made(Decimal, text)
const sku: LoopPackage = {
  code: 'loop-26',
  quantity: amount('26'),
  price: amount('1.1'),
  icon: null,
  discountIcon: null,
  discountPercent: amount('0'),
}
const choose = (code: string): Step => Object.assign({ type: 'mall/ChoosePackage' as const }, { code })
const say = (
  type: 'mall/ChooseMethod' | 'mall/ChooseToken' | 'mall/ChooseNetwork' | 'mall/Agree',
  fields: object,
): Step => Object.assign({ type }, fields)
const crypto = say('mall/ChooseMethod', { method: 'crypto' })
const usdc = say('mall/ChooseToken', { token: 'USDC' })
const solana = say('mall/ChooseNetwork', { network: 'solana' })
const shown = (...steps: readonly Step[]) => mallOrderViewModel(given(mallOrderReducer, ...steps).state, [sku])

describe('Buying in the mall', () => {
  it('R2-160 a buyer chooses a package, then a payment method, then a token, then a network, and cannot skip a step', () => {
    expect(shown(solana, usdc, crypto, choose('loop-26'))).toMatchObject({
      bought: sku,
      method: null,
      token: null,
      network: null,
      isComplete: false,
    })
    expect(shown(choose('loop-26'), crypto)).toMatchObject({ method: 'crypto', isComplete: false })
    expect(shown(choose('loop-26'), crypto, usdc)).toMatchObject({ token: 'USDC', isComplete: false })
    expect(shown(choose('loop-26'), crypto, usdc, solana)).toMatchObject({ network: 'solana', isComplete: true })
    expect(shown(choose('loop-26'), solana)).toMatchObject({ network: null })
  })

  it('in the mall, changing a choice clears the choices of all later steps', () => {
    expect(shown(choose('loop-26'), crypto, usdc, solana, say('mall/ChooseToken', { token: 'USDT' }))).toMatchObject({
      token: 'USDT',
      network: null,
      isComplete: false,
    })
    expect(shown(choose('loop-26'), crypto, usdc, solana, say('mall/ChooseMethod', { method: 'card' }))).toMatchObject({
      token: null,
      network: null,
      isComplete: true,
    })
  })

  it('R2-179 WDR-10 a recharge needs a chosen package and the agreement of the member, which is ticked by default', () => {
    expect(shown()).toMatchObject({ agreed: true, mayRecharge: false })
    expect(shown(choose('loop-26')).mayRecharge).toBe(true)
    expect(shown(choose('loop-26'), say('mall/Agree', { on: false }))).toMatchObject({
      agreed: false,
      mayRecharge: false,
    })
  })

  it('BI-131 query_code: an unknown package code is ignored, and the recharge button stays disabled', () => {
    expect(shown(choose(badInput('query_code', 'BI-131').text))).toMatchObject({ bought: null, mayRecharge: false })
  })

  it('the order in the mall is cleared when the account’s session ends', () => {
    expect(given(mallOrderReducer, choose('loop-26'), { type: 'ForgetAccount' }).state).toEqual(
      given(mallOrderReducer).state,
    )
  })
})
