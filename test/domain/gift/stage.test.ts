import { describe, expect, it } from 'vitest'
import { MOST_VIEWED, giftPlayerViewModel, type GiftPlayerItem } from '../../../src/domain/gift'
import { giftPlayerReducer } from '../../../src/domain/gift/gift-player.machine'
import type { GiftPlayerMessage } from '../../../src/domain/gift/gift-player.messages'
import { MessageId } from '../../../src/domain/kernel/ids'
import { NOON } from '../../support/builders/instant'
import { groupOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step, type Story } from '../../support/given'

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => GiftPlayerMessage): Step =>
  (ask) =>
    make(ask)
const { conversationId } = groupOf('12345678')
const id = (text: string) => made(MessageId, text)
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
const item = (of: string, with_: Partial<GiftPlayerItem> = {}): GiftPlayerItem => ({
  id: id(of),
  animation,
  icon: null,
  title: 'Rose',
  ...with_,
})
const enter: Step = step(() => ({ type: 'gift/OpenPlayer', conversationId }))
const leave: Step = step(() => ({ type: 'gift/ClosePlayer' }))
const read = (...ids: readonly string[]): Step =>
  step((ask) => ({ type: 'gift/ViewedLoaded', ask: ask('readViewed'), ids }))
const add = (of: string, with_: Partial<GiftPlayerItem> = {}): Step =>
  step(() => ({ type: 'gift/Enqueue', item: item(of, with_) }))
const ended = (of: string): Step => step(() => ({ type: 'gift/PlayEnded', id: id(of) }))
const stands = (of: string): Step => step(() => ({ type: 'gift/ShowStill', id: id(of), why: 'cannotPlay' }))
const hide = (isHidden: boolean): Step => step(() => ({ type: 'gift/HidePlayer', isHidden }))
const kept: Step = step((ask) => ({ type: 'gift/ViewedStored', ask: ask('keepViewed') }))
const starts: readonly Step[] = [wait(20), alarm('startDelay')]
const here = [enter, read()] as const

const seen = ({ state }: Story<typeof giftPlayerReducer.initial>) => giftPlayerViewModel(state)
const playing = (...steps: readonly Step[]) => {
  const shown = seen(given(giftPlayerReducer, ...here, ...steps))
  return shown.mode === 'nothing' ? null : [shown.mode, shown.item.id]
}
const startOf = (story: Story<typeof giftPlayerReducer.initial>): number => story.state.context.until

