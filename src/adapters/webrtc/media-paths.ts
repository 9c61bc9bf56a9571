import type { Xid } from '../../domain/kernel/ids'
import type { RtcPeer, SentKind } from '../wire/frames/rtc-frame'
import type { PeerConnection } from './media-driver'

export interface ReceivedTrack {
  readonly xid: Xid
  readonly kind: SentKind
  readonly stream: MediaStream
}

/** A connection whose statistics are read. */
export interface MeasuredLink {
  readonly state: RTCPeerConnectionState
  readonly stats: PeerConnection['getStats']
  /** The people whose media the connection carries. */
  readonly people: readonly Xid[]
  /** The kind and the person of a media line. `xid` is `null` for this browser's own media. */
  readonly trackOf: (mid: string) => { readonly kind: SentKind; readonly xid: Xid | null } | null
}

/** How the media of a room travels: directly between browsers, or through a forwarding server. */
export interface MediaPaths {
  /** Handles the list of peers when this browser joins or rejoins the room. */
  readonly joined: (peers: readonly RtcPeer[]) => void
  /** Handles a peer that joined, or in a forwarded room a peer that sends for the first time. */
  readonly came: (peer: string, xid: Xid) => void
  readonly left: (peer: string) => void
  /** Handles the kinds that a peer sends from now on. */
  readonly sends: (peer: string, kinds: readonly SentKind[]) => void
  /** Sets the tracks of this kind that are sent to the room. An empty list stops sending this kind. */
  readonly send: (kind: SentKind, tracks: readonly MediaStreamTrack[]) => void
  readonly people: () => readonly Xid[]
  readonly received: () => readonly ReceivedTrack[]
  /** The current level of each remote microphone, from 0 to 1. */
  readonly levels: () => readonly (readonly [Xid, number])[]
  readonly measured: () => readonly MeasuredLink[]
  readonly close: () => void
}
