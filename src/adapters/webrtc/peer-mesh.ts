import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import type { Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { RtcPeer, SentKind, Signal } from '../wire/frames/rtc-frame'
import type { MediaDriver } from './media-driver'
import type { MeasuredLink, MediaPaths, ReceivedTrack } from './media-paths'
import { PeerLink } from './peer-link'
import { TRANSCEIVERS } from './transceivers'

/** The delay in milliseconds before a broken connection is restarted. Further restarts follow at longer intervals. */
const RESTART_MS = 1_000
/**
 * After a reconnect, a peer that is missing from the room is removed only after this time, in milliseconds, because
 * that peer may be reconnecting too.
 */
const MISSING_MS = 6_000

interface Other {
  readonly xid: Xid
  kinds: readonly SentKind[]
  link: PeerLink | null
  /** Cancels the removal of a peer that was missing after a reconnect. */
  stopMissing: () => void
  stopRestart: () => void
}

const nothing = (): void => undefined
const end = ({ stopMissing, stopRestart, link }: Other): void => {
  stopMissing()
  stopRestart()
  link?.close()
}

export interface PeerMeshDeps {
  readonly driver: MediaDriver
  readonly clock: Clock
  readonly random: Random
  /** The name of this browser in the room. */
  readonly me: string
  readonly say: (to: string, signal: Signal) => void
  readonly changed: () => void
}

/** The other browsers of a room, each with its own link. */
export class PeerMesh implements MediaPaths {
  readonly #others = new Map<string, Other>()
  readonly #sent = new Map<SentKind, readonly MediaStreamTrack[]>()
  configuration: RTCConfiguration = {}

  constructor(private readonly deps: PeerMeshDeps) {}

  /**
   * Handles the list of peers when this browser joins or rejoins the room. This browser sends an offer to each peer to
   * which it has no link.
   */
  joined(peers: readonly RtcPeer[]): void {
    const { clock } = this.deps
    for (const { peer, xid, kinds } of peers) {
      this.came(peer, xid)
      this.sends(peer, kinds)
      const other = this.#others.get(peer)
      if (other?.link == null) this.#begin(peer)
      else if (other.link.state !== 'connected') other.link.restart()
    }
    for (const [peer, other] of this.#others) {
      if (!peers.some((present) => present.peer === peer)) {
        other.stopMissing()
        other.stopMissing = clock.wake(addMs(clock.now(), MISSING_MS), () => {
          this.left(peer)
        })
      }
    }
    this.deps.changed()
  }

  /**
   * Handles a peer that just joined. The peer sends no track until it announces a track, even if the peer was in the
   * room before.
   */
  came(peer: string, xid: Xid): void {
    const known = this.#others.get(peer)
    known?.stopMissing()
    if (known !== undefined) known.kinds = []
    else this.#others.set(peer, { xid, kinds: [], link: null, stopMissing: nothing, stopRestart: nothing })
  }

  left(peer: string): void {
    const other = this.#others.get(peer)
    if (other !== undefined) end(other)
    this.#others.delete(peer)
    this.#sendAll()
    this.deps.changed()
  }

  sends(peer: string, kinds: readonly SentKind[]): void {
    const other = this.#others.get(peer)
    if (other !== undefined) other.kinds = kinds
    this.deps.changed()
  }

  hear(from: string, signal: Signal): void {
    const other = this.#others.get(from)
    if (other === undefined) return
    const isKnown = other.link?.id === signal.link
    if (signal.kind === 'lost') {
      if (isKnown) this.#begin(from)
    } else if (signal.kind === 'description' && signal.is_first && !isKnown) {
      // Both sides made an offer at the same time. The browser with the greater name wins and repeats its offer,
      // because the other browser may have lost the offer while disconnected.
      if (other.link !== null && !other.link.isAgreed && this.deps.me > from) return other.link.repeat()
      this.#connect(from, other, signal.link).hear(signal)
    } else if (isKnown) other.link?.hear(signal)
    else if (signal.kind === 'description') this.deps.say(from, { kind: 'lost', link: signal.link })
  }

  /** Sets the tracks of this kind that are sent to every peer. An empty list stops sending this kind. */
  send(kind: SentKind, tracks: readonly MediaStreamTrack[]): void {
    this.#sent.set(kind, tracks)
    this.#sendAll()
  }

  /** The xids of the peers in the room, connected or connecting. */
  people(): readonly Xid[] {
    return [...this.#others.values()].map(({ xid }) => xid)
  }

  received(): readonly ReceivedTrack[] {
    return [...this.#others.values()].flatMap(({ xid, kinds, link }) =>
      kinds.flatMap((kind) => {
        const stream = link?.received(kind) ?? null
        return stream === null ? [] : [{ xid, kind, stream }]
      }),
    )
  }

  levels(): readonly (readonly [Xid, number])[] {
    return this.#linked().map(({ xid, kinds, link }) => [xid, kinds.includes('microphone') ? link.level() : 0])
  }

  measured(): readonly MeasuredLink[] {
    return this.#linked().map(({ xid, link }) => ({
      state: link.state,
      stats: link.stats,
      people: [xid],
      trackOf: (mid) => {
        const row = TRANSCEIVERS[Number(mid)]
        return row === undefined ? null : { kind: row.kind, xid }
      },
    }))
  }

  close(): void {
    for (const other of this.#others.values()) end(other)
    this.#others.clear()
  }

  #linked(): readonly { readonly xid: Xid; readonly kinds: readonly SentKind[]; readonly link: PeerLink }[] {
    return [...this.#others.values()].flatMap(({ xid, kinds, link }) => (link === null ? [] : [{ xid, kinds, link }]))
  }

  #sendAll(): void {
    const links = this.#linked()
    for (const { link } of links) for (const [kind, tracks] of this.#sent) link.send(kind, tracks, links.length)
  }

  #begin(peer: string): void {
    const other = this.#others.get(peer)
    if (other !== undefined) this.#connect(peer, other, this.deps.random.id()).begin()
  }

  #connect(peer: string, other: Other, id: string): PeerLink {
    other.link?.close()
    const { driver, me, say } = this.deps
    const link: PeerLink = new PeerLink({
      driver,
      configuration: this.configuration,
      id,
      isPolite: me < peer,
      say: (signal) => {
        say(peer, signal)
      },
      changed: () => {
        this.#changed(peer, link)
      },
    })
    other.link = link
    this.#sendAll()
    return link
  }

  #changed(peer: string, link: PeerLink): void {
    const { clock, changed } = this.deps
    changed()
    const other = this.#others.get(peer)
    if (other === undefined || (link.state !== 'disconnected' && link.state !== 'failed')) return
    const againIn = (ms: number): void => {
      other.stopRestart()
      other.stopRestart = clock.wake(addMs(clock.now(), ms), () => {
        if (other.link !== link || link.isClosed || link.state === 'connected') return
        link.restart()
        againIn(3 * RESTART_MS)
      })
    }
    againIn(RESTART_MS)
  }
}
