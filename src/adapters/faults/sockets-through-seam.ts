import type { SocketDriver } from '../socket/socket-driver'
import { faultSeam, type CuttableSocket, type Direction } from './fault-seam'

/** A driver whose connections the levers can cut at any time, and whose frames pass the levers. */
export const socketsThroughSeam = (driver: SocketDriver): SocketDriver => ({
  open: (url, events) => {
    let isOver = false
    const pass = (direction: Direction, deliver: () => void): void => {
      const deliverIfOpen = (): void => {
        if (!isOver) deliver()
      }
      if (faultSeam.levers === null) deliverIfOpen()
      else faultSeam.levers.frame(url, direction, deliverIfOpen)
    }
    const end = (): void => {
      if (isOver) return
      isOver = true
      faultSeam.sockets.delete(socket)
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
    faultSeam.sockets.add(socket)
    if (faultSeam.levers?.opens(url) === false) queueMicrotask(socket.cut)
    return {
      send: (text) =>
        pass('out', () => {
          connection.send(text)
        }),
      close: connection.close,
    }
  },
})
