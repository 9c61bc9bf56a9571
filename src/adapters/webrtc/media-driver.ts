import type { Permission } from '../../application/ports/browser/media-devices'

/** What is used of a connection to another browser: the browser's own is such a one. */
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
  direction: RTCRtpTransceiverDirection
  readonly sender: RtpSender
  readonly receiver: {
    readonly track: MediaStreamTrack
    /**
     * `audioLevel` is that of the last packet, from 0 to 1; `timestamp` when it was played, in ms of
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
  /** Its connection state is another one. */
  readonly changed: () => void
}

/** Listens to a stream without playing it. */
export interface LevelMeter {
  /** From 0 to 1. */
  readonly level: () => number
  readonly close: () => void
}

/** Somebody simulated: sound that is made here. */
export interface SimulatedVoice {
  /** Talks from now on, until it is closed. */
  readonly talk: () => LevelMeter & { readonly stream: MediaStream }
}

/** What a browser has for sound and pictures; a test's is made of memory. */
export interface MediaDriver {
  readonly isSupported: boolean
  /** These reject as the browser does, with the name of the fault. `null` is the browser's own choice of a device. */
  readonly microphone: (id: string | null) => Promise<MediaStream>
  readonly camera: (id: string | null) => Promise<MediaStream>
  readonly screen: () => Promise<MediaStream>
  readonly devices: () => Promise<readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[]>
  readonly hearDevices: (changed: () => void) => () => void
  readonly connect: (configuration: RTCConfiguration, events: ConnectionEvents) => PeerConnection
  readonly streamOf: (tracks: readonly MediaStreamTrack[]) => MediaStream
  readonly meter: (stream: MediaStream) => LevelMeter
  /** The same voice for the same name. */
  readonly voice: (name: string) => SimulatedVoice
  readonly permission: (kind: 'microphone' | 'camera', tell: (permission: Permission) => void) => () => void
  readonly canChooseSpeaker: boolean
  /** Plays three notes there; rejects where nothing is heard. */
  readonly soundCheck: (speaker: string | null) => Promise<void>
  /** Milliseconds in which `getSynchronizationSources` tells time. */
  readonly mediaTime: () => number
  /** The page is closed or left. */
  readonly hearLeaving: (leaving: () => void) => () => void
}
