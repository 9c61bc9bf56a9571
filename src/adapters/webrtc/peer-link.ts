import type { Signal, SentKind } from '../wire/frames/rtc-frame'
import type { PeerConnection, MediaDriver, Transceiver } from './media-driver'
import { receivedLevel } from './received-level'
import { TrackSenders } from './track-senders'
import { TRANSCEIVERS } from './transceivers'

interface LinkDeps {
  readonly driver: MediaDriver
  readonly configuration: RTCConfiguration
  /** The id of the link. Both browsers use this id. */
  readonly id: string
  /** Whether this browser is the polite peer. When two offers collide, the polite peer withdraws its offer. */
  readonly isPolite: boolean
  readonly say: (signal: Signal) => void
  readonly changed: () => void
}

/** A connection to another browser. The link uses perfect negotiation and runs the steps one at a time. */
export class PeerLink {
  readonly #connection: PeerConnection
  readonly #senders: TrackSenders
  readonly #streams = new Map<SentKind, MediaStream>()
  #steps: Promise<void> = Promise.resolve()
  #isOffering = false
  #isOfferIgnored = false
  #isFirst = true
  isClosed = false
  readonly stats: PeerConnection['getStats'] = () => this.#connection.getStats()

  constructor(private readonly deps: LinkDeps) {
    const { driver, configuration, id, say, changed } = deps
    this.#connection = driver.connect(configuration, {
      candidate: ({ candidate = '', sdpMid = null, sdpMLineIndex = null, usernameFragment = null }) => {
        if (!this.isClosed)
          say({ kind: 'candidate', link: id, candidate: { candidate, sdpMid, sdpMLineIndex, usernameFragment } })
      },
      changed: () => {
        if (!this.isClosed) changed()
      },
    })
    this.#senders = new TrackSenders(this.#connection)
  }

  get id(): string {
    return this.deps.id
  }
  get state(): RTCPeerConnectionState {
    return this.#connection.connectionState
  }
  /** Whether the two browsers have completed the first negotiation. */
  get isAgreed(): boolean {
    return !this.#isFirst
  }

  /** Makes the first offer. */
  begin(): void {
    for (const { media } of TRANSCEIVERS) this.#connection.addTransceiver(media, { direction: 'sendrecv' })
    this.#send()
    this.#then(() => this.#offer())
  }

  /** Sends the first offer again. */
  repeat(): void {
    this.#then(async () => {
      this.#sendDescription(true)
    })
  }

  /** Restarts ICE on a broken connection. */
  restart(): void {
    this.#connection.restartIce()
    this.#then(() => this.#offer())
  }

  hear(signal: Signal): void {
    if (signal.kind === 'description') this.#then(() => this.#describe(signal.description))
    else if (signal.kind === 'candidate') this.#then(() => this.#candidate(signal.candidate))
  }

  /** Sets the tracks of this kind that are sent to the peer. An empty list stops sending this kind. */
  send(kind: SentKind, tracks: readonly MediaStreamTrack[], viewers: number): void {
    this.#senders.set(kind, tracks, viewers)
    this.#send()
  }

  /** The received stream of this kind, even while the peer sends no media. `null` before the negotiation. */
  received(kind: SentKind): MediaStream | null {
    const of = this.#of(kind).map(({ receiver }) => receiver.track)
    if (of.length === 0) return null
    const stream = this.#streams.get(kind) ?? this.deps.driver.streamOf(of)
    this.#streams.set(kind, stream)
    return stream
  }

  /** The current level of the remote microphone, from 0 to 1. */
  level(): number {
    return receivedLevel(this.#of('microphone'), this.deps.driver.mediaTime())
  }

  close(): void {
    this.isClosed = true
    this.#connection.close()
  }

  #of(kind: SentKind): readonly Transceiver[] {
    const all = this.#connection.getTransceivers()
    return TRANSCEIVERS.flatMap((row, index) => (row.kind === kind ? (all[index] ?? []) : []))
  }

  #send(): void {
    this.#senders.apply(this.isAgreed)
  }

  #then(step: () => Promise<void>): void {
    // Ignore the error of a step. After a closed connection no handling is needed. Any other failure changes the
    // connection state, and `PeerMesh` handles that state.
    this.#steps = this.#steps.then(() => (this.isClosed ? undefined : step())).catch(() => undefined)
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true
      await this.#connection.setLocalDescription()
      this.#sendDescription(this.#isFirst)
    } finally {
      this.#isOffering = false
    }
  }

  async #describe(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer'
    this.#isOfferIgnored =
      isOffer && !this.deps.isPolite && (this.#isOffering || this.#connection.signalingState !== 'stable')
    if (this.#isOfferIgnored) {
      // The other browser may have lost this browser's offer while disconnected, so repeat the offer. The other browser
      // answers each repeated offer.
      if (!this.#isOffering) this.#sendDescription(this.#isFirst)
      return
    }
    await this.#connection.setRemoteDescription(description)
    this.#isFirst = false
    if (isOffer) {
      for (const transceiver of this.#connection.getTransceivers()) transceiver.direction = 'sendrecv'
      await this.#connection.setLocalDescription()
      this.#sendDescription(false)
    }
    this.#send()
    this.deps.changed()
  }

  async #candidate(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.#connection.addIceCandidate(candidate)
    } catch (error) {
      if (!this.#isOfferIgnored) throw error
    }
  }

  #sendDescription(isFirst: boolean): void {
    const { localDescription } = this.#connection
    if (localDescription === null || this.isClosed) return
    const { type, sdp } = localDescription
    this.deps.say({ kind: 'description', link: this.id, is_first: isFirst, description: { type, sdp } })
  }
}
