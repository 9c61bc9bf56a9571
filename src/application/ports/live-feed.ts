import type { Observable } from 'rxjs'
import type { PriceMessage } from '../../domain/price'
import type { RoomPush, SpacePush } from '../../domain/space'
import type { SessionId } from '../../domain/kernel/ids'

/** `opened` once, then `closed` once. A socket that never opens only emits `closed`. */
export type LiveFeedEvent = 'opened' | 'closed'

/** decisions.md: one frame of the realtime socket. */
export interface FeedFrame {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The realtime socket (spec 1 §4). It logs in, pings, and detects a half-open connection by itself. */
export interface LiveFeed {
  /** Ticker prices are batched into one fact, to keep the log small. Space and room events come unbatched. */
  readonly facts$: Observable<PriceMessage | SpacePush | RoomPush>
  /** Frames with an event that the core does not handle. A lazy feature may handle them. */
  readonly frames$: Observable<FeedFrame>
  /** Counts a frame of `frames$` that no feature handles or that cannot be decoded. */
  readonly countDropped: () => void
  /** Sends one frame over the open socket; `false` if none is open. */
  readonly say: (frame: string) => boolean
  readonly connect: (sessionId: SessionId) => Observable<LiveFeedEvent>
  /** Number of dropped frames: not in our format or of an unknown event (ALL-7). */
  readonly dropped: () => number
}
