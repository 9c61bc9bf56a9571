import { describe, expect, it } from 'vitest'
import { notificationCardViewModels } from '../../../src/domain/notification'
import { CARDS_AT_ONCE, notificationCardsReducer } from '../../../src/domain/notification/notification-card.machine'
import { addMs, EPOCH } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { notice, noticeArrived, requestArrived, sessionEnded } from '../../support/builders/notice'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const come = (...ids: readonly string[]): readonly Step[] => ids.map((id) => noticeArrived(notice(id)))
const enter = (id: string): Step => alarm(`enter/notice:${id}`)
const life = (id: string): Step => alarm(`life/notice:${id}`)
const limit = (n: number): Step => Object.assign({ type: 'notification/CardsShown' as const }, { limit: n })
const card = (type: 'HoldCard' | 'ReleaseCard' | 'CloseCard', id: string): Step =>
  Object.assign({ type: `notification/${type}` as const }, { key: `notice:${id}` })
const seen = (of: 'notice' | 'request'): Step =>
  Object.assign({ type: 'notification/Seen' as const }, { of, upTo: NOON })

const shown = (...steps: readonly Step[]) => {
  const { shown: cards, waiting } = notificationCardViewModels(given(notificationCardsReducer, ...steps).state)
  return { keys: cards.map(({ key }) => key.replace('notice:', '')), waiting }
}
const asked = (...steps: readonly Step[]) => given(notificationCardsReducer, ...steps).asked()

