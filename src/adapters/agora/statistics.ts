import * as t from 'io-ts'
import type { Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { Quality, TrackStats } from '../../application/ports/media-room'
import { Xid } from '../../domain/kernel/ids'
import { pollWhileSubscribed } from '../webrtc/statistics'
import type { AgoraSession } from './session'

/** The polling interval in milliseconds. The vendor updates its quality rating every two seconds. */
const QUALITY_MS = 2_000

/** The app's quality for each of the vendor's numbers: 1 is best, 6 is disconnected, 0 is unknown. */
const RATINGS: readonly (Quality | null)[] = [null, 'good', 'good', 'fair', 'poor', 'poor', 'lost']

export const agoraQualityOf = (session: AgoraSession, clock: Clock): Observable<ReadonlyMap<Xid, Quality>> =>
  pollWhileSubscribed(clock, QUALITY_MS, () => {
    const all = new Map<Xid, Quality>()
    for (const [uid, { uplinkNetworkQuality }] of Object.entries(session.client?.getRemoteNetworkQuality() ?? {})) {
      const quality = RATINGS[uplinkNetworkQuality] ?? null
      if (Xid.is(uid) && quality !== null) all.set(uid, quality)
    }
    const own = session.isCut ? 'lost' : (RATINGS[session.network] ?? null)
    if (session.xid !== null && own !== null) all.set(session.xid, own)
    return all
  })

const Incoming = t.type({ receiveBitrate: t.number, receivePacketsLost: t.number })
const Picture = t.intersection([
  t.type({ receiveResolutionWidth: t.number, receiveResolutionHeight: t.number }),
  t.partial({ receiveFrameRate: t.number }),
])

export const agoraStatsOf = async ({
  client,
  order: { pictures = 'screen' },
}: AgoraSession): Promise<readonly TrackStats[]> => {
  if (client === null) return []
  const roundTripMs = client.getRTCStats().RTT
  const rows = (kind: TrackStats['kind'], all: Readonly<Record<string, unknown>>): readonly TrackStats[] =>
    Object.entries(all).flatMap(([uid, stats]) =>
      Xid.is(uid) && Incoming.is(stats)
        ? [
            {
              xid: uid,
              kind,
              direction: 'in' as const,
              bitsASecond: stats.receiveBitrate,
              packetsLost: stats.receivePacketsLost,
              roundTripMs,
              size: Picture.is(stats)
                ? {
                    width: stats.receiveResolutionWidth,
                    height: stats.receiveResolutionHeight,
                    framesASecond: stats.receiveFrameRate ?? 0,
                  }
                : null,
            },
          ]
        : [],
    )
  return [...rows('microphone', client.getRemoteAudioStats()), ...rows(pictures, client.getRemoteVideoStats())]
}
