/**
 * The events of a connection. `closed` comes exactly once and last, also after a failed open or after our own close.
 */
export interface SocketEvents {
  readonly opened: () => void
  /** Called with each received frame. `null` stands for a binary frame, which the protocol does not use. */
  readonly received: (text: string | null) => void
  readonly closed: () => void
}

export interface SocketConnection {
  /** Sends a frame and never throws. A frame for a connection that is not open is lost. */
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Opens websockets of the browser, or of the simulator in the page. No event is sent during `open` itself. */
export interface SocketDriver {
  readonly open: (url: string, events: SocketEvents) => SocketConnection
}
