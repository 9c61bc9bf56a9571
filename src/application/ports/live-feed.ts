import type { Observable } from 'rxjs'
import type { PriceMessage } from '../../domain/price'
import type { RoomPush, SpacePush } from '../../domain/space'
import type { SessionId } from '../../domain/kernel/ids'

/** Events of the socket: `opened` once, then `closed` once. A socket that never opens emits only `closed`. */
export type LiveFeedEvent = 'opened' | 'closed'

/** A frame of the realtime socket (decisions.md). */
export interface FeedFrame {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The realtime socket (spec 1 §4). The adapter logs in, sends pings, and detects a half-open connection itself. */
export interface LiveFeed {
  /**
   * Pushed facts. Ticker prices are batched into one fact, to keep the log small. Space and room events are not
   * batched.
   */
  readonly facts$: Observable<PriceMessage | SpacePush | RoomPush>
  /** Frames with an event that the core does not handle. A lazy feature may handle these frames. */
  readonly frames$: Observable<FeedFrame>
  /** Counts a frame of `frames$` that no feature handles or that cannot be decoded. */
  readonly countDropped: () => void
  /** Sends a frame over the open socket; `false` if no socket is open. */
  readonly say: (frame: string) => boolean
  readonly connect: (sessionId: SessionId) => Observable<LiveFeedEvent>
  /** The number of dropped frames: frames with another format or an unknown event (ALL-7). */
  readonly dropped: () => number
}
