import type { SocketDriver } from '../../socket/socket-driver'

const OPEN = 1

/** What is used of a websocket. */
export interface PageSocket extends EventTarget {
  readonly readyState: number
  readonly send: (text: string) => void
  readonly close: () => void
}

/** The browser's own websockets. */
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
        // On a line that is dead the browser waits long for the other side to say goodbye.
        queueMicrotask(end)
      },
    }
  },
})
