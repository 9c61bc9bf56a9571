import type { SocketDriver, SocketEvents } from '../../../src/adapters/socket/socket-driver'

export interface FakeSocket {
  readonly url: string
  readonly sent: string[]
  readonly events: SocketEvents
  closed: boolean
}

/** Fake sockets whose server is the test. */
export const makeFakeSockets = () => {
  const opened: FakeSocket[] = []
  const driver: SocketDriver = {
    open: (url, events) => {
      const socket: FakeSocket = { url, events, sent: [], closed: false }
      opened.push(socket)
      return {
        send: (text) => {
          socket.sent.push(text)
        },
        close: () => {
          if (socket.closed) return
          socket.closed = true
          void Promise.resolve().then(events.closed)
        },
      }
    },
  }
  const last = (): FakeSocket => {
    const socket = opened.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }
  return { driver, opened, last }
}
