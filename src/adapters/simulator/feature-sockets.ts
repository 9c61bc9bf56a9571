import type { Xid } from '../../domain/kernel/ids'
import type { FeedFrame } from '../wire/frames/feed-frame'
import { featureFrameHandlers, initialFramesFor } from './features'
import type { ServerEvent, StateHost } from './state-host'
import type { SocketPeer } from './socket-peer'

export interface FeatureSockets {
  /** Registers a connection that has logged in. Returns a function that removes the connection. */
  readonly enter: (xid: Xid, peer: SocketPeer) => () => void
  /** Returns `true` when a feature handled the frame. */
  readonly take: (xid: Xid, frame: FeedFrame) => boolean
  readonly stop: () => void
}

/** Carries the frames of features over the realtime socket, in both directions. */
export const makeFeatureSockets = (host: StateHost): FeatureSockets => {
  const lines = new Map<SocketPeer, Xid>()
  const stopHearing = host.subscribe((news: ServerEvent) => {
    if (news.type !== 'FrameSent') return
    const to = new Set(news.to)
    const text = JSON.stringify({ event: news.event, data: news.data })
    for (const [peer, xid] of lines) if (to.has(xid)) peer.send(text)
  })
  return {
    enter: (xid, peer) => {
      lines.set(peer, xid)
      for (const { event, data } of initialFramesFor(host.world(), xid)) peer.send(JSON.stringify({ event, data }))
      return () => {
        lines.delete(peer)
      }
    },
    take: (xid, { event, data }) => {
      const read = featureFrameHandlers.get(event)
      read?.handle(host, xid, data)
      return read !== undefined
    },
    stop: () => {
      stopHearing()
      lines.clear()
    },
  }
}
