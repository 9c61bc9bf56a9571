import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideNotification, unseenCount, type NotifySituation } from '../../../src/domain/notification'
import type { NotificationContext } from '../../../src/domain/notification/notify-decision'
import { lastSeenReducer } from '../../../src/domain/notification/queries'
import { EPOCH, addMs } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { accessRequest, notice, sessionEnded } from '../../support/builders/notice'
import { given, wait } from '../../support/given'

const news: NotificationContext = { isOwn: false, isRead: false, chat: 'listed' }
const away: NotifySituation = { isLooking: false, sound: true, notices: true }

describe('The decision to alert the member', () => {
  it.each<[string, Partial<NotificationContext & NotifySituation>]>([
    ['own', { isOwn: true }],
    ['unlisted', { chat: 'unlisted' }],
    ['muted', { chat: 'muted' }],
    ['read', { isRead: true }],
    ['looking', { isLooking: true }],
    ['off', { sound: false, notices: false }],
  ])(
    'no sound and no browser notification is given in the situation “%s”, which is reported as the reason',
    (why, but) => {
      expect(decideNotification({ ...news, ...but }, { ...away, ...but })).toEqual({ notify: false, why })
    },
  )

  it.each([
    [true, true],
    [true, false],
    [false, true],
  ])(
    'an alert uses only the means that the member has switched on: sound %s, browser notification %s',
    (sound, notices) => {
      expect(decideNotification(news, { ...away, sound, notices })).toEqual({ notify: true, sound, notice: notices })
      expect(decideNotification({ ...news, chat: null }, { ...away, sound, notices })).toEqual({
        notify: true,
        sound,
        notice: notices,
      })
    },
  )

  it('for any message and settings, a muted chat or a visible tab gives no alert, and every omitted alert has a reason', () => {
    const facts = fc.record<NotificationContext>({
      isOwn: fc.boolean(),
      isRead: fc.boolean(),
      chat: fc.constantFrom('listed', 'muted', 'unlisted', null),
    })
    const situation = fc.record<NotifySituation>({
      isLooking: fc.boolean(),
      sound: fc.boolean(),
      notices: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, situation, (of, how) => {
        const verdict = decideNotification(of, how)
        expect(verdict.notify ? of.chat === 'muted' || how.isLooking : verdict.why === undefined).toBe(false)
      }),
    )
  })
})

describe('Unseen notifications', () => {
  const nothing = { notice: EPOCH, request: EPOCH }
  it('the unseen counts contain the notices and pending requests that arrived after their list was last on screen', () => {
    const notices = [notice('b', 1), notice('a')]
    const requests = [accessRequest(), accessRequest({ id: 'r2', status: 'accepted' })]
    expect(unseenCount(notices, requests, nothing)).toEqual({ notices: 2, requests: 1 })
    expect(unseenCount(notices, requests, { notice: NOON, request: NOON })).toEqual({ notices: 1, requests: 0 })
  })

  const seen = (of: 'notice' | 'request', minutes: number) =>
    Object.assign({ type: 'notification/Seen' as const }, { of, upTo: addMs(NOON, minutes * 60_000) })
  it('the last-seen time of a notification list never moves back', () => {
    expect(given(lastSeenReducer, seen('notice', 5), seen('notice', 1)).state.data).toMatchObject({
      notice: addMs(NOON, 300_000),
      request: EPOCH,
    })
  })

  it('the last-seen times of the notification lists are cleared when the session ends', () => {
    expect(given(lastSeenReducer, seen('notice', 5), sessionEnded).state.data).toMatchObject(nothing)
  })
})

describe('The offer of browser notifications', () => {
  it('when the member postpones the offer of browser notifications, the offer stays hidden for 30 days', () => {
    expect(given(lastSeenReducer, wait(1_000), { type: 'notification/PostponePermission' }).state.data.quietUntil).toBe(
      addMs(NOON, 1_000 + 30 * 86_400_000),
    )
  })
})
