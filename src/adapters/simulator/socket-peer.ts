/** The client's end of a socket connection, as the server uses it, over any transport. */
export interface SocketPeer {
  /** The host and port of the connecting page. */
  readonly host: string
  /** The client's network address. `null` if the simulator runs in the client's page. */
  readonly address: string | null
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Handles the events of a connection. Its methods never throw. */
export interface SocketHandler {
  /** Handles a frame. `null` stands for a binary frame. */
  readonly receive: (text: string | null) => void
  readonly closed: () => void
  /** Whether the client has signed in. A connection without a sign-in is closed after a while. */
  readonly isSignedIn: () => boolean
}

export type AcceptSocket = (peer: SocketPeer) => SocketHandler
