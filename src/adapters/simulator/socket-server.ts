import * as E from 'fp-ts/Either'
import { LOOP_ID } from '../../domain/balance'
import { Price, type TickerPrice } from '../../domain/price'
import { encodeFeedPong, parseFeedFrame } from '../wire/frames/feed-frame'
import { FeedLogin } from '../wire/frames/feed-requests'
import { writeTicker } from '../wire/frames/ticker-frame'
import type { Clock } from '../../application/ports/browser/clock'
import { accessRow, countFrame } from './access/access-table'
import { makeSocketRateLimit } from './socket-rate-limit'
import type { RateLimiter } from './rate-limits'
import type { FeatureSockets } from './feature-sockets'
import type { StateHost } from './state-host'
import type { AcceptSocket } from './socket-peer'
import type { RoomSockets } from './room-sockets'

/**
 * The number of a connection's pings between two changes of the LOOP price. Every connection gets the same sequence of
 * prices.
 */
const PINGS_A_PRICE = 6

/**
 * The middle of the simulated LOOP price, in millionths of USD. The fixed price of balances is about the same. The
 * simulated price differs from the middle by at most `SWING`, 1.2 %: so little that the recharge card, which rounds up to
 * dollars, always agrees with the mall.
 */
const MIDDLE = 42_100
const SWING = 500

const loopPrice = (n: number): TickerPrice => {
  const price = `0.${String(MIDDLE - SWING + ((n * 377) % (2 * SWING + 1))).padStart(6, '0')}`
  if (Price.is(price)) return { currencyId: LOOP_ID, price }
  throw new Error('the price of LOOP is none')
}

/**
 * The frame limits of a connection: at once, and per second on average. A browser sends a ping every 5 s, and a frame
 * for each action of the member in a room.
 */
const BURST = 200
const A_SECOND = 20

interface FeedDeps {
  readonly host: StateHost
  readonly rooms: RoomSockets
  readonly features: FeatureSockets
  readonly clock: Clock
  readonly limiter: RateLimiter
}

/**
 * The server side of the realtime socket. The server answers only after a login. The server closes a connection when
 * its token expires, or when the client exceeds the frame limits.
 */
export const makeSocketServer =
  ({ host, rooms, features, clock, limiter }: FeedDeps): AcceptSocket =>
  (peer) => {
    const mayGoOn = makeSocketRateLimit({ clock, burst: BURST, aSecond: A_SECOND })
    let token: string | null = null
    let leaveRooms = (): void => undefined
    let leaveFeatures = (): void => undefined
    const xidNow = () => host.world().tokens[token ?? '']
    let pings = 0
    const stop = host.subscribe((news) => {
      if (news.type === 'TokenEnded' && news.token === token) peer.close()
    })
    return {
      isSignedIn: () => xidNow() !== undefined,
      closed: () => {
        stop()
        leaveRooms()
        leaveFeatures()
      },
      receive: (text) => {
        const frame = parseFeedFrame(text)
        const verdict = countFrame(
          limiter,
          'ws',
          frame?.event ?? null,
          frame?.data ?? null,
          peer.address,
          xidNow() ?? null,
        )
        if (!mayGoOn() || verdict === 'flood') {
          peer.close()
          return
        }
        if (frame === null || verdict === 'tooMany' || accessRow(`ws ${frame.event}`) === undefined) return
        if (frame.event === 'login') {
          const login = FeedLogin.decode(frame.data)
          token = E.isRight(login) ? login.right.token : null
          const xid = xidNow()
          if (token === null || xid === undefined) peer.close()
          else {
            leaveRooms()
            leaveRooms = rooms.enter(token, xid, peer)
            leaveFeatures()
            leaveFeatures = features.enter(xid, peer)
            peer.send(writeTicker(loopPrice(0)))
          }
        } else if (frame.event === 'ping' && token !== null) {
          pings += 1
          peer.send(encodeFeedPong(clock.now()))
          if (pings % PINGS_A_PRICE === 0) peer.send(writeTicker(loopPrice(pings)))
        } else {
          const xid = xidNow()
          if (xid !== undefined && !features.take(xid, frame)) rooms.take(xid, frame)
        }
      },
    }
  }
