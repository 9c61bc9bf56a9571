import type { TaskEither } from 'fp-ts/TaskEither'
import type { Party } from '../../../domain/call'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Secret } from '../../ports/browser/vault'

/** A call of oneself as the server has it. */
export interface CallNow {
  readonly channelId: ChannelId
  readonly from: Xid
  readonly to: Xid
  readonly isWaiting: boolean
}

/**
 * What the server says of calls over the realtime socket (spec 2 §4). `by` is whoever did it, `isWeb` whether with a
 * browser.
 */
export type CallSocketEvent =
  | {
      readonly kind: 'calling'
      readonly channelId: ChannelId | null
      readonly to: Xid
      readonly from: Party
      readonly isVideo: boolean
      readonly saidAt: Instant | null
    }
  | {
      readonly kind: 'accepted'
      readonly channelId: ChannelId
      readonly by: Xid | null
      readonly isWeb: boolean
      readonly isVideo: boolean | null
    }
  | {
      readonly kind: 'cancelled' | 'rejected'
      readonly channelId: ChannelId
      readonly by: Xid | null
      readonly isWeb: boolean
    }
export type CallEvent = 'calling' | 'accepted' | 'cancelled' | 'rejected'

export interface Calls {
  /** Answers the channel in which to wait for them. Where they are calling as well, it is that of their call. */
  readonly start: (to: Xid, isVideo: boolean) => TaskEither<Failure, ChannelId>
  /** That call, or at null the newest one that is not over; `null` where there is none. */
  readonly check: (channelId: ChannelId | null) => TaskEither<Failure, CallNow | null>
  /** Done again by the same session, it is done once. */
  readonly accept: (channelId: ChannelId) => TaskEither<Failure, unknown>
  readonly reject: (channelId: ChannelId) => TaskEither<Failure, unknown>
  /** Takes it back, or hangs up. */
  readonly cancel: (channelId: ChannelId) => TaskEither<Failure, unknown>
  /** With which the real-time provider lets one into the channel (spec 2 §7). */
  readonly pass: (channelId: ChannelId) => TaskEither<Failure, Secret>
}

export interface CallPorts {
  readonly calls: Calls
  /** The frames of calls, by their event. */
  readonly events: ReadonlyMap<string, CallEvent>
  /** `null` for whatever is no such frame; it is counted. */
  readonly read: (event: CallEvent, data: unknown) => CallSocketEvent | null
  /** Rings until the answer is called; `onSilent` where the browser lets no sound out yet (spec 2 §9). */
  readonly ring: (onSilent: () => void) => () => void
}
