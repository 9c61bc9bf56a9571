import type { Clock } from '../../src/application/ports/browser/clock'
import type { PeerConnection, ConnectionEvents, Transceiver } from '../../src/adapters/webrtc/media-driver'
import { addMs } from '../../src/domain/kernel/instant'
import { FakeTrack } from './fake-streams'

class FakeTransceiver implements Transceiver {
  direction: RTCRtpTransceiverDirection = 'sendrecv'
  /** The sent track. It changes after a delay, because `replaceTrack` resolves late in browsers. */
  track: MediaStreamTrack | null = null
  parameters: RTCRtpSendParameters = { encodings: [{}], transactionId: '', codecs: [], headerExtensions: [], rtcp: {} }
  readonly receiver
  constructor(
    readonly media: 'audio' | 'video',
    readonly mid: string,
    private readonly after: (run: () => void) => void,
  ) {
    this.receiver = { track: new FakeTrack(media, 'remote'), getSynchronizationSources: () => [] }
  }
  readonly sender = {
    get track() {
      return null
    },
    replaceTrack: (track: MediaStreamTrack | null) =>
      new Promise<void>((resolve) => {
        this.after(() => {
          this.track = track
          resolve()
        })
      }),
    getParameters: () => structuredClone(this.parameters),
    setParameters: (parameters: RTCRtpSendParameters) => {
      this.parameters = parameters
      return Promise.resolve()
    },
  }
}

/** All connections of a test, by the names in their descriptions. Every browser can reach every other. */
export class FakeNet {
  readonly connections = new Map<string, FakeConnection>()
  isCut = false
  #made = 0
  constructor(readonly clock: Clock) {}

  newName(): string {
    this.#made += 1
    return `end-${this.#made}`
  }
}

/** One end of a connection. Two ends connect when each has the other's description. */
export class FakeConnection implements PeerConnection {
  readonly name: string
  readonly transceivers: FakeTransceiver[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: { readonly type: RTCSdpType; readonly sdp: string } | null = null
  other: string | null = null
  restarts = 0
  #offered: 'offer' | null = null

  constructor(
    private readonly net: FakeNet,
    private readonly events: ConnectionEvents,
  ) {
    this.name = net.newName()
    net.connections.set(this.name, this)
  }

  addTransceiver(media: 'audio' | 'video'): FakeTransceiver {
    const transceiver = new FakeTransceiver(media, String(this.transceivers.length), (run) => {
      this.#soon(run)
    })
    this.transceivers.push(transceiver)
    return transceiver
  }

  getTransceivers(): readonly FakeTransceiver[] {
    return this.transceivers
  }

  async setLocalDescription(): Promise<void> {
    await this.#turn()
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
    this.#offered = type === 'offer' ? 'offer' : null
    this.localDescription = {
      type,
      sdp: JSON.stringify({ name: this.name, media: this.transceivers.map(({ media }) => media) }),
    }
    this.events.candidate({ candidate: `candidate of ${this.name}`, sdpMid: '0', sdpMLineIndex: 0 })
    this.#meet()
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    await this.#turn()
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('no offer is open')
    const described: unknown = JSON.parse(sdp)
    if (typeof described !== 'object' || described === null || !('name' in described) || !('media' in described))
      throw new Error('no description')
    const { name, media } = described
    if (typeof name !== 'string' || !Array.isArray(media)) throw new Error('no description')
    // If both sides send an offer, the polite side rolls its offer back.
    this.#offered = null
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
    if (this.other !== null && this.other !== name) throw new Error('another certificate than before')
    this.other = name
    for (const one of media.slice(this.transceivers.length)) this.addTransceiver(one === 'video' ? 'video' : 'audio')
    this.#meet()
  }

  async addIceCandidate(): Promise<void> {
    await this.#turn()
    if (this.other === null) throw new Error('no description yet')
  }

  restartIce(): void {
    this.restarts += 1
  }
  getStats(): Promise<RTCStatsReport> {
    return Promise.resolve(new Map())
  }

  close(): void {
    this.connectionState = 'closed'
    const other = this.net.connections.get(this.other ?? '')
    this.net.connections.delete(this.name)
    if (other?.connectionState === 'connected') other.become('disconnected')
  }

  become(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.events.changed()
  }

  /** The tracks that are sent to the other end now. */
  get sent(): readonly MediaStreamTrack[] {
    return this.connectionState !== 'connected'
      ? []
      : this.transceivers.flatMap(({ track }) => (track instanceof FakeTrack && track.isHot ? track : []))
  }

  #meet(): void {
    const other = this.net.connections.get(this.other ?? '')
    const isAgreed =
      this.signalingState === 'stable' &&
      other?.signalingState === 'stable' &&
      other.other === this.name &&
      this.#offered === null
    if (!isAgreed || this.net.isCut) return
    for (const end of [this, other])
      if (end.connectionState !== 'connected')
        this.#soon(() => {
          if (end.connectionState !== 'closed') end.become('connected')
        })
  }

  #soon(run: () => void): void {
    this.net.clock.wake(addMs(this.net.clock.now(), 1), run)
  }
  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#soon(resolve)
    })
  }
}
