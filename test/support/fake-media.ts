import type { Clock } from '../../src/application/ports/browser/clock'
import type { Permission } from '../../src/application/ports/browser/media-devices'
import type {
  PeerConnection,
  ConnectionEvents,
  MediaDriver,
  LevelMeter,
  Transceiver,
  SimulatedVoice,
} from '../../src/adapters/webrtc/media-driver'
import { addMs } from '../../src/domain/kernel/instant'

/** A track in memory. `readyState` shows whether it was stopped. */
export class FakeTrack extends EventTarget implements MediaStreamTrack {
  readonly id = crypto.randomUUID()
  enabled = true
  muted = false
  contentHint = ''
  readyState: MediaStreamTrackState = 'live'
  onended = null
  onmute = null
  onunmute = null
  constructor(
    readonly kind: 'audio' | 'video',
    readonly label: string,
    readonly settings: MediaTrackSettings = {},
  ) {
    super()
  }
  stop(): void {
    this.readyState = 'ended'
  }
  /** The device is unplugged, or the member presses the browser's own stop button. */
  end(): void {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
  getSettings(): MediaTrackSettings {
    return this.settings
  }
  getConstraints(): MediaTrackConstraints {
    return {}
  }
  getCapabilities(): MediaTrackCapabilities {
    return {}
  }
  applyConstraints(): Promise<void> {
    return Promise.resolve()
  }
  clone(): FakeTrack {
    return new FakeTrack(this.kind, this.label, this.settings)
  }
  get isHot(): boolean {
    return this.enabled && this.readyState === 'live'
  }
}

export class FakeStream extends EventTarget implements MediaStream {
  readonly id = crypto.randomUUID()
  onaddtrack = null
  onremovetrack = null
  constructor(readonly tracks: MediaStreamTrack[]) {
    super()
  }
  get active(): boolean {
    return this.tracks.some(({ readyState }) => readyState === 'live')
  }
  getTracks(): MediaStreamTrack[] {
    return [...this.tracks]
  }
  getAudioTracks(): MediaStreamTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'audio')
  }
  getVideoTracks(): MediaStreamTrack[] {
    return this.tracks.filter(({ kind }) => kind === 'video')
  }
  getTrackById(id: string): MediaStreamTrack | null {
    return this.tracks.find((track) => track.id === id) ?? null
  }
  addTrack(track: MediaStreamTrack): void {
    this.tracks.push(track)
  }
  removeTrack(track: MediaStreamTrack): void {
    this.tracks.splice(this.tracks.indexOf(track), 1)
  }
  clone(): FakeStream {
    return new FakeStream([...this.tracks])
  }
}

class FakeTransceiver implements Transceiver {
  direction: RTCRtpTransceiverDirection = 'sendrecv'
  /** Set after a delay, because `replaceTrack` resolves late in browsers. */
  track: MediaStreamTrack | null = null
  parameters: RTCRtpSendParameters = { encodings: [{}], transactionId: '', codecs: [], headerExtensions: [], rtcp: {} }
  readonly receiver
  constructor(
    readonly media: 'audio' | 'video',
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
  constructor(readonly clock: Clock) {}
}

/** One end of a connection. A description holds a name and the media. Two ends connect when each has the other's. */
export class FakeConnection implements PeerConnection {
  readonly name = crypto.randomUUID()
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
    net.connections.set(this.name, this)
  }

  addTransceiver(media: 'audio' | 'video'): FakeTransceiver {
    const transceiver = new FakeTransceiver(media, (run) => {
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
    // If both sides offer, the polite side's offer is rolled back.
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

type Capture = 'microphone' | 'camera' | 'screen'

/** A browser's devices and connections in memory, with controls for the test. */
export class FakeMedia implements MediaDriver {
  readonly isSupported = true
  readonly canChooseSpeaker = true
  readonly captures: { readonly kind: Capture; readonly stream: FakeStream }[] = []
  readonly connections: FakeConnection[] = []
  readonly faults = new Map<Capture, Error>()
  /** The names of the simulated voices that talk now. */
  readonly voices: string[] = []
  meterLevel = 0
  giveAfterMs = 1
  list: Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[] = []
  permissionNow: Permission = 'granted'
  readonly #changed = new Set<() => void>()
  readonly #leaving = new Set<() => void>()

  constructor(private readonly net: FakeNet) {}

  readonly microphone = (id: string | null): Promise<MediaStream> =>
    this.#capture('microphone', [new FakeTrack('audio', id ?? 'Microphone')])
  readonly camera = (id: string | null): Promise<MediaStream> =>
    this.#capture('camera', [new FakeTrack('video', id ?? 'Camera', { width: 1280, height: 720 })])
  readonly screen = (): Promise<MediaStream> =>
    this.#capture('screen', [
      new FakeTrack('video', 'Screen', { width: 3840, height: 2160, displaySurface: 'monitor' }),
      new FakeTrack('audio', 'Sound of the screen'),
    ])

  readonly devices = (): Promise<typeof this.list> => Promise.resolve(this.list)
  readonly hearDevices = (changed: () => void): (() => void) => {
    this.#changed.add(changed)
    return () => {
      this.#changed.delete(changed)
    }
  }
  tellDevices(list: typeof this.list): void {
    this.list = list
    for (const changed of this.#changed) changed()
  }

  readonly connect = (_configuration: RTCConfiguration, events: ConnectionEvents): PeerConnection => {
    const connection = new FakeConnection(this.net, events)
    this.connections.push(connection)
    return connection
  }

  readonly streamOf = (tracks: readonly MediaStreamTrack[]): MediaStream => new FakeStream([...tracks])
  readonly meter = (): LevelMeter => ({ level: () => this.meterLevel, close: () => undefined })
  readonly voice = (name: string): SimulatedVoice => ({
    talk: () => {
      this.voices.push(name)
      return {
        stream: new FakeStream([]),
        level: () => 0.5,
        close: () => {
          this.voices.splice(this.voices.indexOf(name), 1)
        },
      }
    },
  })
  readonly mediaTime = (): number => this.net.clock.now()
  readonly permission = (_kind: 'microphone' | 'camera', tell: (permission: Permission) => void): (() => void) => {
    tell(this.permissionNow)
    return () => undefined
  }
  readonly soundCheck = (): Promise<void> => Promise.resolve()
  readonly hearLeaving = (leaving: () => void): (() => void) => {
    this.#leaving.add(leaving)
    return () => {
      this.#leaving.delete(leaving)
    }
  }
  /** The page is reloaded or closed. */
  leavePage(): void {
    for (const leaving of this.#leaving) leaving()
  }

  /** The captures that run now. */
  get held(): readonly Capture[] {
    return this.captures.flatMap(({ kind, stream }) => (stream.active ? kind : []))
  }
  /** All tracks that this browser sends now. */
  get sent(): ReadonlySet<MediaStreamTrack> {
    return new Set(this.connections.flatMap(({ sent }) => sent))
  }

  #capture(kind: Capture, tracks: FakeTrack[]): Promise<MediaStream> {
    const { clock } = this.net
    return new Promise((resolve, reject) => {
      clock.wake(addMs(clock.now(), this.giveAfterMs), () => {
        const fault = this.faults.get(kind)
        if (fault !== undefined) {
          reject(fault)
          return
        }
        const stream = new FakeStream(tracks)
        this.captures.push({ kind, stream })
        resolve(stream)
      })
    })
  }
}
