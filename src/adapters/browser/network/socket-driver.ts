import type { SocketDriver } from '../../socket/socket-driver'

const OPEN = 1

/** The parts of a WebSocket that the driver uses. */
export interface PageSocket extends EventTarget {
  readonly readyState: number
  readonly send: (text: string) => void
  readonly close: () => void
}

/** A socket driver over the browser's WebSocket. */
export const makeSocketDriver = (connect: (url: string) => PageSocket = (url) => new WebSocket(url)): SocketDriver => ({
  open: (url, events) => {
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      events.closed()
    }

    const tryToConnect = (): PageSocket | null => {
      try {
        return connect(url)
      } catch {
        queueMicrotask(end)
        return null
      }
    }

    const socket = tryToConnect()
    socket?.addEventListener('open', () => {
      if (!isOver) events.opened()
    })
    socket?.addEventListener('message', (event) => {
      const data: unknown = event instanceof MessageEvent ? event.data : null
      if (!isOver) events.received(typeof data === 'string' ? data : null)
    })
    socket?.addEventListener('close', end)
    return {
      send: (text) => {
        if (socket?.readyState === OPEN) socket.send(text)
      },
      close: () => {
        socket?.close()
        // The browser waits long for the close handshake on a dead connection, so report the end at once.
        queueMicrotask(end)
      },
    }
  },
})
