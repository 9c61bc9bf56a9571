import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../src/domain/chat'
import { openImConnection, type ImConnectionEnd } from '../../../src/adapters/im/simulator/im-connection'
import { makeFakeClock, settle } from '../support/fake-clock'
import { makeFakeSockets } from '../support/fake-sockets'

const setUp = () => {
  const clock = makeFakeClock()
  const sockets = makeFakeSockets()
  const ends: ImConnectionEnd[] = []
  const arrived: (readonly ChatMessage[])[] = []
  let logged = 0
  let dropped = 0
  const line = openImConnection({ sockets: sockets.driver, url: 'ws://h/im', clock }, 'tok', {
    logged: () => {
      logged += 1
    },
    told: (fact) => {
      if (fact.type === 'chat/MessagesArrived') arrived.push(fact.messages)
    },
    ended: (end) => {
      ends.push(end)
    },
    dropped: (count) => {
      dropped += count
    },
  })
  const socket = sockets.last()
  const say = (frame: object): void => {
    socket.events.received(JSON.stringify(frame))
  }
  const logIn = (): void => {
    socket.events.opened()
    say({ event: 'logged', data: {} })
  }
  return { clock, line, socket, ends, arrived, say, logIn, logged: () => logged, dropped: () => dropped }
}
const positions = (request_id: string) => ({ event: 'positions', data: { request_id } }) as const
const message = {
  id: 'm',
  conversation_id: 'sg_12345678',
  seq: 1,
  from: 'u',
  username: 'U',
  time: 1,
  type: 101,
  msg: 'x',
}

describe('A connection to the chat service', () => {
  it('R2-316 the first frame of a connection to the chat service is a login with the platform id 5', () => {
    const { socket, logIn, logged } = setUp()
    logIn()
    expect(JSON.parse(socket.sent[0] ?? '')).toEqual({ event: 'login', data: { token: 'tok', platform_id: 5 } })
    expect(logged()).toBe(1)
  })

  it.each([
    ['refused', { event: 'refused', data: { msg: 'no' } }, 'loginFailed'],
    ['kicked', { event: 'kicked', data: {} }, 'kicked'],
  ])('a connection to the chat service ends once when the frame "%s" arrives twice', async (_name, frame, end) => {
    const { socket, say, ends } = setUp()
    socket.events.opened()
    say(frame)
    say(frame)
    await settle()
    expect(ends).toEqual([end])
    expect(socket.closed).toBe(true)
  })

  it('a connection to the chat service fails if no login response arrives within 8 s', async () => {
    const { socket, clock, ends } = setUp()
    socket.events.opened()
    await clock.advance(7_999)
    expect(ends).toEqual([])
    await clock.advance(1)
    expect(ends).toEqual(['connectFailed'])
    expect(clock.waiting()).toBe(0)
  })

  it('a connection to the chat service closes 10 s after its first unanswered ping', async () => {
    const { logIn, clock, ends } = setUp()
    logIn()
    await clock.advance(14_999)
    expect(ends).toEqual([])
    await clock.advance(1)
    expect(ends).toEqual(['closed'])
    expect(clock.waiting()).toBe(0)
  })

  it('each request to the chat service gets its own response, in whatever order the responses arrive', async () => {
    const { line, logIn, say } = setUp()
    logIn()
    const first = line.ask(positions)
    const second = line.ask(positions)
    say({ event: 'ack', data: { request_id: '2', code: 0, msg: '', data: 'b' } })
    say({ event: 'ack', data: { request_id: '1', code: 1, msg: 'no', data: null } })
    expect(await second).toEqual(E.right('b'))
    expect(await first).toEqual(E.left({ _tag: 'Refused', words: 'no' }))
  })

  it('a request to the chat service fails after 8 s without a response, and a later response is ignored', async () => {
    const { line, logIn, say, clock } = setUp()
    logIn()
    const answer = line.ask(positions)
    await clock.advance(4_000)
    say({ event: 'pong', data: {} })
    await clock.advance(4_000)
    expect(await answer).toEqual(E.left({ _tag: 'Unreachable' }))
    say({ event: 'ack', data: { request_id: '1', code: 0, msg: '', data: 'late' } })
  })

  it('when a connection to the chat service closes, its pending requests and all later requests fail', async () => {
    const { line, logIn, socket, ends } = setUp()
    logIn()
    const answer = line.ask(positions)
    socket.events.closed()
    expect(await answer).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(await line.ask(positions)).toEqual(E.left({ _tag: 'Unreachable' }))
    expect(ends).toEqual(['closed'])
  })

  it('the valid messages of one frame from the chat service are delivered together, and invalid messages are counted', () => {
    const { logIn, say, arrived, dropped, socket } = setUp()
    logIn()
    say({ event: 'push', data: { messages: [message, { ...message, seq: '2' }, { ...message, id: 'n', seq: 2 }] } })
    socket.events.received('not json')
    socket.events.received(null)
    say({ event: 'push', data: { messages: [] } })
    expect(arrived.map((messages) => messages.map(({ seq }) => seq))).toEqual([[1, 2]])
    expect(dropped()).toBe(3)
  })
})
