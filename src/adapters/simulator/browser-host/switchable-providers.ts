import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import type { SocketConnection } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'
import type { HostLink } from './host-link'

/** Drivers that use the currently connected host. Without a host, calls wait for the next host. */
export interface SwitchableProviders extends ProviderDrivers {
  /** Connects a new host and cuts the previous link. Pass `null` while there is no next host. */
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
      // The caller has aborted the request and assumes that the server did nothing.
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
