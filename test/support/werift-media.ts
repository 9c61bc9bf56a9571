import { MediaStreamTrack as RtpTrack, RTCPeerConnection, RtpHeader, RtpPacket, type RTCRtpTransceiver } from 'werift'
import type { ConnectionEvents, PeerConnection, Transceiver } from '../../src/adapters/webrtc/media-driver'
import { FakeNet } from './fake-connection'
import { FakeMedia } from './fake-media'
import { FakeTrack } from './fake-streams'
import { nodeClock } from '../../src/adapters/simulator/node/node-drivers'

const PACKET_MS = 20
/** The samples of a packet at the 48 kHz of Opus. */
const SAMPLES = 960
const OPUS = 111

/** A received track. Its packets carry the name of the sender. */
export class ReceivedWords extends FakeTrack {
  /** The last words, and when they came, by `performance.now()`. */
  last: { readonly words: string; readonly at: number } | null = null
  /** When the first packet came. */
  first: number | null = null

  constructor(kind: 'audio' | 'video', from: RTCRtpTransceiver) {
    super(kind, 'remote')
    const listen = (track: RtpTrack): void => {
      track.onReceiveRtp.subscribe(({ payload }) => {
        const at = performance.now()
        this.first ??= at
        this.last = { words: payload.toString('utf8'), at }
      })
    }
    from.receiver.tracks.forEach(listen)
    from.onTrack.subscribe(listen)
  }
}

const asMedia = (kind: string): 'audio' | 'video' => (kind === 'audio' ? 'audio' : 'video')

/** Sends packets with `words` while a hot track is set. With `isStubborn`, goes on when the track is taken away. */
class WordsSender {
  track: MediaStreamTrack | null = null
  #timer: NodeJS.Timeout | undefined
  #sequence = 0
  #sent: RtpTrack | null = null

  constructor(
    private readonly of: RTCRtpTransceiver,
    private readonly words: string,
    private readonly isStubborn: boolean,
  ) {}

  replaceTrack = async (track: MediaStreamTrack | null): Promise<void> => {
    this.track = track
    if (track === null && this.isStubborn) return
    clearInterval(this.#timer)
    if (!(track instanceof FakeTrack)) return
    if (this.#sent === null) {
      this.#sent = new RtpTrack({ kind: this.of.kind })
      await this.of.sender.replaceTrack(this.#sent)
    }
    const sent = this.#sent
    this.#timer = setInterval(() => {
      if (!track.isHot && !this.isStubborn) return
      this.#sequence = (this.#sequence + 1) % 65_536
      const header = new RtpHeader({
        payloadType: OPUS,
        sequenceNumber: this.#sequence,
        timestamp: this.#sequence * SAMPLES,
        ssrc: 1,
      })
      sent.writeRtp(new RtpPacket(header, Buffer.from(this.words)))
    }, PACKET_MS)
  }
  getParameters = (): RTCRtpSendParameters => ({
    encodings: [{}],
    transactionId: '',
    codecs: [],
    headerExtensions: [],
    rtcp: {},
  })
  setParameters = (): Promise<void> => Promise.resolve()
  stop(): void {
    clearInterval(this.#timer)
  }
}

class WeriftConnection implements PeerConnection {
  readonly #connection = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  readonly #transceivers = new Map<RTCRtpTransceiver, Transceiver & { readonly sender: WordsSender }>()

  constructor(
    events: ConnectionEvents,
    private readonly words: string,
    private readonly isStubborn: boolean,
  ) {
    this.#connection.connectionStateChange.subscribe(() => {
      events.changed()
    })
  }

  get connectionState(): RTCPeerConnectionState {
    return this.#connection.connectionState
  }
  get signalingState(): RTCSignalingState {
    return this.#connection.signalingState
  }
  get localDescription(): { readonly type: RTCSdpType; readonly sdp: string } | null {
    const description = this.#connection.localDescription
    return description === null ? null : { type: description.type, sdp: description.sdp }
  }

  addTransceiver = (media: 'audio' | 'video', { direction = 'sendrecv' }: RTCRtpTransceiverInit): Transceiver => {
    if (direction === 'stopped') throw new Error('A new transceiver is not stopped')
    return this.#wrap(this.#connection.addTransceiver(media, { direction }))
  }
  getTransceivers = (): readonly Transceiver[] => this.#connection.getTransceivers().map((one) => this.#wrap(one))
  setLocalDescription = async (): Promise<void> => {
    const isAnswer = this.#connection.signalingState === 'have-remote-offer'
    const description = isAnswer ? await this.#connection.createAnswer() : await this.#connection.createOffer()
    await this.#connection.setLocalDescription(description)
  }
  setRemoteDescription = async ({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> => {
    if (type !== 'offer' && type !== 'answer') throw new Error('Only offers and answers are used')
    await this.#connection.setRemoteDescription({ type, sdp })
    for (const one of this.#connection.getTransceivers()) this.#wrap(one)
  }
  addIceCandidate = (): Promise<void> => Promise.resolve()
  restartIce = (): void => undefined
  getStats = (): Promise<RTCStatsReport> => Promise.resolve(new Map())
  close = (): void => {
    for (const { sender } of this.#transceivers.values()) if (!this.isStubborn) sender.stop()
    if (!this.isStubborn) void this.#connection.close()
  }
  get received(): readonly ReceivedWords[] {
    return [...this.#transceivers.values()].flatMap(({ receiver }) =>
      receiver.track instanceof ReceivedWords ? receiver.track : [],
    )
  }
  /** Ends the connection of a stubborn browser too. */
  end(): void {
    for (const { sender } of this.#transceivers.values()) sender.stop()
    void this.#connection.close()
  }

  #wrap(one: RTCRtpTransceiver): Transceiver {
    const known = this.#transceivers.get(one)
    if (known !== undefined) return known
    const transceiver: Transceiver & { readonly sender: WordsSender } = {
      get mid() {
        return one.mid
      },
      direction: one.direction,
      sender: new WordsSender(one, this.words, this.isStubborn),
      receiver: { track: new ReceivedWords(asMedia(one.kind), one), getSynchronizationSources: () => [] },
    }
    this.#transceivers.set(one, transceiver)
    return transceiver
  }
}

/** A browser's devices in memory, with real connections over UDP. */
export class WeriftMedia extends FakeMedia {
  readonly real: WeriftConnection[] = []
  /** Goes on sending and receiving when the product closes its connections, as a hostile browser would. */
  isStubborn = false

  constructor(private readonly words: string) {
    super(new FakeNet(nodeClock))
  }

  override readonly connect = (_configuration: RTCConfiguration, events: ConnectionEvents): PeerConnection => {
    const connection = new WeriftConnection(events, this.words, this.isStubborn)
    this.real.push(connection)
    return connection
  }

  /** All tracks that this browser has received, also on earlier connections. */
  get received(): readonly ReceivedWords[] {
    return this.real.flatMap(({ received }) => received)
  }

  end(): void {
    for (const connection of this.real) connection.end()
  }
}
