import { describe, expect, it } from 'vitest'
import { connectionNotice, networkReducer, socketState } from '../../../src/domain/connection'
import { chatServiceReducer } from '../../../src/domain/connection/chat-service.machine'
import { socketReducer } from '../../../src/domain/connection/socket.machine'
import { noonPlus } from '../../support/builders/instant'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
const visitorEnters: Step = {
  type: 'VisitorEntered',
  ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
  session: sessionOf(vera),
}
const ended: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }
const joined =
  (type: 'ChatServiceClosed' | 'ChatConnectFailed' | 'ChatLoginFailed' | 'ChatKickedOffline'): Step =>
  (ask) => ({ type, ask: ask('joinChatService') })
const logged: Step = (ask) => ({
  type: 'ChatServiceLoggedIn',
  ask: ask('joinChatService'),
  sessionId: sessionOf(ann).sessionId,
})
const retried = [joined('ChatConnectFailed'), alarm('retry')]
const logging = given(chatServiceReducer, signedIn)

describe('The status text beside the chat name', () => {
  it.each([
    ['nothing without a session', given(chatServiceReducer), null],
    ['connecting the first time', logging, 'connecting'],
    ['nothing once connected', logging.when(logged), null],
    [
      'reconnecting while the client waits for the next attempt',
      logging.when(joined('ChatConnectFailed')),
      'reconnecting',
    ],
    ['reconnecting while the client retries', logging.when(...retried), 'reconnecting'],
    ['nothing once a retry succeeded', logging.when(...retried, logged), null],
    ['kicked after another device took over', logging.when(logged, joined('ChatKickedOffline')), 'kicked'],
    ['nothing after signing out during the retries', logging.when(...retried, ended), null],
    ['connecting for the next account', logging.when(...retried, ended, signedIn), 'connecting'],
  ] as const)('IM-1 the status text beside the chat name shows %s', (_what, { state }, words) => {
    expect(connectionNotice(state)).toBe(words)
  })
})

describe('The connection to the chat service', () => {
  it('WS-6 the client joins the chat service for a visitor, in place of the earlier account', () => {
    const asks = { joinChatService: { sessionId: sessionOf(vera).sessionId } }
    given(chatServiceReducer, visitorEnters).gives({ in: { service: 'logging' }, asks })
    logging.when(logged, visitorEnters).gives({ in: { service: 'logging' }, asks })
    logging.when(...retried, visitorEnters).gives({ data: { tries: 0 } })
  })

  it('IM-4 when network or tab returns or the member reconnects, the retries to the chat service are counted from zero again', () => {
    for (const signal of [{ type: 'NetworkOnline' }, { type: 'TabShown' }, { type: 'ReconnectChat' }] as const) {
      logging.when(...retried, ...retried, signal).gives({ in: { service: 'logging' }, data: { tries: 0 } })
    }
  })

  it('IM-5 a client that was kicked from the chat service reconnects only when the member requests a reconnect', () => {
    const kicked = logging.when(...retried, joined('ChatKickedOffline'))
    kicked.when({ type: 'NetworkOnline' }, { type: 'TabShown' }).gives({ in: 'kicked', asks: {} })
    kicked.when({ type: 'ReconnectChat' }).gives({ in: { service: 'logging' }, data: { tries: 0 } })
  })
})

describe('The socket', () => {
  it('WS-6 the socket opens for a visitor, in place of the earlier account', () => {
    const asks = {
      openSocket: { sessionId: sessionOf(vera).sessionId, again: false },
      connectLimit: { at: noonPlus(3_000) },
    }
    given(socketReducer, visitorEnters).gives({ in: { live: 'connecting' }, asks })
    const open = given(socketReducer, signedIn, (ask) => ({
      type: 'SocketOpened',
      ask: ask('openSocket'),
      again: false,
    }))
    open.when(visitorEnters).gives({ in: { live: 'connecting' }, asks })
  })

  it('WS-1 the socket counts as closed while it waits to reopen, before the first session, and after a session', () => {
    const lost = given(socketReducer, signedIn, (ask) => ({ type: 'SocketClosed', ask: ask('openSocket') }))
    expect([lost, given(socketReducer), lost.when(ended)].map(({ state }) => socketState(state))).toEqual([
      'closed',
      'closed',
      'closed',
    ])
  })

  it('WS-7 after a session ended or changed, the socket no longer counts as opened before', () => {
    const lost = given(
      socketReducer,
      signedIn,
      (ask) => ({ type: 'SocketOpened', ask: ask('openSocket'), again: false }),
      (ask) => ({ type: 'SocketClosed', ask: ask('openSocket') }),
    )
    lost.gives({ data: { openedBefore: true, lost: true } })
    lost.when(ended).gives({ data: { openedBefore: false, lost: false, sessionId: null } })
    lost.when(wait(10), visitorEnters).gives({ data: { openedBefore: false, lost: false } })
  })
})

it('the network state stays the same object until the browser goes offline', () => {
  const online = given(networkReducer).state
  expect(given(networkReducer, { type: 'NetworkOnline' }).state).toBe(online)
  expect(given(networkReducer, { type: 'NetworkOffline' }).state).toEqual({ online: false })
})
