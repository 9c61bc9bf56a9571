import type { SocketDriver } from '../socket/socket-driver'
import { faultSeam, type Direction } from './fault-seam'

/** An open connection. `cut` closes it as if the server had closed it. */
interface CuttableSocket {
  readonly url: string
  readonly cut: () => void
}

export const openSockets = new Set<CuttableSocket>()

/** A driver whose connections the levers can cut at any time, and whose frames pass the levers. */
export const socketsThroughSeam = (driver: SocketDriver): SocketDriver => ({
  open: (url, events) => {
    if (faultSeam.levers?.opens(url) === false) {
      queueMicrotask(events.closed)
      return { send: () => undefined, close: () => undefined }
    }
    let isOver = false
    const pass = (direction: Direction, deliver: () => void): void => {
      const deliverIfOpen = (): void => {
        if (!isOver) deliver()
      }
      if (faultSeam.levers === null) deliverIfOpen()
      else faultSeam.levers.frame({ url, connection: socket }, direction, deliverIfOpen)
    }
    const end = (): void => {
      if (isOver) return
      isOver = true
      openSockets.delete(socket)
      events.closed()
    }
    const connection = driver.open(url, {
      opened: () => {
        if (!isOver) events.opened()
      },
      received: (text) =>
        pass('in', () => {
          events.received(text)
        }),
      closed: end,
    })
    const socket: CuttableSocket = {
      url,
      cut: () => {
        connection.close()
        end()
      },
    }
    openSockets.add(socket)
    return {
      send: (text) =>
        pass('out', () => {
          connection.send(text)
        }),
      close: connection.close,
    }
  },
})