describe('The gifts that play over a chat', () => {
  it('R1-174 GFT-1 gifts play one at a time, in the order of arrival', () => {
    expect(playing(add('a'), add('b'), add('c'), ...starts)).toEqual(['playing', 'a'])
    expect(playing(add('a'), add('b'), add('c'), ...starts, ended('b'))).toEqual(['playing', 'a'])
    expect(playing(add('a'), add('b'), add('c'), ...starts, ended('a'), ...starts)).toEqual(['playing', 'b'])
    expect(playing(add('a'), add('b'), add('c'), ...starts, ended('a'), ...starts, ended('b'), ...starts)).toEqual([
      'playing',
      'c',
    ])
  })

  it('R1-174 GFT-2 the next gift starts 20 ms after the previous gift ended or failed', () => {
    const story = given(giftPlayerReducer, ...here, add('a'), add('b'))
    const afterEnd = story.when(...starts, wait(1_000), ended('a'))
    expect([Object.keys(afterEnd.asked()).sort(), seen(afterEnd).mode]).toEqual([
      ['keepViewed', 'startDelay'],
      'nothing',
    ])
    expect(startOf(afterEnd) - startOf(story)).toBe(1_040 - 20)
    const afterStill = story.when(...starts, stands('a'), wait(3_000), alarm('stillOver'))
    expect(startOf(afterStill) - startOf(story)).toBe(3_040 - 20)
    expect(seen(afterStill.when(...starts))).toMatchObject({ mode: 'playing', item: { id: 'b' } })
  })

  it('R1-175 GFT-3 a gift counts as viewed once its animation has ended, and then never plays again, even after a reload', () => {
    const story = given(giftPlayerReducer, ...here, add('a'), ...starts)
    expect(story.asked()).not.toHaveProperty('keepViewed')
    const after = story.when(ended('a'))
    expect(after.asked()).toMatchObject({ keepViewed: { ids: ['a'] } })
    expect(seen(after.when(kept, ...starts, add('a')))).toEqual({ mode: 'nothing' })
    // A gift that ends while an earlier gift is being saved is saved together with that gift.
    expect(after.when(add('b'), ...starts, ended('b')).asked()).toMatchObject({ keepViewed: { ids: ['a', 'b'] } })
    const later = given(giftPlayerReducer, enter, read('a'), add('a'), add('b'), ...starts)
    expect(seen(later)).toMatchObject({ mode: 'playing', item: { id: 'b' } })
  })

  it('GFT-3 a queued gift is not played once this tab reads that another tab has stored the gift as viewed', () => {
    expect(seen(given(giftPlayerReducer, enter, add('a'), read('a'), ...starts))).toEqual({ mode: 'nothing' })
  })

  it('GFT-4 a gift without an animation is shown as a still picture for 3 s, and then the next gift plays', () => {
    const story = given(giftPlayerReducer, ...here, add('a', { animation: null }), add('b'), ...starts)
    expect(seen(story)).toMatchObject({ mode: 'still', item: { id: 'a' }, why: 'cannotPlay' })
    expect(seen(story.when(wait(3_000), alarm('stillOver'), ...starts))).toMatchObject({
      mode: 'playing',
      item: { id: 'b' },
    })
    expect(story.when(wait(3_000), alarm('stillOver')).asked()).not.toHaveProperty('keepViewed')
  })

  it('GFT-5 a gift whose animation neither ends nor fails is stopped after 30 s and counts as viewed', () => {
    const story = given(giftPlayerReducer, ...here, add('a'), add('b'), ...starts)
    const over = story.when(wait(30_000), alarm('playLimit'))
    expect(seen(over.when(...starts))).toMatchObject({ mode: 'playing', item: { id: 'b' } })
    expect(over.asked()).toMatchObject({ keepViewed: { ids: ['a'] } })
  })

  it('while the page is hidden, the playing gift pauses and no queued gift starts', () => {
    const story = given(giftPlayerReducer, ...here, add('a'), ...starts, wait(10_000), hide(true))
    expect([seen(story), Object.keys(story.asked())]).toMatchObject([{ mode: 'playing', isPaused: true }, []])
    const back = story.when(wait(600_000), hide(false))
    expect([seen(back), Object.keys(back.asked())]).toMatchObject([{ mode: 'playing', isPaused: false }, ['playLimit']])
    expect(seen(back.when(wait(20_000), alarm('playLimit')))).toEqual({ mode: 'nothing' })
    const hidden = given(giftPlayerReducer, ...here, hide(true), add('a'), ...starts)
    expect([seen(hidden).mode, Object.keys(hidden.asked())]).toEqual(['nothing', []])
    expect(seen(hidden.when(hide(false), ...starts))).toMatchObject({ mode: 'playing', item: { id: 'a' } })
  })

  it('GFT-6 the list of viewed gifts contains only the newest gifts, up to a limit', () => {
    const many = Array.from({ length: MOST_VIEWED + 100 }, (_, n) => `m${n}`)
    const story = given(giftPlayerReducer, enter, read(...many), add('a'), ...starts, ended('a'))
    expect(story.state.context.viewed).toHaveLength(MOST_VIEWED)
    expect(story.state.context.viewed.slice(-2)).toEqual([`m${MOST_VIEWED + 99}`, 'a'])
  })

  it('at most 50 gifts wait in the queue, and a gift that arrives when the queue is full is not played', () => {
    const names = Array.from({ length: 52 }, (_, n) => `g${n}`)
    const { queue } = given(giftPlayerReducer, ...here, ...names.map((name) => add(name))).state.context
    expect(queue.map((one) => one.id)).toEqual(names.slice(0, 50))
  })

  it('the time limit of a playing gift is extended by the time during which the page was hidden', () => {
    const story = given(
      giftPlayerReducer,
      ...here,
      add('a'),
      ...starts,
      wait(12_000),
      hide(true),
      hide(true),
      wait(60_000),
      hide(false),
    )
    expect(story.asked()['playLimit']).toEqual({ at: NOON + 20 + 72_000 + 18_000 })
    expect(seen(given(giftPlayerReducer, ...here, add('a'), ...starts, hide(false)))).toMatchObject({
      mode: 'playing',
      isPaused: false,
    })
  })

  it('GFT-7 leaving the conversation stops the playing gift, empties the queue and marks no gift as viewed', () => {
    const story = given(giftPlayerReducer, ...here, add('a'), add('b'), ...starts, leave)
    expect([seen(story), story.asked(), story.state.context.queue, story.state.context.viewed]).toEqual([
      { mode: 'nothing' },
      {},
      [],
      [],
    ])
    expect(seen(story.when(add('c')))).toEqual({ mode: 'nothing' })
    expect(seen(story.when(enter, read(), add('a'), ...starts))).toMatchObject({ mode: 'playing', item: { id: 'a' } })
  })

  it('the playing gift, the queue and the list of viewed gifts are cleared when the account’s session ends', () => {
    expect(
      given(giftPlayerReducer, ...here, add('a'), ...starts, ended('a'), { type: 'ForgetAccount' }).state.context,
    ).toEqual(given(giftPlayerReducer).state.context)
  })
})
