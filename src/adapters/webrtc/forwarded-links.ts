import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import { addMs } from '../../domain/kernel/instant'
import type { Xid } from '../../domain/kernel/ids'
import type { ForwardedTrack, RtcRequest, SentKind } from '../wire/frames/rtc-frame'
import type { MediaDriver, PeerConnection, Transceiver } from './media-driver'
import type { MeasuredLink } from './media-paths'
import { receivedLevel } from './received-level'
import { TrackSenders } from './track-senders'
import { TRANSCEIVERS } from './transceivers'

/** The delay in milliseconds before a broken connection is replaced. */
const REPLACE_MS = 1_000
/**
 * The time in milliseconds that a connection may take. It doubles with each attempt up to the second number, because a
 * busy machine must not give up on every attempt.
 */
const CONNECT_MS = 5_000
const LONGEST_CONNECT_MS = 40_000

export interface ForwardedLinkDeps {
  readonly driver: MediaDriver
  readonly clock: Clock
  readonly random: Random
  readonly configuration: RTCConfiguration
  readonly say: (request: RtcRequest) => void
  readonly changed: () => void
}

/** A connection to the forwarding server. A broken connection is replaced by a new one, never repaired. */
class ForwardedLink {
  #connection: PeerConnection | null = null
  #steps: Promise<void> = Promise.resolve()
  #stopTimer = (): void => undefined
  /** Replaces the connection. Set while the connection is needed. */
  #replace: (() => void) | null = null
  #connectMs = CONNECT_MS
  readonly stats: PeerConnection['getStats'] = () => this.#connection?.getStats() ?? Promise.resolve(new Map())

  constructor(private readonly deps: ForwardedLinkDeps) {}

  get connection(): PeerConnection | null {
    return this.#connection
  }

  get isHealthy(): boolean {
    return this.#connection?.connectionState === 'connected'
  }

  /** Closes the connection and opens a new one. `replace` is called if the new connection breaks. */
  open(replace: () => void): PeerConnection {
    this.close()
    const { driver, configuration, changed } = this.deps
    const connection: PeerConnection = driver.connect(configuration, {
      // The forwarding server is reachable, so it needs no candidates of this browser.
      candidate: () => undefined,
      changed: () => {
        if (this.#connection !== connection) return
        changed()
        if (connection.connectionState === 'connected') {
          this.#stopTimer()
          this.#connectMs = CONNECT_MS
        } else if (connection.connectionState === 'disconnected' || connection.connectionState === 'failed')
          this.#replaceAfter(REPLACE_MS)
      },
    })
    this.#connection = connection
    this.#replace = replace
    this.#replaceAfter(this.#connectMs)
    this.#connectMs = Math.min(LONGEST_CONNECT_MS, 2 * this.#connectMs)
    return connection
  }

  /** Runs the step after all earlier steps, if the connection is still the same. */
  run(step: (connection: PeerConnection) => Promise<void>): void {
    const connection = this.#connection
    // Ignore the error of a step: a connection that cannot be negotiated never connects, and is replaced.
    this.#steps = this.#steps
      .then(() => (connection === null || this.#connection !== connection ? undefined : step(connection)))
      .catch(() => undefined)
  }

  close(): void {
    this.#stopTimer()
    this.#connection?.close()
    this.#connection = null
    this.#replace = null
  }

  /** Replaces the connection unless it is connected by then. */
  #replaceAfter(ms: number): void {
    const { clock } = this.deps
    this.#stopTimer()
    this.#stopTimer = clock.wake(addMs(clock.now(), ms), () => {
      if (!this.isHealthy) this.#replace?.()
    })
  }
}

/** The connection that sends this browser's media. Opens when there is media to send for the first time. */
export class PublishLink {
  readonly #link: ForwardedLink
  readonly #tracks = new Map<SentKind, readonly MediaStreamTrack[]>()
  #name = ''
  #senders: TrackSenders | null = null
  #isAgreed = false

  constructor(private readonly deps: ForwardedLinkDeps) {
    this.#link = new ForwardedLink(deps)
  }

