import type { ForwardedTrack, SentKind } from '../../wire/frames/rtc-frame'

/** The frames that a forwarded room sends to its browsers. */
export interface ForwardedRoomEvents {
  readonly published: (peer: string, link: string, sdp: string) => void
  readonly offered: (peer: string, link: string, sdp: string, tracks: readonly ForwardedTrack[]) => void
  /** The forwarding server has the room, for the first time or after its restart. Every browser must connect to it. */
  readonly opened: () => void
}

/**
 * A room whose media a server forwards. `link` is the browser's name for a connection. Each function is safe for a
 * browser that is unknown or gone.
 */
export interface ForwardedRoom {
  /** Takes the offer of a new connection that sends. It replaces an earlier connection of this browser. */
  readonly publish: (peer: string, link: string, sdp: string) => void
  /** Sets which tracks of this browser are forwarded. Any other track is dropped by the forwarding server. */
  readonly allow: (peer: string, kinds: readonly SentKind[]) => void
  /** Begins a new connection that receives. It replaces an earlier connection of this browser. */
  readonly receive: (peer: string, link: string) => void
  readonly answer: (peer: string, link: string, sdp: string) => void
  /** Ends both connections of this browser. */
  readonly drop: (peer: string) => void
  readonly close: () => void
}

/** A server that receives each track once and forwards it to every other browser of the room (an SFU). */
export interface MediaForwarder {
  /** Starts the forwarding server if it is not running. */
  readonly prepare: () => void
  /** Whether a room can be opened now. */
  readonly isReady: () => boolean
  readonly open: (events: ForwardedRoomEvents) => ForwardedRoom
}

/** No forwarding server: rooms stay meshes of at most `MESH_LIMIT` browsers. */
export const noForwarder: MediaForwarder = {
  prepare: () => undefined,
  isReady: () => false,
  open: () => {
    throw new Error('There is no forwarding server')
  },
}
