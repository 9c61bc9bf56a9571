import type { SocketDriver } from '../socket/socket-driver'
import type { AcceptSocket, SocketHandler } from './socket-peer'

const soon = (call: () => void): void => {
  void Promise.resolve().then(call)
}

/**
 * Connects sockets to handlers in this page, by the path of the URL. Frames arrive in the order in which they were
 * sent. `origin` is the page's origin; the default is the origin of the URL.
 */
export const inMemorySockets = (paths: Readonly<Record<string, AcceptSocket>>, origin?: string): SocketDriver => ({
  open: (url, events) => {
    let open = true
    /** Whether the page has closed the socket. The handler still receives frames that the page sent before closing. */
    let hasHungUp = false
    let handler: SocketHandler | null = null
    const end = (): void => {
      if (!open) return
      open = false
      handler?.closed()
      soon(events.closed)
    }
    soon(() => {
      const accept = paths[new URL(url).pathname]
      if (!open) return
      if (accept === undefined) {
        end()
        return
      }
      handler = accept({
        host: new URL(origin ?? url).host,
        address: null,
        send: (text) => {
          soon(() => {
            if (open && !hasHungUp) events.received(text)
          })
        },
        close: () => {
          soon(end)
        },
      })
      events.opened()
    })
    return {
      send: (text) => {
        if (!hasHungUp)
          soon(() => {
            if (open) handler?.receive(text)
          })
      },
      close: () => {
        hasHungUp = true
        soon(end)
      },
    }
  },
})
