import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import type { SocketConnection } from '../../socket/socket-driver'
import type { Providers } from '../providers'
import type { Line } from './line'

/** Two drivers that go over whichever line is connected; without one, who calls waits for the next. */
export interface Exchange extends Providers {
  /** Cuts the line before; `null` where there is no other yet. */
  readonly connect: (line: Line | null) => void
}

export const makeExchange = (): Exchange => {
  const line$ = new BehaviorSubject<Line | null>(null)
  const connected = (): Promise<Line> => firstValueFrom(line$.pipe(filter((line) => line !== null)))
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
        void connected().then((line) => { if (!over) connection = line.sockets.open(url, events) })
        return {
          send: (text) => { connection?.send(text) },
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
