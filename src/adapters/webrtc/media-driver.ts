import type { Permission } from '../../application/ports/browser/media-devices'

/** The parts of a peer connection that this adapter uses. The browser's `RTCPeerConnection` has this interface. */
export interface PeerConnection {
  readonly connectionState: RTCPeerConnectionState
  readonly signalingState: RTCSignalingState
  readonly localDescription: { readonly type: RTCSdpType; readonly sdp: string } | null
  readonly addTransceiver: (media: 'audio' | 'video', init: RTCRtpTransceiverInit) => Transceiver
  readonly getTransceivers: () => readonly Transceiver[]
  readonly setLocalDescription: () => Promise<void>
  readonly setRemoteDescription: (description: RTCSessionDescriptionInit) => Promise<void>
  readonly addIceCandidate: (candidate: RTCIceCandidateInit) => Promise<void>
  readonly restartIce: () => void
  readonly getStats: () => Promise<RTCStatsReport>
  readonly close: () => void
}

export interface Transceiver {
  /** The name of the media line, or `null` before the first negotiation. */
  readonly mid: string | null
  direction: RTCRtpTransceiverDirection
  readonly sender: RtpSender
  readonly receiver: {
    readonly track: MediaStreamTrack
    /**
     * `audioLevel` is the level of the last packet, from 0 to 1. `timestamp` is the packet's playback time, in ms of
     * `performance.timeOrigin + now`.
     */
    readonly getSynchronizationSources: () => readonly { readonly audioLevel?: number; readonly timestamp: number }[]
  }
}

export interface RtpSender {
  readonly track: MediaStreamTrack | null
  readonly replaceTrack: (track: MediaStreamTrack | null) => Promise<void>
  readonly getParameters: () => RTCRtpSendParameters
  readonly setParameters: (parameters: RTCRtpSendParameters) => Promise<void>
}

export interface ConnectionEvents {
  readonly candidate: (candidate: RTCIceCandidateInit) => void
  /** Called when the connection state changed. */
  readonly changed: () => void
}

/** Measures the level of a stream without playing the stream. */
export interface LevelMeter {
  /** The current level, from 0 to 1. */
  readonly level: () => number
  readonly close: () => void
}

/** The sound of a simulated speaker. */
export interface SimulatedVoice {
  /** Starts the speaker's voice. The voice stops when the result is closed. */
  readonly talk: () => LevelMeter & { readonly stream: MediaStream }
}

/** The browser's media functions. Tests use an implementation in memory. */
export interface MediaDriver {
  readonly isSupported: boolean
  /**
   * The three functions below open a stream, or reject with the browser's error. If `id` is `null`, the browser chooses
   * the device.
   */
  readonly microphone: (id: string | null) => Promise<MediaStream>
  readonly camera: (id: string | null) => Promise<MediaStream>
  readonly screen: () => Promise<MediaStream>
  readonly devices: () => Promise<readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[]>
  readonly hearDevices: (changed: () => void) => () => void
  readonly connect: (configuration: RTCConfiguration, events: ConnectionEvents) => PeerConnection
  readonly streamOf: (tracks: readonly MediaStreamTrack[]) => MediaStream
  readonly meter: (stream: MediaStream) => LevelMeter
  /** Returns the voice for a name. Each name always gets the same voice. */
  readonly voice: (name: string) => SimulatedVoice
  readonly permission: (kind: 'microphone' | 'camera', notify: (permission: Permission) => void) => () => void
  readonly canChooseSpeaker: boolean
  /** Plays three notes on the speaker. Rejects if the browser plays nothing. */
  readonly soundCheck: (speaker: string | null) => Promise<void>
  /** The current time in milliseconds, on the clock of `getSynchronizationSources`. */
  readonly mediaTime: () => number
  /** Registers a listener for the moment when the page closes or unloads. */
  readonly hearLeaving: (leaving: () => void) => () => void
}
