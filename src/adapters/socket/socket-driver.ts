/**
 * The events of a connection. `closed` is called exactly once, as the last event, even after a failed open or a call of
 * `close`.
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

/**
 * Opens a browser websocket, or a connection to the simulator in this page. The driver calls no event handler before
 * `open` has returned.
 */
export interface SocketDriver {
  readonly open: (url: string, events: SocketEvents) => SocketConnection
}
