import { merge, Observable, Subject } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { FeedFrame, LiveFeed, LiveFeedEvent } from '../../application/ports/live-feed'
import type { Vault } from '../../application/ports/browser/vault'
import { encodeFeedLogin, FEED_PING, parseFeedFrame, timeInPong } from '../wire/frames/feed-frame'
import type { ServerClock } from '../browser/time/server-clock'
import { readTicker } from '../wire/frames/ticker-frame'
import { startHeartbeat, type Heartbeat } from './heartbeat'
import type { SocketConnection, SocketDriver } from './socket-driver'
import { makeSpaceFrameQueue } from './space-frame-queue'
import { makePriceThrottle } from './price-throttle'

/** Events that need no handler. The feed does not forward frames with these events. */
const KNOWN: ReadonlySet<string> = new Set(['pong'])

/** A pong tells its time in whole milliseconds. */
const PONG_STEP_MS = 1

export interface LiveFeedDeps extends Pick<ServerClock, 'timeRequest'> {
  readonly sockets: SocketDriver
  readonly url: string
  /** The device's clock. */
  readonly clock: Clock
  readonly vault: Vault
}

/**
 * The realtime socket (spec 1 §4). The socket logs in with its first frame, pings, and treats a half-open connection as
 * closed. The pongs tell the server's time.
 */
export const makeLiveFeed = ({ sockets, url, clock, vault, timeRequest }: LiveFeedDeps): LiveFeed => {
  const ticker = makePriceThrottle(clock)
  const spaces = makeSpaceFrameQueue()
  const frames = new Subject<FeedFrame>()
  let dropped = 0
  let opened: SocketConnection | null = null

  const open = (token: string, emit: (event: LiveFeedEvent) => void): SocketConnection => {
    let heartbeat: Heartbeat | null = null
    /** The pings without a pong, in order. The server answers them in order. */
    const pings: ReturnType<typeof timeRequest>[] = []
    const forget = (): void => {
      if (opened === connection) opened = null
    }
    const connection = sockets.open(url, {
      opened: () => {
        connection.send(encodeFeedLogin(token))
        heartbeat = startHeartbeat(
          clock,
          () => {
            pings.push(timeRequest())
            connection.send(FEED_PING)
          },
          () => {
            forget()
            connection.close()
            emit('closed')
          },
        )
        opened = connection
        emit('opened')
      },
      received: (text) => {
        heartbeat?.received()
        const frame = parseFeedFrame(text)
        const price = frame === null ? null : readTicker(frame)
        if (frame?.event === 'pong') pings.shift()?.(timeInPong(frame) ?? NaN, PONG_STEP_MS)
        if (price !== null) ticker.tick(price)
        else if (frame === null) dropped += 1
        else if (!KNOWN.has(frame.event) && !spaces.take(frame)) frames.next(frame)
      },
      closed: () => {
        forget()
        heartbeat?.stop()
        ticker.stop()
        emit('closed')
      },
    })
    return {
      send: connection.send,
      close: () => {
        forget()
        heartbeat?.stop()
        ticker.stop()
        connection.close()
      },
    }
  }

  return {
    facts$: merge(ticker.facts$, spaces.facts$),
    frames$: frames,
    countDropped: () => {
      dropped += 1
    },
    dropped: () => dropped + spaces.dropped(),
    say: (frame) => {
      opened?.send(frame)
      return opened !== null
    },
    connect: (sessionId) =>
      new Observable<LiveFeedEvent>((subscriber) => {
        let connection: SocketConnection | null = null
        const emit = (event: LiveFeedEvent): void => {
          if (subscriber.closed) return
          subscriber.next(event)
          if (event === 'closed') subscriber.complete()
        }
        vault
          .tokenOf(sessionId)
          .then((token) => {
            if (subscriber.closed) return
            if (token === null) emit('closed')
            else connection = open(token.reveal(), emit)
          })
          .catch(() => {
            emit('closed')
          })
        return () => {
          connection?.close()
        }
      }),
  }
}
