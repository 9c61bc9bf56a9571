import type { SpacePorts } from '../../ports/space-ports'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallPeer } from '../../../domain/call'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Secret } from '../../ports/browser/vault'

/** The member's call as the server reports it. */
export interface CallNow {
  readonly channelId: ChannelId
  readonly from: Xid
  readonly to: Xid
  readonly isWaiting: boolean
}

/** Call events of the realtime socket (spec 2 §4). `by`: the person who acted. `isWeb`: that person used a browser. */
export type CallSocketEvent =
  | {
      readonly kind: 'calling'
      readonly channelId: ChannelId | null
      readonly to: Xid
      readonly from: CallPeer
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
  /**
   * Starts a call and returns the channel in which the member waits. If both people call each other at once, both get
   * the same channel.
   */
  readonly start: (to: Xid, isVideo: boolean) => TaskEither<Failure, ChannelId>
  /**
   * The state of the call in that channel. With `null`, the state of the newest call that is not over; `null` if there
   * is no call.
   */
  readonly check: (channelId: ChannelId | null) => TaskEither<Failure, CallNow | null>
  /** Accepts the call. A repeat in the same session has no further effect. */
  readonly accept: (channelId: ChannelId) => TaskEither<Failure, unknown>
  readonly reject: (channelId: ChannelId) => TaskEither<Failure, unknown>
  /** Cancels a waiting call, or ends an ongoing call. */
  readonly cancel: (channelId: ChannelId) => TaskEither<Failure, unknown>
  /** The token for the real-time provider's channel (spec 2 §7). */
  readonly pass: (channelId: ChannelId) => TaskEither<Failure, Secret>
}

export interface CallPorts {
  readonly calls: Calls
  readonly media: Pick<SpacePorts, 'mediaRoom'>
  /** Call events, keyed by the name of the socket frame. */
  readonly events: ReadonlyMap<string, CallEvent>
  /** Decodes a call frame; `null` for an invalid frame, which is counted. */
  readonly read: (event: CallEvent, data: unknown) => CallSocketEvent | null
  /** Rings until the returned function is called. `onSilent`: the browser does not allow sound yet (spec 2 §9). */
  readonly ring: (onSilent: () => void) => () => void
}
