import { describe, expect, it } from 'vitest'
import { giftSendViewModel, type GiftOrder } from '../../../src/domain/gift'
import type { GiftSendMessage } from '../../../src/domain/gift/gift-send.messages'
import { giftSendReducer } from '../../../src/domain/gift/gift-send.machine'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ClientId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'
import { orderOf } from './order'

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => GiftSendMessage): Step =>
  (ask) =>
    make(ask)
const other = made(ClientId, 'another-0001')
const confirm = (order: GiftOrder = orderOf()): Step => step(() => ({ type: 'gift/Confirm', order }))
const sent: Step = step((ask) => ({ type: 'gift/Sent', ask: ask('send') }))
const notSent: Step = step((ask) => ({
  type: 'gift/NotSent',
  ask: ask('send'),
  failure: refused('You have not enough'),
}))
const unclear: Step = step((ask) => ({ type: 'gift/Unclear', ask: ask('send'), failure: unreachable }))
const found: Step = step((ask) => ({ type: 'gift/Found', ask: ask('lookUp') }))
const notSeen: Step = step((ask) => ({ type: 'gift/NotFound', ask: ask('lookUp'), now: made(Decimal, '100') }))
const look = (ms: number): readonly Step[] => [wait(ms), alarm('nextLook')]
const unknown = [
  confirm(),
  unclear,
  ...look(3_000),
  notSeen,
  ...look(7_000),
  notSeen,
  ...look(20_000),
  notSeen,
] as const
const close = (id = orderOf().id): Step => step(() => ({ type: 'gift/CloseSend', id }))
const shown = (...steps: readonly Step[]) => giftSendViewModel(given(giftSendReducer, ...steps).state)
const asked = (...steps: readonly Step[]) => given(giftSendReducer, ...steps).asked()

describe('Sending a gift', () => {
  it('GFT-8 ALL-12 a confirmed gift is posted once, even if the member presses Confirm again during or after sending', () => {
    const story = given(giftSendReducer, confirm(), confirm(), confirm())
    expect(story.asked()).toEqual({ send: { order: orderOf() } })
    expect(story.when(sent, confirm()).asked()).toEqual({})
    expect(story.when(notSent, confirm()).asked()).toEqual({})
    expect(story.when(sent, confirm(orderOf({ id: other }))).asked()).toEqual({
      send: { order: orderOf({ id: other }) },
    })
  })

  it('GFT-8 while the outcome of one gift is open, another gift, for example from a second tab, is not posted', () => {
    expect(asked(confirm(), confirm(orderOf({ id: other, giftId: '9' })))).toEqual({ send: { order: orderOf() } })
    expect(shown(confirm(), unclear, confirm(orderOf({ id: other }))).order).toEqual(orderOf())
    expect(shown(...unknown, confirm(orderOf({ id: other }))).step).toBe('unknown')
  })

  it('ALL-12 after a reload while a gift is being sent, its one request continues and confirming again sends no second one', () => {
    const story = given(giftSendReducer, confirm())
    expect(story.reloaded().asked()).toEqual(story.asked())
    expect(story.reloaded().when(confirm()).asked()).toEqual({ send: { order: orderOf() } })
  })

  it('when the server refuses a gift, the reason is shown and the member can confirm the gift again', () => {
    expect(shown(confirm(), notSent)).toMatchObject({ step: 'refused', failure: refused('You have not enough') })
    expect(shown(confirm(), notSent, confirm(orderOf({ id: other }))).step).toBe('sending')
  })

  it('ALL-12 if the response to a gift is lost, the client looks the gift up after 3, 10 and 30 s instead of posting it again', () => {
    const waiting = given(giftSendReducer, confirm(), unclear)
    expect(Object.keys(waiting.asked())).toEqual(['nextLook'])
    expect(waiting.when(...look(3_000)).asked()).toEqual({ lookUp: { order: orderOf() } })
    expect(shown(confirm(), unclear, ...look(3_000), notSeen).step).toBe('looking')
    expect(shown(...unknown)).toMatchObject({ step: 'unknown', now: '100', order: { before: '1000', total: '176' } })
    expect(asked(...unknown)).toEqual({})
  })

  it('after a lost response, a gift counts as sent once a lookup finds the gift', () => {
    expect(shown(confirm(), unclear, ...look(3_000), notSeen, ...look(7_000), found).step).toBe('sent')
  })

  it('ALL-12 a gift whose outcome stays unknown is looked up again or given up only if the member chooses so', () => {
    const lookAgain: Step = step(() => ({ type: 'gift/LookAgain', id: orderOf().id }))
    expect(asked(...unknown, lookAgain)).toEqual({ lookUp: { order: orderOf() } })
    expect(shown(...unknown, lookAgain, notSeen).step).toBe('unknown')
    expect(shown(...unknown, close(other)).step).toBe('unknown')
    expect(shown(...unknown, close())).toMatchObject({ order: null, now: null })
    expect(asked(...unknown, close(), confirm())).toEqual({})
    expect(asked(...unknown, close(), confirm(orderOf({ id: other })))).toEqual({
      send: { order: orderOf({ id: other }) },
    })
  })

  it('when the network returns, a gift whose response was lost is looked up at once', () => {
    expect(Object.keys(asked(confirm(), unclear, { type: 'NetworkOnline' }))).toEqual(['lookUp'])
  })

  it('LST-5 the gift being sent is forgotten when the session ends or another account signs in', () => {
    expect(given(giftSendReducer, ...unknown, { type: 'SignedIn', session: sessionOf(ben) }).state.context).toEqual(
      given(giftSendReducer).state.context,
    )
    const over: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' }
    expect(given(giftSendReducer, confirm(), over).gives({ in: 'idle', asks: {} }).state.context).toEqual(
      given(giftSendReducer).state.context,
    )
  })
})
