import { describe, expect, it } from 'vitest'
import { LOOP_ID, type Balance } from '../../../src/domain/balance'
import {
  animationOf,
  isDrawable,
  isPaidBy,
  MOST_RECEIVERS,
  offeredGifts,
  payingBalances,
  giftSendIssue,
  totalOf,
  type Gift,
  type GiftAnimation,
} from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'

const dec = (text: string): Decimal => made(Decimal, text)
const animation: GiftAnimation = {
  url: '/gifts/2.webm',
  frames: 45,
  fps: 25,
  width: 240,
  height: 320,
  videoWidth: 496,
  videoHeight: 320,
  rgb: [0, 0, 240, 320],
  alpha: [244, 0, 240, 320],
}
const rocket: Gift = { id: '3', title: 'Rocket', icon: null, price: dec('88'), level: 1, hasAssets: true, animation }
const loop: Balance = {
  currencyId: LOOP_ID,
  name: 'LOOP',
  icon: null,
  amount: dec('176'),
  usd: dec('1'),
  price: null,
  giftEnabled: true,
  bubbleEnabled: false,
}

describe('A gift animation', () => {
  it.each<Partial<GiftAnimation>>([
    {},
    { frames: 1, fps: 1 },
    { fps: 60, frames: 1_800 },
    { frames: 750 },
    { width: 2_048, height: 1 },
    { videoWidth: 2_048, rgb: [0, 0, 2_048, 320] },
    { alpha: [495, 319, 1, 1] },
  ])('a gift animation can be drawn if its duration, frame rate, sizes and picture areas are valid: %j', (with_) => {
    expect(isDrawable({ ...animation, ...with_ })).toBe(true)
  })

  it.each<Partial<GiftAnimation>>([
    { frames: 0 },
    { frames: 751 },
    { frames: 1.5 },
    { fps: 0 },
    { fps: 61 },
    { fps: 24.5 },
    { width: 0 },
    { height: 2_049 },
    { width: 2_049 },
    { height: Number.NaN },
    { videoWidth: 483 },
    { videoHeight: 319 },
    { videoWidth: 2_049 },
    { rgb: [257, 0, 240, 320] },
    { rgb: [0, 1, 240, 320] },
    { rgb: [-1, 0, 240, 320] },
    { rgb: [0, -1, 240, 320] },
    { rgb: [0, 0, 0, 320] },
    { alpha: [257, 0, 240, 320] },
    { alpha: [244, 0, 240, 0] },
    { alpha: [244.5, 0, 240, 320] },
  ])(
    'a gift animation cannot be drawn if its duration, frame rate, a size or a picture area is invalid: %j',
    (with_) => {
      expect(isDrawable({ ...animation, ...with_ })).toBe(false)
    },
  )

  it.each(['14', '8', '6', '10', '5'])(
    'the alpha mask of gift %s has half the width and half the height of the picture, rounded down',
    (id) => {
      expect(animationOf(id, { ...animation, rgb: [0, 0, 241, 321] })).toEqual({
        ...animation,
        rgb: [0, 0, 241, 321],
        alpha: [244, 0, 120, 160],
      })
    },
  )

  it('a gift without a half-size alpha mask uses the frame layout of its description unchanged', () => {
    expect(animationOf('3', animation)).toBe(animation)
  })
})

describe('The price and payment of a gift', () => {
  it('the cost of a gift is its price times the number of receivers, or null if the product has too many digits', () => {
    expect([
      totalOf(rocket, 2),
      totalOf({ price: dec('0.5') }, 3),
      totalOf({ price: dec('9'.repeat(40)) }, 100),
    ]).toEqual(['176', '1.5', null])
  })

  it('a gift can be paid only from balances whose currency is enabled for gifts', () => {
    expect(payingBalances([loop, { ...loop, currencyId: 1, giftEnabled: false }])).toEqual([loop])
  })

  it('a gift is offered only if it has an animation', () => {
    expect(offeredGifts([rocket, { ...rocket, id: '4', hasAssets: false }])).toEqual([rocket])
  })

  it('a gift cannot be sent without a chosen gift, receiver or currency, to over 100 receivers, or with too low a balance', () => {
    const rich = { ...loop, amount: dec('1000000') }
    expect([
      giftSendIssue(null, 1, loop),
      giftSendIssue(rocket, 0, loop),
      giftSendIssue(rocket, MOST_RECEIVERS + 1, rich),
      giftSendIssue(rocket, 1, null),
      giftSendIssue(rocket, 3, loop),
    ]).toEqual(['noGift', 'noReceiver', 'tooMany', 'noCurrency', 'short'])
    expect([
      giftSendIssue(rocket, 2, loop),
      giftSendIssue(rocket, MOST_RECEIVERS, rich),
      giftSendIssue({ ...rocket, price: dec('9'.repeat(40)) }, 100, rich),
    ]).toEqual([null, null, 'noCurrency'])
    expect(MOST_RECEIVERS).toBe(100)
  })

  it('a gift counts as paid only if the balance fell by exactly the cost of the gift', () => {
    const order = { before: dec('1000'), total: dec('176') }
    expect([
      isPaidBy(order, dec('824')),
      isPaidBy(order, dec('824.00')),
      isPaidBy(order, dec('823')),
      isPaidBy(order, dec('1000')),
    ]).toEqual([true, true, false, false])
  })
})
