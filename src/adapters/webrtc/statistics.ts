import { Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { Quality, TrackStats } from '../../application/ports/media-room'
import type { Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { StatsReader, StatsSample } from './stats-reader'
import type { WebrtcSession } from './webrtc-session'

const LEVELS_MS = 100
const QUALITY_MS = 2_000

/** While subscribed, calls `read` at once and again `ms` after each result. */
export const pollWhileSubscribed = <A>(clock: Clock, ms: number, read: () => Promise<A> | A): Observable<A> =>
  new Observable((subscriber) => {
    let stop = (): void => undefined
    const again = async (): Promise<void> => {
      const value = await read()
      if (subscriber.closed) return
      subscriber.next(value)
      stop = clock.wake(addMs(clock.now(), ms), () => {
        void again()
      })
    }
    void again()
    return () => {
      stop()
    }
  })

const loudest = (levels: readonly (readonly [Xid, number])[]): ReadonlyMap<Xid, number> => {
  const all = new Map<Xid, number>()
  for (const [xid, level] of levels) all.set(xid, Math.max(level, all.get(xid) ?? 0))
  return all
}

export const audioLevelsOf = (
  session: Pick<WebrtcSession, 'levels'>,
  clock: Clock,
): Observable<ReadonlyMap<Xid, number>> => pollWhileSubscribed(clock, LEVELS_MS, () => loudest(session.levels()))

/** Rates a connection by its packet loss and round-trip time. */
const qualityFrom = (
  state: RTCPeerConnectionState,
  { lossShare, roundTripMs }: Pick<StatsSample, 'lossShare' | 'roundTripMs'>,
): Quality => {
  if (state !== 'connected') return 'lost'
  const delay = roundTripMs ?? 0
  return lossShare < 0.02 && delay < 250 ? 'good' : lossShare < 0.08 && delay < 500 ? 'fair' : 'poor'
}

const ORDER: readonly Quality[] = ['good', 'fair', 'poor', 'lost']

/**
 * The quality of each peer's connection. The rating of this browser's own connection is the best rating of all
 * connections, because this browser's network is the likely cause if every connection has a bad rating.
 */
export const networkQualityOf = (
  session: WebrtcSession,
  gauge: StatsReader,
  clock: Clock,
): Observable<ReadonlyMap<Xid, Quality>> =>
  pollWhileSubscribed(clock, QUALITY_MS, async () => {
    const all = new Map<Xid, Quality>()
    const measured: Quality[] = []
    for (const link of session.paths.measured()) {
      // A link that is still connecting has no quality.
      if (link.state === 'new' || link.state === 'connecting') continue
      const quality = qualityFrom(link.state, await gauge.read(link))
      measured.push(quality)
      for (const xid of link.people) all.set(xid, quality)
    }
    const own = ORDER.find((quality) => measured.includes(quality))
    if (session.xid !== null && own !== undefined) all.set(session.xid, session.isCut ? 'lost' : own)
    return all
  })

export const trackStatsOf = async (session: WebrtcSession, gauge: StatsReader): Promise<readonly TrackStats[]> => {
  const all = await Promise.all(
    session.paths.measured().map(async (link) => {
      const { flows, roundTripMs } = await gauge.read(link)
      return flows.flatMap((flow) => {
        const xid = flow.xid ?? session.xid
        return xid === null ? [] : [{ ...flow, xid, roundTripMs }]
      })
    }),
  )
  return all.flat()
}
