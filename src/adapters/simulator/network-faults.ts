import type { Clock } from '../../application/ports/browser/clock'
import { addMs } from '../../domain/kernel/instant'
import type { HttpDriver } from '../rest/client/http-driver'
import type { SocketDriver, SocketEvents } from '../socket/socket-driver'

/** Network faults for tests, injected between the client's adapters and the providers. */
export interface NetworkFaults {
  readonly http: (driver: HttpDriver) => HttpDriver
  readonly sockets: (driver: SocketDriver) => SocketDriver
  /** Fails every request and closes every socket, until `online` is called. */
  readonly offline: () => void
  readonly online: () => void
  /** The server handles the next request, but the client never receives the response. */
  readonly dropNextAnswer: () => void
  /** Drops the next `count` incoming frames. */
  readonly dropFrames: (count: number) => void
  /** While on, open sockets accept writes but deliver no frame in either direction, and stay open. */
  readonly halfOpen: (on: boolean) => void
  /** Closes every socket at once, as if the server had closed it. */
  readonly cut: () => void
  /** Delays every request by this many milliseconds. */
  readonly delay: (ms: number) => void
}

interface OpenSocket {
  readonly cut: () => void
}

export const makeNetworkFaults = (clock: Clock): NetworkFaults => {
  const sockets = new Set<OpenSocket>()
  let isOnline = true
  let isHalfOpen = false
  let answersToDrop = 0
  let framesToDrop = 0
  let delayMs = 0
  const cut = (): void => {
    Array.from(sockets).forEach((socket) => {
      socket.cut()
    })
  }
  const waitForDelay = (): Promise<void> =>
    delayMs === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          clock.wake(addMs(clock.now(), delayMs), resolve)
        })

  const faultyEvents = (events: SocketEvents, closed: () => void): SocketEvents => ({
    opened: events.opened,
    received: (text) => {
      if (isHalfOpen) return
      if (framesToDrop > 0) framesToDrop -= 1
      else events.received(text)
    },
    closed,
  })

  return {
    http: (driver) => async (request) => {
      await waitForDelay()
      if (!isOnline) throw new TypeError('offline')
      const drops = answersToDrop > 0
      if (drops) answersToDrop -= 1
      const answer = await driver(request)
      if (drops || !isOnline) throw new TypeError('the answer was lost')
      return answer
    },
    sockets: (driver) => ({
      open: (url, events) => {
        let over = false
        const end = (): void => {
          if (over) return
          over = true
          sockets.delete(socket)
          events.closed()
        }
        const connection = driver.open(url, faultyEvents(events, end))
        const socket = {
          cut: () => {
            connection.close()
            end()
          },
        }
        sockets.add(socket)
        if (!isOnline) void Promise.resolve().then(socket.cut)
        return {
          send: (text) => {
            if (!isHalfOpen) connection.send(text)
          },
          close: connection.close,
        }
      },
    }),
    offline: () => {
      isOnline = false
      cut()
    },
    online: () => {
      isOnline = true
    },
    dropNextAnswer: () => {
      answersToDrop += 1
    },
    dropFrames: (count) => {
      framesToDrop += count
    },
    halfOpen: (on) => {
      isHalfOpen = on
    },
    cut,
    delay: (ms) => {
      delayMs = ms
    },
  }
}