describe('Notification cards', () => {
  it('CRD-1 R2-042 R2-314 on a desktop at most three notification cards show at once, and the oldest waiting card replaces a closed card', () => {
    expect(shown(...come('a', 'b', 'c', 'd', 'e'))).toEqual({ keys: ['a', 'b', 'c'], waiting: 2 })
    expect(shown(...come('a', 'b', 'c', 'd', 'e'), card('CloseCard', 'b'))).toEqual({
      keys: ['a', 'c', 'd'],
      waiting: 1,
    })
  })

  it('CRD-1 R2-314 on a phone at most one notification card shows at once, and later notification cards wait', () => {
    expect(shown(limit(CARDS_AT_ONCE.mobile), ...come('a', 'b', 'c'))).toEqual({ keys: ['a'], waiting: 2 })
    expect(shown(limit(1), ...come('a', 'b'), card('CloseCard', 'a'))).toEqual({ keys: ['b'], waiting: 0 })
  })

  it('CRD-2 CRD-6 R2-313 a notification card disappears at a fixed instant, 500 s after the card was first shown', () => {
    const one = [...come('a'), wait(3_000), enter('a')]
    expect(asked(...one)).toEqual({ 'life/notice:a': { at: addMs(NOON, 503_000) } })
    expect(shown(...one, wait(500_000), life('a'))).toEqual({ keys: [], waiting: 0 })
  })

  it('R2-313 R2-314 a notification card that waited in the queue is shown for the full 500 s once its turn comes', () => {
    const full = [...come('a', 'b', 'c', 'd'), enter('a'), enter('b'), enter('c'), wait(500_000), life('a'), enter('d')]
    expect(asked(...full)).toMatchObject({ 'life/notice:d': { at: addMs(NOON, 1_000_000) } })
  })

  it('CRD-2 R2-313 the remaining time of a notification card pauses while the pointer is on the card', () => {
    const held = [...come('a'), enter('a'), wait(100_000), card('HoldCard', 'a')]
    expect(asked(...held, wait(900_000))).toEqual({})
    expect(asked(...held, wait(900_000), card('ReleaseCard', 'a'))).toEqual({
      'life/notice:a': { at: addMs(NOON, 1_400_000) },
    })
  })

  it('when a newly opened window shows the cards, the remaining time of a card paused by the pointer runs again', () => {
    expect(asked(...come('a'), enter('a'), card('HoldCard', 'a'), limit(3))).toEqual({
      'life/notice:a': { at: addMs(NOON, 500_000) },
    })
  })

  it('a reload does not change the deadline at which a notification card disappears', () => {
    const before = given(notificationCardsReducer, ...come('a'), enter('a'))
    expect(before.reloaded().asked()).toEqual(before.asked())
  })

  it('when the list of notices or the list of access requests was on screen, only the cards of that list disappear', () => {
    expect(shown(...come('a'), requestArrived(), seen('notice'))).toEqual({ keys: ['group:r1'], waiting: 0 })
    expect(shown(...come('a'), requestArrived(), seen('request'))).toEqual({ keys: ['a'], waiting: 0 })
  })

  it('CRD-5 R2-157 the card of an access request disappears once the request is decided, and a decided request gets no card', () => {
    expect(shown(requestArrived(), requestArrived({ status: 'accepted' }))).toEqual({ keys: [], waiting: 0 })
    expect(shown(requestArrived({ status: 'ignored' }))).toEqual({ keys: [], waiting: 0 })
  })

  it('CRD-3 a notification that arrives repeatedly in one session shows one card, and none after that card was closed', () => {
    expect(shown(...come('a', 'a', 'a'))).toEqual({ keys: ['a'], waiting: 0 })
    expect(shown(...come('a'), card('CloseCard', 'a'), ...come('a', 'b'))).toEqual({ keys: ['b'], waiting: 0 })
    expect(shown(requestArrived({ status: 'accepted' }), requestArrived())).toEqual({ keys: [], waiting: 0 })
    expect(shown(...come('a'), sessionEnded, ...come('a'))).toEqual({ keys: ['a'], waiting: 0 })
  })

  it('CRD-4 when the card limit drops, surplus notification cards return to the front of the queue with their remaining time', () => {
    const three = [
      ...come('a', 'b', 'c', 'd'),
      enter('a'),
      enter('b'),
      enter('c'),
      wait(100_000),
      card('HoldCard', 'c'),
      wait(50_000),
    ]
    const narrow = [...three, limit(1)]
    expect(shown(...narrow)).toEqual({ keys: ['a'], waiting: 3 })
    expect(asked(...narrow)).toEqual({ 'life/notice:a': { at: addMs(NOON, 500_000) } })
    const wide = [...narrow, wait(1_000_000), limit(3), enter('b'), enter('c')]
    expect(shown(...wide)).toEqual({ keys: ['a', 'b', 'c'], waiting: 1 })
    expect(asked(...wide)).toMatchObject({
      'life/notice:b': { at: addMs(NOON, 1_500_000) },
      'life/notice:c': { at: addMs(NOON, 1_550_000) },
    })
  })

  it('when 200 notifications arrive at once, the first three show as cards and only the newest 47 wait in the queue', () => {
    const flood = come(...Array.from({ length: 200 }, (_, n) => `n${n}`))
    expect(shown(...flood)).toEqual({ keys: ['n0', 'n1', 'n2'], waiting: 47 })
    expect(shown(...flood, card('CloseCard', 'n1'))).toEqual({ keys: ['n0', 'n2', 'n153'], waiting: 46 })
  })

  it('CRD-3 a notification whose card was closed shows no card again until 100 other notifications have been closed', () => {
    const closed = (count: number): readonly Step[] =>
      Array.from({ length: count }, (_, n) => [...come(`n${n}`), card('CloseCard', `n${n}`)]).flat()
    expect(shown(...come('a'), card('CloseCard', 'a'), ...closed(99), ...come('a'))).toEqual({ keys: [], waiting: 0 })
    expect(shown(...come('a'), card('CloseCard', 'a'), ...closed(100), ...come('a'))).toEqual({
      keys: ['a'],
      waiting: 0,
    })
  })

  it('CRD-3 a waiting notification card keeps its place in the queue when its notification arrives again', () => {
    const again = come('a', 'b', 'c', 'd', 'e', 'd')
    expect(shown(...again)).toEqual({ keys: ['a', 'b', 'c'], waiting: 2 })
    expect(shown(...again, card('CloseCard', 'a'))).toEqual({ keys: ['b', 'c', 'd'], waiting: 1 })
  })

  it('the view model of a notification card contains the notification and whether the pointer is on the card', () => {
    const { state } = given(notificationCardsReducer, ...come('a', 'b'), enter('a'), enter('b'), card('HoldCard', 'b'))
    expect(notificationCardViewModels(state).shown).toEqual(
      ['a', 'b'].map((id) => ({
        key: `notice:${id}`,
        keys: [`notice:${id}`],
        news: { of: 'notice', notice: notice(id) },
        isHeld: id === 'b',
        lineFrom: id === 'b' ? null : addMs(NOON, 10_000),
      })),
    )
  })

  it('a notification card becomes a line 10 s after the card was shown, and stays open while the pointer is on it', () => {
    const lineFrom = (...steps: readonly Step[]) =>
      notificationCardViewModels(given(notificationCardsReducer, ...steps).state).shown[0]?.lineFrom
    const one = [...come('a'), wait(3_000), enter('a')]
    expect(lineFrom(...come('a'))).toBeNull()
    expect(lineFrom(...one)).toBe(addMs(NOON, 13_000))
    expect(lineFrom(...one, wait(4_000), card('HoldCard', 'a'), wait(60_000))).toBeNull()
    expect(lineFrom(...one, wait(4_000), card('HoldCard', 'a'), wait(60_000), card('ReleaseCard', 'a'))).toBe(
      addMs(NOON, 73_000),
    )
    expect(lineFrom(...one, wait(10_000), card('HoldCard', 'a'))).toBe(EPOCH)
  })

  it('ten access requests show as one card, on a phone too, and leave room for two notices on a desktop', () => {
    const ten = Array.from({ length: 10 }, (_, n) => requestArrived({ id: `r${n}` }))
    const stack = (...steps: readonly Step[]) =>
      notificationCardViewModels(given(notificationCardsReducer, ...steps).state).shown.map(({ keys }) => keys.length)
    expect(stack(...ten, ...come('a', 'b', 'c'))).toEqual([10, 1, 1])
    expect(shown(...ten, ...come('a', 'b', 'c')).waiting).toBe(1)
    expect(stack(limit(1), ...ten, ...come('a'))).toEqual([10])
    expect(stack(...ten, ...come('a', 'b', 'c'), limit(1), limit(3))).toEqual([10, 1, 1])
    expect(stack(limit(1), ...come('a'), ...ten)).toEqual([1])
    expect(shown(limit(1), ...come('a'), ...ten).waiting).toBe(1)
  })

  it('of 200 access requests one card stands for the first 50', () => {
    const many = Array.from({ length: 200 }, (_, n) => requestArrived({ id: `r${n}` }))
    const { state } = given(notificationCardsReducer, ...many)
    expect(notificationCardViewModels(state).shown.map(({ keys }) => keys.length)).toEqual([50])
  })

  it('CRD-4 when the card limit drops while notification cards are entering the screen, the surplus cards return to the queue', () => {
    const narrow = [...come('a', 'b', 'c'), limit(1)]
    expect(shown(...narrow)).toEqual({ keys: ['a'], waiting: 2 })
    expect(Object.keys(asked(...narrow))).toEqual(['enter/notice:a'])
    expect(Object.keys(asked(...narrow, limit(2)))).toEqual(['enter/notice:a', 'enter/notice:b'])
  })

  it('a notification card that is closed while the pointer is on the card has no deadline', () => {
    expect(asked(...come('a'), enter('a'), card('HoldCard', 'a'), card('CloseCard', 'a'))).toEqual({})
  })

  it('a notification card that was already overdue when the pointer came expires once the pointer leaves', () => {
    expect(
      asked(...come('a'), enter('a'), wait(600_000), card('HoldCard', 'a'), wait(5), card('ReleaseCard', 'a')),
    ).toEqual({ 'life/notice:a': { at: addMs(NOON, 600_005) } })
  })

  it.each(['SignedIn', 'VisitorEntered'] as const)(
    'after %s, notification cards are cleared, and a notification that had a card before can show a card again',
    (type) => {
      const entered: Step =
        type === 'SignedIn'
          ? { type, session: sessionOf(ann) }
          : { type, ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) }
      expect(shown(...come('a', 'b'), entered)).toEqual({ keys: [], waiting: 0 })
      expect(shown(...come('a', 'b'), entered, ...come('a'))).toEqual({ keys: ['a'], waiting: 0 })
    },
  )

  it('notification cards are cleared when the session ends', () => {
    expect(shown(...come('a', 'b'), sessionEnded)).toEqual({ keys: [], waiting: 0 })
  })
})
