/** The client's end of a socket connection, as the server uses it, over any transport. */
export interface SocketPeer {
  /** The host and port of the connecting page. */
  readonly host: string
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Handles the events of a connection. Its methods never throw. */
export interface SocketHandler {
  /** Handles a frame. `null` stands for a binary frame. */
  readonly receive: (text: string | null) => void
  readonly closed: () => void
}

export type AcceptSocket = (peer: SocketPeer) => SocketHandler
