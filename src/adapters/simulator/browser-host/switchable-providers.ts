import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import type { SocketConnection } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'
import type { HostLink } from './host-link'

/** Two drivers that go over whichever line is connected; without one, who calls waits for the next. */
export interface SwitchableProviders extends ProviderDrivers {
  /** Cuts the line before; `null` where there is no other yet. */
  readonly connect: (line: HostLink | null) => void
}

export const makeSwitchableProviders = (): SwitchableProviders => {
  const line$ = new BehaviorSubject<HostLink | null>(null)
  const connected = (): Promise<HostLink> => firstValueFrom(line$.pipe(filter((line) => line !== null)))
  return {
    connect: (line) => {
      const before = line$.value
      line$.next(line)
      before?.cut()
    },
    http: async (request) => {
      const line = await connected()
      // Who asked has given up, and thinks that nothing was done.
      request.signal.throwIfAborted()
      return line.http(request)
    },
    sockets: {
      open: (url, events) => {
        let connection: SocketConnection | null = null
        let over = false
        void connected().then((line) => {
          if (!over) connection = line.sockets.open(url, events)
        })
        return {
          send: (text) => {
            connection?.send(text)
          },
          close: () => {
            if (connection === null && !over) void Promise.resolve().then(events.closed)
            over = true
            connection?.close()
          },
        }
      },
    },
  }
}