  send(kind: SentKind, tracks: readonly MediaStreamTrack[]): void {
    this.#tracks.set(kind, tracks)
    if (this.#link.connection === null) this.ensure()
    else {
      this.#senders?.set(kind, tracks, 1)
      this.#senders?.apply(this.#isAgreed)
    }
  }

  /** Opens a connection if this browser sends media and has no working connection. */
  ensure(): void {
    if (!this.#link.isHealthy && [...this.#tracks.values()].some(({ length }) => length > 0)) this.#begin()
  }

  published(link: string, sdp: string): void {
    if (link !== this.#name) return
    this.#link.run(async (connection) => {
      await connection.setRemoteDescription({ type: 'answer', sdp })
      this.#isAgreed = true
      this.#senders?.apply(true)
    })
  }

  measured(): readonly MeasuredLink[] {
    const { connection, stats } = this.#link
    const trackOf: MeasuredLink['trackOf'] = (mid) => {
      const row = TRANSCEIVERS[Number(mid)]
      return row === undefined ? null : { kind: row.kind, xid: null }
    }
    return connection === null ? [] : [{ state: connection.connectionState, stats, people: [], trackOf }]
  }

  close(): void {
    this.#link.close()
    this.#senders = null
  }

  #begin(): void {
    const connection = this.#link.open(() => {
      this.#begin()
    })
    for (const { media } of TRANSCEIVERS) connection.addTransceiver(media, { direction: 'sendonly' })
    const name = this.deps.random.id()
    this.#name = name
    const senders = new TrackSenders(connection)
    this.#senders = senders
    this.#isAgreed = false
    for (const [kind, tracks] of this.#tracks) senders.set(kind, tracks, 1)
    senders.apply(false)
    this.#link.run(async () => {
      await connection.setLocalDescription()
      this.deps.say({ event: 'publish', data: { link: name, sdp: connection.localDescription?.sdp ?? '' } })
    })
  }
}

/** The connection that receives the media of everybody else. The server makes its offers. */
export class ReceiveLink {
  readonly #link: ForwardedLink
  #name = ''
  #tracks: readonly ForwardedTrack[] = []
  readonly #streams = new Map<string, { readonly mids: string; readonly stream: MediaStream }>()

  constructor(private readonly deps: ForwardedLinkDeps) {
    this.#link = new ForwardedLink(deps)
  }

  /** Requests a connection, unless a connection works. The first offer comes when somebody sends media. */
  ensure(): void {
    if (!this.#link.isHealthy) this.#begin()
  }

  offered(link: string, sdp: string, tracks: readonly ForwardedTrack[]): void {
    if (link !== this.#name) return
    if (this.#link.connection === null)
      this.#link.open(() => {
        this.#begin()
      })
    this.#link.run(async (connection) => {
      await connection.setRemoteDescription({ type: 'offer', sdp })
      await connection.setLocalDescription()
      this.deps.say({ event: 'receive_answer', data: { link, sdp: connection.localDescription?.sdp ?? '' } })
      this.#tracks = tracks
      this.deps.changed()
    })
  }

  /** The received stream of a peer, even while the peer sends no media. `null` before its first offer. */
  received(peer: string, kind: SentKind): MediaStream | null {
    const found = this.#of(peer, kind)
    if (found.length === 0) return null
    const key = `${peer} ${kind}`
    const mids = found.map(({ mid }) => mid).join(' ')
    const known = this.#streams.get(key)
    if (known?.mids === mids) return known.stream
    const stream = this.deps.driver.streamOf(found.map(({ receiver }) => receiver.track))
    this.#streams.set(key, { mids, stream })
    return stream
  }

  level(peer: string): number {
    return receivedLevel(this.#of(peer, 'microphone'), this.deps.driver.mediaTime())
  }

  measured(people: readonly Xid[], xidOf: (peer: string) => Xid | null): readonly MeasuredLink[] {
    const { connection, stats } = this.#link
    const trackOf: MeasuredLink['trackOf'] = (mid) => {
      const track = this.#tracks.find((one) => one.mid === mid)
      const xid = track === undefined ? null : xidOf(track.peer)
      return track === undefined || xid === null ? null : { kind: track.kind, xid }
    }
    return connection === null ? [] : [{ state: connection.connectionState, stats, people, trackOf }]
  }

  close(): void {
    this.#link.close()
    this.#tracks = []
    this.#streams.clear()
  }

  #begin(): void {
    this.close()
    this.#name = this.deps.random.id()
    this.deps.say({ event: 'receive', data: { link: this.#name } })
  }

  #of(peer: string, kind: SentKind): readonly Transceiver[] {
    const mids = this.#tracks.filter((track) => track.peer === peer && track.kind === kind).map(({ mid }) => mid)
    const all = this.#link.connection?.getTransceivers() ?? []
    return all.filter(({ mid }) => mid !== null && mids.includes(mid))
  }
}
