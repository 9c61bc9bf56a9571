import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { TrackStats } from '../../application/ports/media-room'
import type { Xid } from '../../domain/kernel/ids'
import type { MeasuredLink } from './media-paths'

const Rtp = t.intersection([
  t.type({
    id: t.string,
    type: t.union([t.literal('inbound-rtp'), t.literal('outbound-rtp')]),
    mid: t.string,
    timestamp: t.number,
  }),
  t.partial({
    bytesReceived: t.number,
    bytesSent: t.number,
    packetsLost: t.number,
    packetsReceived: t.number,
    frameWidth: t.number,
    frameHeight: t.number,
    framesPerSecond: t.number,
  }),
])
const Pair = t.intersection([
  t.type({ type: t.literal('candidate-pair'), nominated: t.literal(true) }),
  t.partial({ currentRoundTripTime: t.number }),
])

export interface StatsSample {
  /** `xid` is `null` for this browser's own media. */
  readonly flows: readonly (Omit<TrackStats, 'xid' | 'roundTripMs'> & { readonly xid: Xid | null })[]
  /** The share of packets that were lost since the previous sample, from 0 to 1. */
  readonly lossShare: number
  readonly roundTripMs: number | null
}

interface Seen {
  readonly bytes: number
  readonly at: number
  readonly lost: number
  readonly came: number
}

/** Reads the statistics of a connection. Rates cover the time since the previous reading. */
export class StatsReader {
  readonly #seen = new WeakMap<MeasuredLink['stats'], Map<string, Seen>>()

  async read({ stats, trackOf }: Pick<MeasuredLink, 'stats' | 'trackOf'>): Promise<StatsSample> {
    const report = await stats()
    const before = this.#seen.get(stats) ?? new Map<string, Seen>()
    const flows: StatsSample['flows'][number][] = []
    let [lost, came] = [0, 0]
    let roundTripMs: number | null = null
    report.forEach((entry: unknown) => {
      const pair = Pair.decode(entry)
      if (E.isRight(pair)) roundTripMs = (pair.right.currentRoundTripTime ?? 0) * 1_000
      const rtp = Rtp.decode(entry)
      const track = E.isRight(rtp) ? trackOf(rtp.right.mid) : null
      if (E.isLeft(rtp) || track === null) return
      const { id, type, timestamp, frameWidth, frameHeight, framesPerSecond, ...counts } = rtp.right
      const now = {
        bytes: counts.bytesReceived ?? counts.bytesSent ?? 0,
        at: timestamp,
        lost: counts.packetsLost ?? 0,
        came: counts.packetsReceived ?? 0,
      }
      const then = before.get(id) ?? { bytes: 0, at: timestamp - 1_000, lost: 0, came: 0 }
      before.set(id, now)
      lost += Math.max(0, now.lost - then.lost)
      came += Math.max(0, now.came - then.came)
      flows.push({
        ...track,
        direction: type === 'inbound-rtp' ? 'in' : 'out',
        packetsLost: now.lost,
        bitsASecond: Math.round((8_000 * (now.bytes - then.bytes)) / Math.max(1, now.at - then.at)),
        size:
          frameWidth === undefined || frameHeight === undefined
            ? null
            : { width: frameWidth, height: frameHeight, framesASecond: framesPerSecond ?? 0 },
      })
    })
    this.#seen.set(stats, before)
    return { flows, roundTripMs, lossShare: lost + came === 0 ? 0 : lost / (lost + came) }
  }
}
