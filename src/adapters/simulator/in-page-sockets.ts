import type { SocketDriver } from '../socket/socket-driver'
import type { Accept, PeerHandler } from './peer'

const soon = (call: () => void): void => { void Promise.resolve().then(call) }

/** Sockets that lead to handlers in this page, by the path of the address. Frames keep their order in each direction. */
export const inPageSockets = (paths: Readonly<Record<string, Accept>>): SocketDriver => ({
  open: (url, events) => {
    let open = true
    let handler: PeerHandler | null = null
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
      handler = accept({ send: (text) => { soon(() => { if (open) events.received(text) }) }, close: () => { soon(end) } })
      events.opened()
    })
    return {
      send: (text) => { soon(() => { if (open) handler?.receive(text) }) },
      close: end,
    }
  },
})
