import type { Xid } from '../../domain/kernel/ids'
import type { ForwardedTrack, RtcPeer, SentKind } from '../wire/frames/rtc-frame'
import { PublishLink, ReceiveLink, type ForwardedLinkDeps } from './forwarded-links'
import type { MeasuredLink, MediaPaths, ReceivedTrack } from './media-paths'

/**
 * The media of a room that a server forwards: one connection that sends, once this browser sends media, and one that
 * receives the media of everybody else.
 */
export class ForwardedMedia implements MediaPaths {
  readonly #peers = new Map<string, { readonly xid: Xid; kinds: readonly SentKind[] }>()
  readonly #publish: PublishLink
  readonly #receive: ReceiveLink

  constructor(private readonly deps: ForwardedLinkDeps) {
    this.#publish = new PublishLink(deps)
    this.#receive = new ReceiveLink(deps)
  }

  joined(peers: readonly RtcPeer[]): void {
    this.#peers.clear()
    for (const { peer, xid, kinds } of peers) this.#peers.set(peer, { xid, kinds })
    this.#publish.ensure()
    this.#receive.ensure()
    this.deps.changed()
  }

  came(peer: string, xid: Xid): void {
    this.#peers.set(peer, { xid, kinds: [] })
  }

  left(peer: string): void {
    this.#peers.delete(peer)
    this.deps.changed()
  }

  sends(peer: string, kinds: readonly SentKind[]): void {
    const known = this.#peers.get(peer)
    if (known !== undefined) known.kinds = kinds
    this.deps.changed()
  }

  send(kind: SentKind, tracks: readonly MediaStreamTrack[]): void {
    this.#publish.send(kind, tracks)
  }

  published(link: string, sdp: string): void {
    this.#publish.published(link, sdp)
  }

  offered(link: string, sdp: string, tracks: readonly ForwardedTrack[]): void {
    this.#receive.offered(link, sdp, tracks)
  }

  people(): readonly Xid[] {
    return [...this.#peers.values()].map(({ xid }) => xid)
  }

  received(): readonly ReceivedTrack[] {
    return [...this.#peers].flatMap(([peer, { xid, kinds }]) =>
      kinds.flatMap((kind) => {
        const stream = this.#receive.received(peer, kind)
        return stream === null ? [] : [{ xid, kind, stream }]
      }),
    )
  }

  levels(): readonly (readonly [Xid, number])[] {
    return [...this.#peers].map(([peer, { xid, kinds }]) => [
      xid,
      kinds.includes('microphone') ? this.#receive.level(peer) : 0,
    ])
  }

  measured(): readonly MeasuredLink[] {
    const senders = [...this.#peers.values()].flatMap(({ xid, kinds }) => (kinds.length > 0 ? xid : []))
    return [
      ...this.#publish.measured(),
      ...this.#receive.measured(senders, (peer) => this.#peers.get(peer)?.xid ?? null),
    ]
  }

  close(): void {
    this.#publish.close()
    this.#receive.close()
    this.#peers.clear()
  }
}
