import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Failure } from '../../domain/kernel/failure'
import type { Xid } from '../../domain/kernel/ids'
import type { RoomMediaFailure, MediaSendFailure } from '../../domain/kernel/media-fault'
import type { Secret } from './browser/vault'

/** What is seen or heard: only adapters and screens look into it (there it is a `MediaStream`). */
export interface Stream {
  readonly id: string
  readonly active: boolean
}

export type ShareKind = 'screen' | 'camera'
export type TrackKind = 'microphone' | ShareKind

export interface RoomOrder {
  readonly channelId: string
  /** A pass for this room and this person (spec 2 §7, `token`): asked for on entering, and again when one runs out. */
  readonly pass: () => TaskEither<Failure, Secret>
  /**
   * What the others' pictures are, for a line that carries one of each and does not say: cameras in a call; screens
   * where this is left out.
   */
  readonly pictures?: ShareKind
}

/** `joined` first, then `reconnecting` and `reconnected` by turns; `ended` comes at most once, and last. */
export type RoomMediaEvent =
  | { readonly kind: 'joined' | 'reconnecting' | 'reconnected' }
  | { readonly kind: 'ended'; readonly fault: RoomMediaFailure }

/**
 * `withOpeningBalance`: the device is held, and another one when it was changed; `ended` comes at most once, and last.
 */
export type MicrophoneEvent =
  | { readonly kind: 'opened'; readonly label: string }
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** `sending` when the room has taken it; `ended` comes at most once, and last. */
export type SpeechEvent = { readonly kind: 'sending' } | { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/**
 * What this browser shows. `surface` is what the person chose; a window has no sound to share (spec 2 §8), `hasSound`
 * says what came of it.
 */
export interface Shared {
  readonly surface: 'monitor' | 'window' | 'browser' | 'camera'
  readonly hasSound: boolean
  readonly own: Stream
}

/** `sharing` when the room has taken it; `ended` comes at most once, and last. */
export type ShareEvent =
  | ({ readonly kind: 'sharing' } & Shared)
  /** `null`: stopped with the browser's own button (SHR-3). */
  | { readonly kind: 'ended'; readonly fault: MediaSendFailure | null }

/** Something that another sends. One person sends at most one of each kind. */
export interface Remote {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly stream: Stream
}

/** From best to worst; what is not known yet is not in a table. */
export type Quality = 'good' | 'fair' | 'poor' | 'lost'

/** Of what comes from one person: since it began, or over the last second where it says so. */
export interface TrackStats {
  readonly xid: Xid
  readonly kind: TrackKind
  readonly direction: 'in' | 'out'
  readonly bitsASecond: number
  readonly packetsLost: number
  readonly roundTripMs: number | null
  /** Of pictures; `null` of sound. */
  readonly size: { readonly width: number; readonly height: number; readonly framesASecond: number } | null
}

/**
 * Sound and pictures of a room (spec 2 §4). Nothing is switched on or off here: each of these lasts exactly as long as
 * somebody is
 * subscribed to it, so that whoever holds the wish holds the microphone. Unsubscribing takes effect before it returns;
 * a device
 * that was still being asked for is let go the moment it comes (SHR-5). One room at a time; leaving it ends all the
 * rest.
 */
export interface MediaRoom {
  /**
   * In the room while subscribed; enters again by itself after a cut of the line, with whatever is wished for by then.
   */
  readonly enter: (order: RoomOrder) => Observable<RoomMediaEvent>
  /**
   * Holds the microphone while subscribed and sends nothing of it. Asks the person for it where they have not been
   * asked.
   */
  readonly microphone: () => Observable<MicrophoneEvent>
  /** Sends what a held microphone hears while subscribed: whoever is not subscribed is silent (MIC-7). */
  readonly speak: () => Observable<SpeechEvent>
  /** Lets the person choose what to show and sends it while subscribed; a screen at 1080p (SHR-4). */
  readonly share: (kind: ShareKind) => Observable<ShareEvent>
  /**
   * Who else is in the room, each once; where the line of the room tells of senders alone, these: said once on
   * subscription, then on every change.
   */
  readonly peers$: Observable<readonly Xid[]>
  /** What the others send: said once on subscription, then on every change. */
  readonly remotes$: Observable<readonly Remote[]>
  /** What this browser shows the others, for its own eyes: said once on subscription, then on every change. */
  readonly shared$: Observable<Shared | null>
  /** How loud each person is, oneself too, from 0 to 1, some ten times a second while there is anything to hear. */
  readonly levels$: Observable<ReadonlyMap<Xid, number>>
  /** How well each person is heard, and of oneself how well the line is: on every change. */
  readonly quality$: Observable<ReadonlyMap<Xid, Quality>>
  readonly stats: () => Promise<readonly TrackStats[]>
}
