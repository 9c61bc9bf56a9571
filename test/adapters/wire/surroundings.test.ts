import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { surroundingCalls } from '../../../src/adapters/wire/calls'

const balances = surroundingCalls.balance.answerTo({ gid: undefined })
const activity = surroundingCalls.activityConfig.answerTo({})
const loop = { currency_id: 5, name: 'LOOP', balance: '12.5', total_balance_usdt: '0.52' }

describe('Balances from outside', () => {
  it('are exact amounts, also where a number is sent', () => {
    expect(balances.decode({ list: [loop, { ...loop, total_balance_usdt: 7 }] }))
      .toMatchObject({ right: { items: [{ usd: '0.52' }, { usd: '7' }], dropped: 0 } })
  })

  it.each(['', '1e9', 'NaN', null, {}, 1e300])('leave out one whose worth is %j', (total_balance_usdt) => {
    expect(balances.decode({ list: [{ ...loop, total_balance_usdt }, loop] })).toMatchObject({ right: { items: [{ usd: '0.52' }], dropped: 1 } })
  })
})

describe('The activity from outside', () => {
  it('R1-139 is in image_urls and small_icon', () => {
    expect(activity.decode({ image_urls: ['/town/c3.svg'], small_icon: '/town/c6.svg' }))
      .toEqual(E.right({ pictures: ['/town/c3.svg'], icon: '/town/c6.svg' }))
    expect(activity.decode(null)).toEqual(E.right(null))
  })

  it('has no picture whose address is none', () => {
    expect(activity.decode({ image_urls: ['javascript:alert(1)', '/town/c3.svg', 7], small_icon: '/town/c6.svg' }))
      .toMatchObject({ right: { pictures: ['/town/c3.svg'] } })
  })

  it.each([{ image_urls: ['javascript:alert(1)'], small_icon: '/town/c6.svg' }, { image_urls: ['/town/c3.svg'], small_icon: 'data:x' }])(
    'is none without pictures: %j', (config) => { expect(E.isLeft(activity.decode(config))).toBe(true) })
})
