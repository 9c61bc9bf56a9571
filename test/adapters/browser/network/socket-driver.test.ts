import { describe, expect, it } from 'vitest'
import { makeSocketDriver } from '../../../../src/adapters/browser/network/socket-driver'
import { settle } from '../fake-time'

class HandSocket extends EventTarget {
  readyState = 0
  readonly sent: unknown[] = []
  closes = 0
  send(text: unknown): void {
    this.sent.push(text)
  }
  close(): void {
    this.closes += 1
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  drop(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('error'))
    this.dispatchEvent(new Event('close'))
  }
}

const opened = () => {
  const socket = new HandSocket()
  const events: unknown[] = []
  const connection = makeSocketDriver(() => socket).open('wss://x.example', {
    opened: () => {
      events.push('opened')
    },
    received: (text) => {
      events.push(text)
    },
    closed: () => {
      events.push('closed')
    },
  })
  return { socket, events, connection }
}

describe('A websocket of the browser', () => {
  it('a websocket of the browser reports opened, then each message, and closed exactly once as the last event', () => {
    const { socket, events } = opened()
    socket.open()
    socket.say('hello')
    socket.say(new ArrayBuffer(1))
    socket.drop()
    socket.say('late')
    socket.drop()
    expect(events).toEqual(['opened', 'hello', null, 'closed'])
  })

  it('a message sent on a websocket before it opens or after it closes is dropped without an error', () => {
    const { socket, connection } = opened()
    connection.send('early')
    socket.open()
    connection.send('in time')
    socket.drop()
    connection.send('late')
    expect(socket.sent).toEqual(['in time'])
  })

  it('a websocket that the client closes reports closed exactly once, even if the server never responds', async () => {
    const { socket, events, connection } = opened()
    socket.open()
    connection.close()
    expect(events).toEqual(['opened'])
    await settle(1)
    expect(events).toEqual(['opened', 'closed'])
    socket.drop()
    expect(events).toEqual(['opened', 'closed'])
    expect(socket.closes).toBe(1)
  })

  it('a websocket that cannot be created reports only closed, after the caller has received the connection', async () => {
    const events: string[] = []
    const connection = makeSocketDriver(() => {
      throw new SyntaxError('no address')
    }).open('?', {
      opened: () => {
        events.push('opened')
      },
      received: () => {
        events.push('received')
      },
      closed: () => {
        events.push('closed')
      },
    })
    expect(events).toEqual([])
    await settle(1)
    connection.send('x')
    connection.close()
    await settle(1)
    expect(events).toEqual(['closed'])
  })
})
