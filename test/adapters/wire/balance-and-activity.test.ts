import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { LOOP_ID } from '../../../src/domain/balance'
import { balanceAndActivityCalls } from '../../../src/adapters/wire/calls/group-calls'

const balances = balanceAndActivityCalls.balance.answerTo({ gid: undefined })
const activity = balanceAndActivityCalls.activityConfig.answerTo({})
const loop = { currency_id: 5, name: 'LOOP', balance: '12.5', total_balance_usdt: '0.52' }
const whole = { ...loop, icon: '/town/loop.svg', price: '0.0416', bubble_enabled: 1, gift_enabled: 1 }

describe('Balances from the server', () => {
  it('the value of a balance is read as an exact decimal, whether the server sends a string or a number', () => {
    expect(balances.decode({ list: [loop, { ...loop, total_balance_usdt: 7 }] })).toMatchObject({
      right: { items: [{ usd: '0.52' }, { usd: '7' }], dropped: 0 },
    })
  })

  it.each([
    [1e-30, '0.000000000000000000000000000001'],
    ['1e-30', '0.000000000000000000000000000001'],
    [1.25e-7, '0.000000125'],
    ['12.5E-3', '0.0125'],
    [-1e-9, '-0.000000001'],
    ['1e-60', '0'],
    ['-1e-60', '0'],
    [5e-324, '0'],
    ['100e-2', '1'],
  ])('a currency is listed even if its balance is as small as %j', (balance, amount) => {
    expect(balances.decode({ list: [{ ...loop, balance, total_balance_usdt: balance }, loop] })).toMatchObject({
      right: { items: [{ amount, usd: amount }, { usd: '0.52' }], dropped: 0 },
    })
  })

  it.each(['', '1e9', 'NaN', null, {}, 1e300])(
    'a currency whose total value is %j is left out of the balances and counted',
    (total_balance_usdt) => {
      expect(balances.decode({ list: [{ ...loop, total_balance_usdt }, loop] })).toMatchObject({
        right: { items: [{ usd: '0.52' }], dropped: 1 },
      })
    },
  )
})

describe('A balance from the server', () => {
  it('R1-134 R2-099 R2-328 a balance is read with all fields that the specs name, and the currency LOOP has the id 5', () => {
    expect(balances.decode({ list: [whole] })).toEqual(
      E.right({
        dropped: 0,
        items: [
          {
            currencyId: LOOP_ID,
            name: 'LOOP',
            icon: '/town/loop.svg',
            amount: '12.5',
            usd: '0.52',
            price: '0.0416',
            giftEnabled: true,
            bubbleEnabled: true,
          },
        ],
      }),
    )
    expect(LOOP_ID).toBe(5)
  })

  it('a balance without flags allows neither gifts nor bubble rains, and an invalid price or icon is read as null', () => {
    expect(
      balances.decode({ list: [loop, { ...whole, price: '4e2', icon: 'https://evil.example/x.png' }] }),
    ).toMatchObject({
      right: {
        items: [
          { giftEnabled: false, bubbleEnabled: false, price: null, icon: null },
          { price: null, icon: null },
        ],
      },
    })
  })
})

describe('The activity from the server', () => {
  it('R1-139 the pictures of the activity are read from the fields image_urls and small_icon', () => {
    expect(activity.decode({ image_urls: ['/town/c3.svg'], small_icon: '/town/c6.svg' })).toEqual(
      E.right({ pictures: ['/town/c3.svg'], icon: '/town/c6.svg', words: [''] }),
    )
    expect(activity.decode(null)).toEqual(E.right(null))
  })

  it('a picture of the activity whose URL is invalid is left out with its words', () => {
    expect(
      activity.decode({
        image_urls: ['javascript:alert(1)', '/town/c3.svg', 7],
        image_texts: ['Bad', 'Sunset walk'],
        small_icon: '/town/c6.svg',
      }),
    ).toMatchObject({ right: { pictures: ['/town/c3.svg'], words: ['Sunset walk'] } })
  })

  it.each([
    { image_urls: ['javascript:alert(1)'], small_icon: '/town/c6.svg' },
    { image_urls: ['/town/c3.svg'], small_icon: 'data:x' },
  ])('an activity without a valid picture or without a valid icon is invalid: %j', (config) => {
    expect(E.isLeft(activity.decode(config))).toBe(true)
  })
})
