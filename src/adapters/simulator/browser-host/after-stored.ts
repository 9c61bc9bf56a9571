import type { SocketEvents } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'

/**
 * Delays every response and socket event until the inputs behind it are stored. If storing fails, nothing more is sent.
 */
export const afterStored = ({ http, sockets }: ProviderDrivers, durable: () => Promise<void>): ProviderDrivers => {
  const inTurn = (events: SocketEvents): SocketEvents => {
    let told: Promise<void> = Promise.resolve()
    const tell = (call: () => void): void => {
      told = told.then(durable).then(call)
      told.catch(() => undefined)
    }
    return {
      opened: () => {
        tell(events.opened)
      },
      received: (text) => {
        tell(() => {
          events.received(text)
        })
      },
      closed: () => {
        tell(events.closed)
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
