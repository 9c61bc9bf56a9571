import { connect, createServer, type Server, type Socket } from 'node:net'
import type { WriterSearch } from './find-writer'

/** How long a connection waits for a server, and how many connections wait. */
const WAIT_MS = 15_000
const MOST_WAITING = 1_000
const UNAVAILABLE =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n'

export interface Front {
  readonly server: Server
  /** Ends all connections. */
  readonly cut: () => void
}

/**
 * Carries connections to the server that serves members. While none does, a connection waits, so a change of servers is
 * a pause. When the server ends, its connections end, and clients connect again.
 */
export const makeFront = (writer: WriterSearch): Front => {
  const clients = new Set<Socket>()
  let waiting = 0
  const carry = (client: Socket): void => {
    waiting += 1
    const done = (): void => {
      waiting -= 1
      clearTimeout(late)
      client.off('close', giveUp)
    }
    const giveUp = (): void => {
      cancel()
      done()
      if (!client.destroyed) client.end(UNAVAILABLE)
    }
    const late = setTimeout(giveUp, WAIT_MS)
    client.once('close', giveUp)
    let cancel: () => void = () => undefined
    const attempt = (): void => {
      cancel = writer.whenFound((port) => {
        const upstream = connect({ port, host: '127.0.0.1' })
        const missed = (): void => {
          writer.failed(port)
          attempt()
        }
        cancel = () => {
          upstream.off('error', missed)
          upstream.on('error', () => undefined)
          upstream.destroy()
        }
        upstream.once('error', missed)
        upstream.once('connect', () => {
          upstream.off('error', missed)
          done()
          upstream.on('error', () => {
            client.destroy()
          })
          upstream.once('close', () => {
            client.destroy()
          })
          client.once('close', () => {
            upstream.destroy()
          })
          client.pipe(upstream).pipe(client)
        })
      })
    }
    attempt()
  }
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    client.on('error', () => {
      client.destroy()
    })
    clients.add(client)
    client.once('close', () => {
      clients.delete(client)
    })
    if (waiting >= MOST_WAITING) client.end(UNAVAILABLE)
    else carry(client)
  })
  return {
    server,
    cut: () => {
      for (const client of clients) client.destroy()
    },
  }
}
