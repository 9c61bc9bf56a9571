import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'
import type { Xid } from '../../domain/kernel/ids'
import type { RoomMediaFailure, MediaSendFailure } from '../../domain/kernel/media-fault'
import type { Secret } from './browser/vault'

/** Sound or pictures; a `MediaStream` to adapters and screens, the only code that looks into it. */
export interface Stream {
  readonly id: string
  readonly active: boolean
}

export type ShareKind = 'screen' | 'camera'
export type TrackKind = 'microphone' | ShareKind

export interface RoomOrder {
  readonly channelId: string
  /** A pass for this room and member (spec 2 §7, `token`). Requested on entering, and again when a pass expires. */
  readonly pass: () => TaskEither<Failure, Secret>
  /** Kind of the others' video if the connection does not send it. Calls set cameras; the default is screens. */
  readonly pictures?: ShareKind
}

/** `joined` first, then `reconnecting` and `reconnected` in turn. `ended` at most once, and last. */
export type RoomMediaEvent =
  | { readonly kind: 'joined' | 'reconnecting' | 'reconnected' }
  | { readonly kind: 'ended'; readonly fault: RoomMediaFailure }

/** `opened`: the device is held; again after a switch of the device. `ended` at most once, and last. */
export type MicrophoneEvent =
  | { readonly kind: 'opened'; readonly label: string }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** `sending` when the room receives the sound. `ended` at most once, and last. */
export type SpeechEvent = { readonly kind: 'sending' } | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** `surface` is the member's choice. A window has no sound to share (spec 2 §8); `hasSound` tells the outcome. */
export interface Shared {
  readonly surface: 'monitor' | 'window' | 'browser' | 'camera'
  readonly hasSound: boolean
  readonly own: Stream
}

/** `sharing` when the room receives it. `ended` at most once, and last. */
export type ShareEvent =
  | ({ readonly kind: 'sharing' } & Shared)
  /** `null`: stopped with the browser's own button (SHR-3). */
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure | null }

/** A track of another person. A person sends at most one track of each kind. */
export interface Remote {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly stream: Stream
}

/** From best to worst. Unknown quality is absent from a table. */
export type Quality = 'good' | 'fair' | 'poor' | 'lost'

/** Totals since the track began; `bitsASecond` and `framesASecond` cover the last second. */
export interface TrackStats {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly direction: 'in' | 'out'
  readonly bitsASecond: number
  readonly packetsLost: number
  readonly roundTripMs: number | null
  /** `null` for sound. */
  readonly size: { readonly width: number; readonly height: number; readonly framesASecond: number } | null
}

/**
 * Sound and pictures of a room (spec 2 §4). Nothing is switched on or off: each observable holds its device or track
 * exactly while it is subscribed. Unsubscribing takes effect before it returns. A device that is still being requested
 * is released as soon as it arrives (SHR-5). One room at a time; leaving it ends everything else.
 */
export interface MediaRoom {
  /** In the room while subscribed. Rejoins after a lost connection, with the tracks subscribed then. */
  readonly enter: (order: RoomOrder) => Observable<RoomMediaEvent>
  /** Holds the microphone while subscribed, but sends nothing. Prompts for permission if necessary. */
  readonly microphone: () => Observable<MicrophoneEvent>
  /** Sends the sound of a held microphone while subscribed (MIC-7). */
  readonly speak: () => Observable<SpeechEvent>
  /** Lets the member choose a surface and sends it while subscribed; a screen at 1080p (SHR-4). */
  readonly share: (kind: ShareKind) => Observable<ShareEvent>
  /**
   * Other people in the room, each once; on some connections only senders. Emits on subscription and on every change.
   */
  readonly peers$: Observable<readonly Xid[]>
  /** Tracks of the others. Emits on subscription and on every change. */
  readonly remotes$: Observable<readonly Remote[]>
  /** The member's own share, for a preview. Emits on subscription and on every change. */
  readonly shared$: Observable<Shared | null>
  /** Loudness of each person, the member included, from 0 to 1, about ten times a second while there is sound. */
  readonly levels$: Observable<ReadonlyMap<Xid, number>>
  /** Receive quality of each person, and the connection quality of the member. Emits on every change. */
  readonly quality$: Observable<ReadonlyMap<Xid, Quality>>
  readonly stats: () => Promise<readonly TrackStats[]>
}
