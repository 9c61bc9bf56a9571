/**
 * What becomes of a connection. `closedConversation` comes once and last, also where it never opened and where we
 * closed it.
 */
export interface SocketEvents {
  readonly opened: () => void
  /** One frame; `null` stands for a binary frame, which nobody sends us. */
  readonly received: (text: string | null) => void
  readonly closed: () => void
}

export interface SocketConnection {
  /** Never throws; a frame for a connection that is not open is lost. */
  readonly send: (text: string) => void
  readonly close: () => void
}

/** How a websocket is opened: the browser's, or the simulator in the page. Events never come during `open` itself. */
export interface SocketDriver {
  readonly open: (url: string, events: SocketEvents) => SocketConnection
}
