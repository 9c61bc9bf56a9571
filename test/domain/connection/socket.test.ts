import { describe, expect, it } from 'vitest'
import { isOffline, networkReducer, socketState } from '../../../src/domain/connection'
import { socketReducer } from '../../../src/domain/connection/socket.machine'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
const opens =
  (again = false): Step =>
  (ask) => ({ type: 'SocketOpened', ask: ask('openSocket'), again })
const closes: Step = (ask) => ({ type: 'SocketClosed', ask: ask('openSocket') })
const ended: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }
const forAnn = (again: boolean) => ({ sessionId: sessionOf(ann).sessionId, again })

const connecting = given(socketReducer, signedIn)
const open = given(socketReducer, signedIn, opens())

describe('The socket', () => {
  it('WS-6 the socket does not open before a sign-in', () => {
    given(socketReducer, { type: 'NetworkOnline' }, { type: 'TabShown' }).gives({ in: 'idle', asks: {} })
  })

  it('WS-1 after a sign-in the socket is connecting and then open, with a single open request', () => {
    expect(socketState(connecting.state)).toBe('connecting')
    expect(socketState(open.state)).toBe('open')
    open.gives({ asks: { openSocket: forAnn(false) } })
  })

  it('WS-1 the socket ignores events of a replaced socket', () => {
    const replaced = connecting.when({ type: 'SignedIn', session: sessionOf(ann, 2) })
    const old = { unit: 'connection/socket', id: 'openSocket', seq: 1 }
    expect(
      replaced.when({ type: 'SocketClosed', ask: old }, { type: 'SocketOpened', ask: old, again: false }).state,
    ).toBe(replaced.state)
  })

  it('R1-150 R2-143 WS-4 the socket reopens 3 s after it closed', () => {
    open
      .when(wait(10_000), closes)
      .gives({ in: 'waiting', asks: { reconnect: { at: noonPlus(13_000) } } })
      .when(wait(3_000), alarm('reconnect'))
      .gives({ in: { live: 'connecting' } })
  })

  it('WS-4 the socket counts as closed if it is still connecting after 3 s', () => {
    connecting
      .gives({ asks: { openSocket: forAnn(false), connectLimit: { at: noonPlus(3_000) } } })
      .when(wait(3_000), alarm('connectLimit'))
      .gives({ in: 'waiting', asks: { reconnect: { at: noonPlus(6_000) } } })
  })

  it('WS-4 each attempt to reopen the socket has a time limit of 3 s', () => {
    open
      .when(wait(10_000), closes, wait(3_000), alarm('reconnect'))
      .gives({ asks: { openSocket: forAnn(true), connectLimit: { at: noonPlus(16_000) } } })
  })

  it('WS-4 the socket does not reopen after the session has ended', () => {
    open.when(ended).gives({ in: 'idle', asks: {} })
    open.when(closes, wait(2_999), ended).gives({ in: 'idle', asks: {} })
  })

  it('the socket closes at once when its member signs out or its session expires, but not when another session expires', () => {
    const { sessionId } = sessionOf(ann)
    for (const before of [connecting, open, open.when(closes)])
      for (const step of [{ type: 'SignOut' }, { type: 'SessionExpired', sessionId }] as const)
        before.when(step).gives({ in: 'idle', asks: {} })
    open.when({ type: 'SessionExpired', sessionId: sessionOf(ben).sessionId }).gives({ in: { live: 'open' } })
  })

  it('WS-4 WS-9 a closed socket has one pending reconnect, even if network and tab events arrive meanwhile', () => {
    const waiting = open.when(closes)
    expect(
      waiting.when({ type: 'NetworkOffline' }, { type: 'NetworkOnline' }, { type: 'TabShown' }).state.asks,
    ).toEqual(waiting.state.asks)
  })

  it('WS-6 when another account signs in, a new socket for the new session replaces the open socket', () => {
    const before = open.state.asks['openSocket']?.seq
    const after = open.when({ type: 'SignedIn', session: sessionOf(ben) })
    after.gives({ in: { live: 'connecting' }, data: { sessionId: sessionOf(ben).sessionId, openedBefore: false } })
    expect(after.state.asks['openSocket']?.seq).not.toBe(before)
  })

  it('WS-6 the socket stays open when the same session arrives again', () => {
    expect(open.when(signedIn).state).toBe(open.state)
  })

  it('WS-7 a reopened socket counts as opened before, and the first socket of a session does not', () => {
    connecting.gives({ asks: { openSocket: forAnn(false), connectLimit: { at: noonPlus(3_000) } } })
    open.when(closes, alarm('reconnect')).gives({ data: { openedBefore: true } })
  })

  it('WS-7 failed connection attempts do not count as an opening of the socket', () => {
    connecting.when(closes, alarm('reconnect')).gives({ data: { openedBefore: false } })
  })

  it('a reload leaves an open socket open, and the client still notices when the socket closes', () => {
    open
      .reloaded()
      .gives({ in: { live: 'open' }, asks: { openSocket: forAnn(false) } })
      .when(closes)
      .gives({ in: 'waiting' })
  })
})

describe('The connection banner', () => {
  const online = given(networkReducer).state

  it('the connection banner shows while the browser has no network', () => {
    expect(isOffline(given(networkReducer, { type: 'NetworkOffline' }).state, open.state)).toBe(true)
    expect(
      isOffline(given(networkReducer, { type: 'NetworkOffline' }, { type: 'NetworkOnline' }).state, open.state),
    ).toBe(false)
  })

  it('the connection banner shows from the loss of the socket until the socket is open again, but not before the first opening', () => {
    const lost = open.when(closes)
    const trying = lost.when(alarm('reconnect'))
    expect(
      [connecting, open, lost, trying, trying.when(opens(true))].map(({ state }) => isOffline(online, state)),
    ).toEqual([false, false, true, true, false])
  })
})
