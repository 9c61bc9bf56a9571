import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import type { SocketConnection } from '../../socket/socket-driver'
import type { ProviderDrivers } from '../providers'
import type { HostLink } from './host-link'

/**
 * Drivers that use the currently connected host. Without a host, requests and sockets wait until a host is connected.
 */
export interface SwitchableProviders extends ProviderDrivers {
  /** Connects a new host and closes the link to the previous host. Pass `null` to connect no host. */
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
      // If the caller aborted the request while no host was connected, the host must not execute the request.
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
