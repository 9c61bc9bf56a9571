import type { Xid } from '../../domain/kernel/ids'
import type { FeedFrame } from '../wire/feed-frame'
import { frameReaders, greetingsFor } from './features'
import type { HostNews, WorldHost } from './host'
import type { Peer } from './peer'

export interface FeatureLine {
  /** A connection that has logged in; answers what ends it. */
  readonly enter: (xid: Xid, peer: Peer) => () => void
  /** `true` where that was a frame of a feature. */
  readonly take: (xid: Xid, frame: FeedFrame) => boolean
  readonly stop: () => void
}

/** What features say over the realtime socket, and hear there. */
export const makeFeatureLine = (host: WorldHost): FeatureLine => {
  const lines = new Map<Peer, Xid>()
  const stopHearing = host.hear((news: HostNews) => {
    if (news.type !== 'FrameSent') return
    const to = new Set(news.to)
    const text = JSON.stringify({ event: news.event, data: news.data })
    for (const [peer, xid] of lines) if (to.has(xid)) peer.send(text)
  })
  return {
    enter: (xid, peer) => {
      lines.set(peer, xid)
      for (const { event, data } of greetingsFor(host.world(), xid)) peer.send(JSON.stringify({ event, data }))
      return () => { lines.delete(peer) }
    },
    take: (xid, { event, data }) => {
      const read = frameReaders.get(event)
      read?.(host, xid, data)
      return read !== undefined
    },
    stop: () => {
      stopHearing()
      lines.clear()
    },
  }
}
