import { Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { Quality, TrackStats } from '../../application/ports/media-room'
import type { Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { StatsReader, StatsSample } from './stats-reader'
import type { MeshSession } from './mesh-session'

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
  session: Pick<MeshSession, 'levels'>,
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
 * The quality of each peer's connection. The rating of this browser's own connection is the best rating of all peers,
 * because this browser's connection is the likely cause if every peer has a bad rating.
 */
export const networkQualityOf = (
  session: MeshSession,
  gauge: StatsReader,
  clock: Clock,
): Observable<ReadonlyMap<Xid, Quality>> =>
  pollWhileSubscribed(clock, QUALITY_MS, async () => {
    const all = new Map<Xid, Quality>()
    for (const { xid, link } of session.mesh.links()) {
      // A link that is still connecting has no quality.
      if (link.state !== 'new' && link.state !== 'connecting')
        all.set(xid, qualityFrom(link.state, await gauge.read(link)))
    }
    const own = ORDER.find((quality) => [...all.values()].includes(quality))
    if (session.xid !== null && own !== undefined) all.set(session.xid, session.isCut ? 'lost' : own)
    return all
  })

export const trackStatsOf = async (session: MeshSession, gauge: StatsReader): Promise<readonly TrackStats[]> => {
  const all = await Promise.all(
    session.mesh.links().map(async ({ xid, link }) => {
      const { flows, roundTripMs } = await gauge.read(link)
      return flows.map((flow) => ({ ...flow, xid, roundTripMs }))
    }),
  )
  return all.flat()
}
