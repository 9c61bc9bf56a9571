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
  const said: unknown[] = []
  const connection = makeSocketDriver(() => socket).open('wss://x.example', {
    opened: () => {
      said.push('opened')
    },
    received: (text) => {
      said.push(text)
    },
    closed: () => {
      said.push('closed')
    },
  })
  return { socket, said, connection }
}

describe('A websocket of the browser', () => {
  it('opens, brings what is said, and closes once and last', () => {
    const { socket, said } = opened()
    socket.open()
    socket.say('hello')
    socket.say(new ArrayBuffer(1))
    socket.drop()
    socket.say('late')
    socket.drop()
    expect(said).toEqual(['opened', 'hello', null, 'closed'])
  })

  it('loses what is sent while it is not open, and never throws', () => {
    const { socket, connection } = opened()
    connection.send('early')
    socket.open()
    connection.send('in time')
    socket.drop()
    connection.send('late')
    expect(socket.sent).toEqual(['in time'])
  })

  it('is closed soon after we close it, also on a line that is dead', async () => {
    const { socket, said, connection } = opened()
    socket.open()
    connection.close()
    expect(said).toEqual(['opened'])
    await settle(1)
    expect(said).toEqual(['opened', 'closed'])
    socket.drop()
    expect(said).toEqual(['opened', 'closed'])
    expect(socket.closes).toBe(1)
  })

  it('only closes where it cannot even begin, and not before the caller has it', async () => {
    const said: string[] = []
    const connection = makeSocketDriver(() => {
      throw new SyntaxError('no address')
    }).open('?', {
      opened: () => {
        said.push('opened')
      },
      received: () => {
        said.push('received')
      },
      closed: () => {
        said.push('closed')
      },
    })
    expect(said).toEqual([])
    await settle(1)
    connection.send('x')
    connection.close()
    await settle(1)
    expect(said).toEqual(['closed'])
  })
})
