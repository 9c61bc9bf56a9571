import type { Observable } from 'rxjs'
import type { PriceMessage } from '../../domain/price'
import type { RoomNews, SpaceNews } from '../../domain/space'
import type { SessionId } from '../../domain/kernel/ids'

/** `withOpeningBalance` once, then `closedConversation` once; a socket that never opens only closes. */
export type LiveFeedEvent = 'opened' | 'closed'

/** decisions.md: one frame of the realtime socket. */
export interface FeedFrame {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The realtime socket (spec 1 §4). It logs in, pings, and notices a half-open line by itself. */
export interface LiveFeed {
  /**
   * Prices of the ticker, gathered: what comes faster than the log should grow is told in one fact. What is told of
   * spaces comes as it is.
   */
  readonly facts$: Observable<PriceMessage | SpaceNews | RoomNews>
  /** Frames of no event of the core: they may be a feature's that is loaded on demand. */
  readonly frames$: Observable<FeedFrame>
  /** One of them is nobody's, or cannot be read. */
  readonly countDropped: () => void
  /** Says one frame over the open socket; `false` where none is open. */
  readonly say: (frame: string) => boolean
  /** Connects when subscribed, closes deliberately when unsubscribed. */
  readonly connect: (sessionId: SessionId) => Observable<LiveFeedEvent>
  /** Frames that were no frames of ours, or of no kind we know: dropped and counted (ALL-7). */
  readonly dropped: () => number
}
