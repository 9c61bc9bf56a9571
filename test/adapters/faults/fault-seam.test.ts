import { afterEach, describe, expect, it } from 'vitest'
import { faultSeam, httpThroughSeam, type NetworkLevers } from '../../../src/adapters/faults/fault-seam'
import { openSockets, socketsThroughSeam } from '../../../src/adapters/faults/sockets-through-seam'
import type { SocketEvents } from '../../../src/adapters/socket/socket-driver'

afterEach(() => {
  faultSeam.levers = null
  openSockets.clear()
})

const levers: NetworkLevers = {
  http: () => () => Promise.resolve(new Response('of a lever')),
  files: (store) => store,
  opens: () => true,
  frame: (_url, _direction, deliver) => {
    deliver()
  },
}

const opened = () => {
  const log: string[] = []
  const inner: { events: SocketEvents | null } = { events: null }
  const driver = socketsThroughSeam({
    open: (_url, events) => {
      inner.events = events
      return {
        send: (text) => log.push(`sent ${text}`),
        close: () => {
          log.push('close')
          events.closed()
        },
      }
    },
  })
  const connection = driver.open('wss://loop.example/ws', {
    opened: () => log.push('opened'),
    received: (text) => log.push(`received ${String(text)}`),
    closed: () => log.push('closed'),
  })
  return { log, connection, inner }
}

describe('The seam between the adapters and the network', () => {
  it('R4-931 without levers everything passes; with levers they decide, also about connections that are open', async () => {
    const http = httpThroughSeam(() => Promise.resolve(new Response('of the server')))
    const request = new Request('https://loop.example/api/x')
    expect(await (await http(request)).text()).toBe('of the server')
    const { log, connection, inner } = opened()
    inner.events?.opened()
    connection.send('a')
    inner.events?.received('b')
    expect(log).toEqual(['opened', 'sent a', 'received b'])
    const waiting: (() => void)[] = []
    faultSeam.levers = { ...levers, frame: (_url, direction, deliver) => direction === 'in' && waiting.push(deliver) }
    expect(await (await http(request)).text()).toBe('of a lever')
    connection.send('c')
    inner.events?.received('d')
    expect(log).toHaveLength(3)
    for (const deliver of waiting) deliver()
    expect(log.at(-1)).toBe('received d')
  })

  it('R4-931 a cut connection closes once, and nothing arrives afterwards', () => {
    const { log, connection, inner } = opened()
    const waiting: (() => void)[] = []
    faultSeam.levers = { ...levers, frame: (_url, _direction, deliver) => waiting.push(deliver) }
    inner.events?.received('late')
    for (const socket of openSockets) socket.cut()
    for (const deliver of waiting) deliver()
    inner.events?.closed()
    connection.send('lost')
    expect(log).toEqual(['close', 'closed'])
    expect(openSockets.size).toBe(0)
  })

  it('R4-931 a connection that may not open never reaches the server, and closes after `open` has returned', async () => {
    faultSeam.levers = { ...levers, opens: () => false }
    const { log, connection, inner } = opened()
    expect(log).toEqual([])
    await Promise.resolve()
    connection.send('lost')
    connection.close()
    expect([log, inner.events]).toEqual([['closed'], null])
  })
})
