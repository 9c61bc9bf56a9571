import type { SocketEvents } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'

/**
 * Delays every response and socket event until the inputs that led to the response or event are stored. If storing
 * fails, the providers send nothing more.
 */
export const afterStored = ({ http, sockets }: ProviderDrivers, durable: () => Promise<void>): ProviderDrivers => {
  const inTurn = (events: SocketEvents): SocketEvents => {
    let queue: Promise<void> = Promise.resolve()
    const enqueue = (call: () => void): void => {
      queue = queue.then(durable).then(call)
      queue.catch(() => undefined)
    }
    return {
      opened: () => {
        enqueue(events.opened)
      },
      received: (text) => {
        enqueue(() => {
          events.received(text)
        })
      },
      closed: () => {
        enqueue(events.closed)
      },
    }
  }
  return {
    http: async (request) => {
      const answer = await http(request)
      await durable()
      return answer
    },
    sockets: { open: (url, events) => sockets.open(url, inTurn(events)) },
  }
}
