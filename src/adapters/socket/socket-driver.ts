/** The events of a connection. `closed` comes exactly once and last, also after a failed open or our own close. */
export interface SocketEvents {
  readonly opened: () => void
  /** A received frame. `null` for a binary frame, which the protocol does not use. */
  readonly received: (text: string | null) => void
  readonly closed: () => void
}

export interface SocketConnection {
  /** Never throws. A frame for a connection that is not open is lost. */
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Opens websockets: the browser's, or the simulator's in the page. No event comes during `open` itself. */
export interface SocketDriver {
  readonly open: (url: string, events: SocketEvents) => SocketConnection
}
