import { describe, expect, it } from 'vitest'
import { chatState, connectionNotice, isKicked, kickedAt } from '../../../src/domain/connection'
import { chatServiceReducer } from '../../../src/domain/connection/chat-service.machine'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const { sessionId } = sessionOf(ann)
const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
const logged: Step = (ask) => ({ type: 'ChatServiceLoggedIn', ask: ask('joinChatService'), sessionId })
const closed: Step = (ask) => ({ type: 'ChatServiceClosed', ask: ask('joinChatService') })
const connectFails: Step = (ask) => ({ type: 'ChatConnectFailed', ask: ask('joinChatService') })
const loginFails: Step = (ask) => ({ type: 'ChatLoginFailed', ask: ask('joinChatService') })
const kicked: Step = (ask) => ({ type: 'ChatKickedOffline', ask: ask('joinChatService') })
const again = (times: number): readonly Step[] =>
  Array.from({ length: times }, () => [connectFails, alarm('retry')]).flat()

const logging = given(chatServiceReducer, signedIn)

describe('The connection to the chat service', () => {
  it('IM-1 the chat service is in Logout before a sign-in, in Logging after the sign-in, and in Logged after the login', () => {
    expect([given(chatServiceReducer), logging, logging.when(logged)].map(({ state }) => chatState(state))).toEqual([
      'logout',
      'logging',
      'logged',
    ])
  })

  it('IM-1 the chat service goes from Logged to Logging with a new login when the connection is cut', () => {
    const after = logging.when(logged, closed)
    expect(chatState(after.state)).toBe('logging')
    expect(after.state.asks['joinChatService']?.seq).toBe(3)
  })

  it('IM-1 the chat service goes from Logged to Logout when the session ends', () => {
    const over = logging.when(logged, {
      type: 'SessionEnded',
      ask: { unit: 'session', id: 'endSession', seq: 1 },
      reason: 'expired',
    })
    expect(chatState(over.state)).toBe('logout')
    over.gives({ in: 'idle', asks: {}, data: { sessionId: null } })
  })

  it.each<[string, Step]>([
    ['signs out', { type: 'SignOut' }],
    ['learns that the session has expired', { type: 'SessionExpired', sessionId }],
  ])(
    'the client leaves the chat service at once when a member %s, before the server confirms the end of the session',
    (_, step) => {
      for (const before of [logging, logging.when(logged), logging.when(connectFails)])
        before.when(step).gives({ in: 'idle', asks: {}, data: { sessionId: null } })
    },
  )

  it('SES-5 the chat service stays connected when another session ends', () => {
    logging.when({ type: 'SessionExpired', sessionId: sessionOf(ben).sessionId }).gives({ in: { service: 'logging' } })
  })

  it('IM-2 the client connects to the chat service again 3 s after a failed connection attempt', () => {
    logging.when(wait(50), connectFails).gives({ in: 'waiting', asks: { retry: { at: noonPlus(3_050) } } })
  })

  it('R1-152 IM-2 after five failed retries the client gives up connecting to the chat service, and no longer shows “reconnecting”', () => {
    const fifth = logging.when(...again(5))
    fifth.gives({ in: { service: 'logging' }, data: { tries: 5 } })
    fifth.when(connectFails).gives({ in: 'givenUp', asks: {} })
    expect(connectionNotice(fifth.state)).toBe('reconnecting')
    expect(connectionNotice(fifth.when(connectFails).state)).toBe('givenUp')
  })

  it('IM-2 after a successful login to the chat service, the client again has five retries', () => {
    logging.when(...again(4), logged, closed, ...again(5)).gives({ in: { service: 'logging' } })
  })

  it('R1-153 IM-3 a failed login to the chat service is retried after 5 s, and does not use up a retry', () => {
    const failed = logging.when(connectFails, alarm('retry'), loginFails)
    failed.gives({ in: 'waiting', asks: { retry: { at: noonPlus(5_000) } }, data: { tries: 1 } })
    failed.when(alarm('retry'), ...again(4)).gives({ in: { service: 'logging' }, data: { tries: 5 } })
  })

  it.each([
    ['the network is back', { type: 'NetworkOnline' }],
    ['the tab becomes visible', { type: 'TabShown' }],
    [
      'the socket is back',
      { type: 'SocketOpened', ask: { unit: 'connection/socket', id: 'openSocket', seq: 9 }, again: true },
    ],
    ['the member requests a reconnect', { type: 'ReconnectChat' }],
  ] as const)(
    'IM-4 a client that gave up connects to the chat service again, with five new retries, when %s',
    (_why, signal) => {
      logging.when(...again(5), connectFails, signal).gives({ in: { service: 'logging' }, data: { tries: 0 } })
    },
  )

  it('IM-4 a client that gave up does not try to connect to the chat service again by itself', () => {
    logging
      .when(...again(5), connectFails, wait(3_600_000), { type: 'NetworkOffline' })
      .gives({ in: 'givenUp', asks: {} })
  })

  it.each<[string, readonly Step[]]>([
    ['kicked during the login', [kicked]],
    ['kicked after the login', [logged, kicked]],
  ])(
    'IM-5 a client that was kicked from the chat service stays disconnected when network or tab returns (%s)',
    (_when, steps) => {
      const out = logging.when(...steps, { type: 'NetworkOnline' }, { type: 'TabShown' })
      out.gives({ in: 'kicked', asks: {} })
      expect([chatState(out.state), connectionNotice(out.state)]).toEqual(['logout', 'kicked'])
    },
  )

  it('IM-5 R1-329 R2-044 a member who was kicked from the chat service stays kicked, even after a reload, until the member reconnects', () => {
    const out = logging.when(logged, wait(7_000), kicked).reloaded()
    expect([isKicked(out.state), kickedAt(out.state)]).toEqual([true, noonPlus(7_000)])
    const back = out.when({ type: 'ReconnectChat' })
    expect([isKicked(back.state), chatState(back.state)]).toEqual([false, 'logging'])
  })

  it('IM-1 after the first short connection the chat service reconnects at once, then after 3 s, and then after doubled waits up to 15 s', () => {
    const waits: unknown[] = []
    let story = logging.when(logged, closed)
    for (let n = 0; n < 7; n += 1) {
      story = story.when(logged, closed)
      waits.push(story.asked())
      story = story.when(alarm('retry'))
    }
    expect(waits).toEqual([3, 6, 12, 15, 15, 15, 15].map((s) => ({ retry: { at: noonPlus(s * 1_000) } })))
  })

  it('after a connection of a minute, the next reconnect to the chat service is immediate again', () => {
    logging
      .when(logged, closed, logged, closed, alarm('retry'), logged, wait(60_000), closed)
      .gives({ in: { service: 'logging' }, data: { losses: 1 } })
  })

  it('WS-6 the client joins the chat service again for another session, but not for the same session', () => {
    logging
      .when(logged, { type: 'SignedIn', session: sessionOf(ben) })
      .gives({ in: { service: 'logging' }, asks: { joinChatService: { sessionId: sessionOf(ben).sessionId } } })
    const before = logging.when(logged)
    expect(before.when(signedIn).state).toBe(before.state)
  })

  it('a reload does not move the time of the next attempt to connect to the chat service', () => {
    logging
      .when(connectFails, wait(1_000))
      .reloaded()
      .gives({ asks: { retry: { at: noonPlus(3_000) } }, data: { tries: 1 } })
  })
})
