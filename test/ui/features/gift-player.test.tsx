import { afterEach, describe, expect, it, vi } from 'vitest'
import { giftImplementation } from '../../../src/application/features/gift/gift'
import type { ChatMessage } from '../../../src/domain/chat'
import { giftsQuery, giftPlayerViewModel, type Gift } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { GiftPlayer } from '../../../src/ui/features/gift/GiftPlayer'
import { en } from '../../../src/ui/features/gift/translations.en'
import { made } from '../../support/builders/made'
import { lounge, messageOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'gift', en)

const animation = {
  url: '/gifts/2.webm',
  frames: 45,
  fps: 25,
  width: 240,
  height: 320,
  videoWidth: 496,
  videoHeight: 320,
  rgb: [0, 0, 240, 320],
  alpha: [244, 0, 240, 320],
} as const
const giftOf = (with_: Partial<Gift>): Gift => ({
  id: '2',
  title: 'Rose',
  icon: '/town/gf2.svg',
  price: made(Decimal, '1'),
  level: 1,
  hasAssets: true,
  animation,
  ...with_,
})
const message = (seq: number): ChatMessage => ({
  ...messageOf({ seq, by: ben, in: lounge, text: '' }),
  content: {
    kind: 'gift',
    giftId: '2',
    title: 'Rose',
    icon: '/town/gf2.svg',
    receivers: [],
    price: null,
    currency: null,
  },
})
const LIST = { key: '{}', input: {}, page: null }

const open = (gift: Gift, arrived: readonly ChatMessage[]) => {
  const app = live(ann)
  const feature = app.attach(giftImplementation, undefined)
  const { unmount } = show(<GiftPlayer conversationId={lounge} arrived={arrived} />, { app })
  feature.answer('read:{}:', (ask) => giftsQuery.loaded({ items: [gift], next: null }, LIST, ask))
  feature.hearInTab((ask) => ({ type: 'gift/ViewedLoaded', ask: ask('readViewed'), ids: [] }))
  app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('startDelay') }))
  const toasts = () => app.saidToTab.flatMap((said) => (said.type === 'ShowToast' ? [said.words] : []))
  return { feature, toasts, unmount, mode: () => giftPlayerViewModel(feature.slices.tab.player.get()).mode }
}

afterEach(() => vi.restoreAllMocks())

describe('The gifts over a chat', () => {
  it('with reduced motion a gift is a still picture, and a toast announces the gift', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('reduced-motion'),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    const { toasts, mode } = open(giftOf({}), [message(1)])
    expect([mode(), toasts()]).toEqual(['still', [{ good: '🎁 Rose' }]])
    expect(document.querySelector('[data-gift] img')?.getAttribute('src')).toContain('/town/gf2.svg')
  })

  it('R1-335 GFT-4 a gift without an animation shows its picture, and a toast says that the gift cannot be played', () => {
    const { toasts, mode } = open(giftOf({ hasAssets: false, animation: null }), [message(1)])
    expect([mode(), toasts()]).toEqual(['still', [{ text: 'This gift animation cannot be played currently.' }]])
    expect(document.querySelector('[data-gift] img')?.getAttribute('src')).toContain('/town/gf2.svg')
  })

  it('in a browser without WebGL a toast says that the gift animation cannot be played', async () => {
    const { toasts } = open(giftOf({}), [message(1)])
    await expect.poll(toasts).toEqual([{ text: en.cannotPlay }])
  })

  it('GFT-7 the gifts over a chat disappear when the member leaves the conversation', () => {
    const { mode, unmount } = open(giftOf({ animation: null }), [message(1), message(2)])
    unmount()
    expect([mode(), document.querySelector('[data-gift]')]).toEqual(['nothing', null])
  })
})
