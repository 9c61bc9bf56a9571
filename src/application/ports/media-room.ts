import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'
import type { Xid } from '../../domain/kernel/ids'
import type { RoomMediaFailure, MediaSendFailure } from '../../domain/kernel/media-fault'
import type { Secret } from './browser/vault'

/** A stream of sound or pictures. Only adapters and screens know that the stream is a `MediaStream`. */
export interface Stream {
  readonly id: string
  readonly active: boolean
}

export type ShareKind = 'screen' | 'camera'
export type TrackKind = 'microphone' | ShareKind

export interface RoomOrder {
  readonly channelId: string
  /**
   * Requests a token for this room and member (spec 2 §7, `token`). The adapter calls `pass` on entering, and again
   * when the token expires.
   */
  readonly pass: () => TaskEither<Failure, Secret>
  /**
   * The kind of the other people's video, for connections that do not send the kind. Calls set `camera`; default:
   * `screen`.
   */
  readonly pictures?: ShareKind
}

/**
 * Events of a room's media: first `joined`, then `reconnecting` and `reconnected` alternately. `ended` comes once, as
 * the last event.
 */
export type RoomMediaEvent =
  | { readonly kind: 'joined' | 'reconnecting' | 'reconnected' }
  | { readonly kind: 'ended'; readonly fault: RoomMediaFailure }

/**
 * `opened`: the microphone is open; sent again after a switch of the device. `ended`: at most once, as the last event.
 */
export type MicrophoneEvent =
  | { readonly kind: 'opened'; readonly label: string }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** `sending`: the room receives the sound. `ended` at most once, as the last event. */
export type SpeechEvent = { readonly kind: 'sending' } | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** `surface`: the member's choice. A window cannot share sound (spec 2 §8); `hasSound` is the result. */
export interface Shared {
  readonly surface: 'monitor' | 'window' | 'browser' | 'camera'
  readonly hasSound: boolean
  readonly own: Stream
}

/** `sharing`: the room receives the share. `ended` at most once, as the last event. */
export type ShareEvent =
  | ({ readonly kind: 'sharing' } & Shared)
  /** `fault` is `null` if the member pressed the browser's own stop button (SHR-3). */
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure | null }

/** The places for sound in a room, by browsers. */
export interface Seats {
  readonly taken: number
  readonly limit: number
}

/** A track of another person. A person sends at most one track of each kind. */
export interface Remote {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly stream: Stream
}

/**
 * The quality of a connection, from best to worst. A map of qualities has no entry for a person whose quality is
 * unknown.
 */
export type Quality = 'good' | 'fair' | 'poor' | 'lost'

/** Totals since the track began. `bitsASecond` and `framesASecond` cover the last second. */
export interface TrackStats {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly direction: 'in' | 'out'
  readonly bitsASecond: number
  readonly packetsLost: number
  readonly roundTripMs: number | null
  /** The size of the video; `null` for sound. */
  readonly size: { readonly width: number; readonly height: number; readonly framesASecond: number } | null
}

/**
 * The sound and pictures of a room (spec 2 §4). Each observable keeps its device or track open exactly while it is
 * subscribed; no function switches a device on or off. When `unsubscribe` returns, the device or track is closed. If
 * the browser is still opening the device, the device is released as soon as it opens (SHR-5). The member is in at most
 * one room. Leaving the room ends all other tracks.
 */
export interface MediaRoom {
  /**
   * The member is in the room while this observable is subscribed. After a lost connection, all subscribed tracks
   * return.
   */
  readonly enter: (order: RoomOrder) => Observable<RoomMediaEvent>
  /** Opens the microphone while subscribed, but sends nothing. The browser prompts for permission if necessary. */
  readonly microphone: () => Observable<MicrophoneEvent>
  /** Sends the sound of an open microphone while subscribed (MIC-7). */
  readonly speak: () => Observable<SpeechEvent>
  /** Lets the member choose a surface and sends that surface while subscribed. A screen is sent at 1080p (SHR-4). */
  readonly share: (kind: ShareKind) => Observable<ShareEvent>
  /**
   * Other people in the room, each once. Some connections list only people who send. Emits on subscription and on
   * changes.
   */
  readonly peers$: Observable<readonly Xid[]>
  /** The tracks of the other people. Emits on subscription and on every change. */
  readonly remotes$: Observable<readonly Remote[]>
  /** The member's own sound, while the room receives it. Emits on subscription and on every change. */
  readonly voice$: Observable<Stream | null>
  /** The member's own share, for a preview. Emits on subscription and on every change. */
  readonly shared$: Observable<Shared | null>
  /** The loudness of each person, the member included: from 0 to 1, about ten times a second while there is sound. */
  readonly levels$: Observable<ReadonlyMap<Xid, number>>
  /** The receive quality of each person, and the connection quality of the member. Emits on every change. */
  readonly quality$: Observable<ReadonlyMap<Xid, Quality>>
  /** For hosts, while all places are taken. Otherwise `null`. Emits on subscription and on every change. */
  readonly seats$: Observable<Seats | null>
  readonly stats: () => Promise<readonly TrackStats[]>
}
