import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeViewedGifts } from '../../../src/adapters/browser/storage/viewed-gifts-store'
import { makeKeyValue } from '../../../src/adapters/browser/storage/key-value'
import { giftCalls } from '../../../src/adapters/wire/calls/gift-calls'
import { offeredGifts } from '../../../src/domain/gift'
import { badInput } from '../../ui/support/bad-inputs'

const info = {
  v: 2,
  f: 45,
  w: 240,
  h: 320,
  fps: 25,
  videoW: 496,
  videoH: 320,
  rgbFrame: [0, 0, 240, 320],
  aFrame: [244, 0, 240, 320],
  isVapx: 0,
  orien: 0,
}
const rose = {
  gift_id: '2',
  title: 'Rose',
  icon: '/town/gf2.svg',
  price: '1',
  level: 1,
  mobile_asset: '/gifts/2.webm',
  mobile_vapc_config: JSON.stringify({ info }),
}
const read = (with_: object) => {
  const decoded = giftCalls.list.answerTo({}).decode({ list: [{ ...rose, ...with_ }] })
  return E.isRight(decoded) ? decoded.right.items[0] : undefined
}
const withInfo = (with_: object) =>
  read({ mobile_vapc_config: JSON.stringify({ info: { ...info, ...with_ } }) })?.animation

describe('A gift on the wire', () => {
  it.each(['BI-157 gift_asset', 'BI-158 gift_config', 'BI-159 gift_config'])(
    '%s a gift with an unsafe animation file or animation layout has no animation',
    (row) => {
      const [id = '', entryPoint = ''] = row.split(' ')
      const field = entryPoint === 'gift_asset' ? 'mobile_asset' : 'mobile_vapc_config'
      expect(read({ [field]: badInput(entryPoint, id).text.replaceAll('\\"', '"') })).toMatchObject({
        id: '2',
        hasAssets: true,
        animation: null,
      })
    },
  )

  it('a gift whose animation file or layout is missing has no animation and is not offered', () => {
    for (const without of [{ mobile_asset: '' }, { mobile_vapc_config: null }]) {
      const gift = read(without)
      expect(gift).toMatchObject({ hasAssets: false, animation: null })
      expect(gift === undefined ? [] : offeredGifts([gift])).toEqual([])
    }
  })

  it.each([
    ['a frame rate of more than 60', { fps: 61 }],
    ['a frame rate of 0', { fps: 0 }],
    ['a width that is no whole number', { w: 240.5 }],
    ['a length of more than 30 s', { f: 751 }],
    ['a colour area beyond the video', { rgbFrame: [300, 0, 240, 320] }],
    ['a transparency area beyond the video', { aFrame: [244, 10, 240, 320] }],
    ['a side of more than 2048', { videoW: 2_064 }],
    ['a negative position', { rgbFrame: [-1, 0, 240, 320] }],
  ])('a gift whose animation has %s plays no animation', (_what, with_) => {
    expect([withInfo({}) === null, withInfo(with_)]).toEqual([false, null])
  })

  it('R1-370 only the gifts 14, 8, 6, 10 and 5 have a transparency area of half the width and height of the picture', () => {
    const alphaOf = (gift_id: string) => read({ gift_id })?.animation?.alpha
    expect(['14', '8', '6', '10', '5'].map(alphaOf)).toEqual(Array.from({ length: 5 }, () => [244, 0, 120, 160]))
    expect(['2', '1', '3'].map(alphaOf)).toEqual(Array.from({ length: 3 }, () => [244, 0, 240, 320]))
  })
})

const storageOf = (with_: Partial<Storage>): Storage => ({
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  ...with_,
})

describe('The store of viewed gifts', () => {
  const over = (storage: Partial<Storage>) => makeViewedGifts(makeKeyValue(() => storageOf(storage)))

  it.each([
    ['nothing', null],
    ['an object instead of a list', '{"a":1}'],
    ['text that is no JSON', 'not json'],
    ['values that are no ids', '[1,null,"m1"]'],
  ])('GFT-6 only valid ids of viewed gifts are read when the browser’s storage contains %s', (_what, text) => {
    expect(over({ getItem: () => text }).read()).toEqual(text?.includes('m1') === true ? ['m1'] : [])
  })

  it('R1-175 GFT-6 the ids of viewed gifts are stored in local storage, or in memory when local storage is full', () => {
    const kept = new Map<string, string>()
    const working = over({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value)
      },
    })
    working.keep(['m1', 'm2'])
    expect([working.read(), [...kept.values()]]).toEqual([['m1', 'm2'], ['["m1","m2"]']])
    const full = over({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    full.keep(['m3'])
    expect(full.read()).toEqual(['m3'])
  })
})
