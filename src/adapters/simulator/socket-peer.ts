/** The other end of a connection as the simulator sees it, whatever carries it. */
export interface SocketPeer {
  /** Where the page at the other end came from, with the port. */
  readonly host: string
  readonly send: (text: string) => void
  readonly close: () => void
}

/** What a connection does when the other end does something. Nothing in it throws. */
export interface SocketHandler {
  /** One frame; `null` stands for a binary one. */
  readonly receive: (text: string | null) => void
  readonly closed: () => void
}

export type AcceptSocket = (peer: SocketPeer) => SocketHandler
