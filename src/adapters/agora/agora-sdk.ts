import type { ILocalTrack, IRemoteAudioTrack, IRemoteVideoTrack, UID } from 'agora-rtc-sdk-ng/esm'

/** A remote user in the room. The tracks exist only after a subscription. */
export interface RemoteUser {
  readonly uid: UID
  readonly audioTrack?: Pick<IRemoteAudioTrack, 'getMediaStreamTrack' | 'getVolumeLevel'>
  readonly videoTrack?: Pick<IRemoteVideoTrack, 'getMediaStreamTrack'>
}

/** The vendor's wrapper around a media track that this browser captured. */
export type LocalTrack = Pick<ILocalTrack, 'close'>

/** The names of the client's events. Validate each payload before use. */
export type ClientEvent =
  | 'connection-state-change'
  | 'user-published'
  | 'user-unpublished'
  | 'user-joined'
  | 'user-left'
  | 'network-quality'
  | 'token-privilege-will-expire'
  | 'token-privilege-did-expire'

/** The parts of the vendor's client that this adapter calls. */
export interface AgoraClient {
  readonly remoteUsers: readonly RemoteUser[]
  readonly join: (channel: string, token: string, uid: string) => Promise<unknown>
  readonly leave: () => Promise<void>
  readonly renewToken: (token: string) => Promise<void>
  readonly setClientRole: (role: 'host' | 'audience') => Promise<void>
  /** The network quality of each uid: 1 is best, 6 is disconnected, 0 is unknown. */
  readonly getRemoteNetworkQuality: () => Readonly<Record<string, { readonly uplinkNetworkQuality: number }>>
  readonly getRemoteAudioStats: () => Readonly<Record<string, unknown>>
  readonly getRemoteVideoStats: () => Readonly<Record<string, unknown>>
  readonly getRTCStats: () => { readonly RTT: number }
  readonly publish: (tracks: readonly LocalTrack[]) => Promise<void>
  readonly unpublish: (tracks: readonly LocalTrack[]) => Promise<void>
  /** The vendor calls `updated` when a different `MediaStreamTrack` replaces the subscribed track. */
  readonly subscribe: (uid: UID, media: 'audio' | 'video', updated: () => void) => Promise<void>
  readonly on: (event: ClientEvent, handler: (...payload: readonly unknown[]) => void) => void
}

export interface AgoraSdk {
  readonly createClient: () => AgoraClient
  /** Wraps a track that this browser captured, so that the vendor's client opens no device. */
  readonly sound: (track: MediaStreamTrack) => LocalTrack
  readonly picture: (track: MediaStreamTrack, isScreen: boolean) => LocalTrack
  /**
   * Calls `over` after a phone call or another program has released the audio. A new callback replaces the previous
   * callback.
   */
  readonly afterInterruption: (over: () => void) => void
}

const NO_LOG = 4

/**
 * Loads the vendor's client with the first room, because the client's code has a third of a megabyte. The client's
 * logs, event reports and statistics for the vendor stay off.
 */
export const loadAgora = async (appId: string): Promise<AgoraSdk> => {
  const agora = await import('agora-rtc-sdk-ng/esm')
  agora.setLogLevel(NO_LOG)
  agora.disableLogUpload()
  agora.setParameter('ENABLE_EVENT_REPORT', false)
  agora.setParameter('REPORT_STATS', false)
  const made = new WeakMap<LocalTrack, ILocalTrack>()
  const keep = (track: ILocalTrack): LocalTrack => {
    made.set(track, track)
    return track
  }
  const ours = (tracks: readonly LocalTrack[]): ILocalTrack[] => tracks.flatMap((track) => made.get(track) ?? [])
  return {
    createClient: () => {
      const client = agora.createClient({ mode: 'live', codec: 'vp8', role: 'audience' })
      return {
        get remoteUsers() {
          return client.remoteUsers
        },
        join: (channel, token, uid) => client.join(appId, channel, token, uid),
        leave: () => client.leave(),
        setClientRole: (role) => client.setClientRole(role),
        renewToken: (token) => client.renewToken(token),
        publish: (tracks) => client.publish(ours(tracks)),
        unpublish: (tracks) => client.unpublish(ours(tracks)),
        subscribe: async (uid, media, updated) => {
          if (media === 'audio') (await client.subscribe(uid, media)).on('track-updated', updated)
          else (await client.subscribe(uid, media)).on('track-updated', updated)
        },
        on: (event, handler) => {
          client.on(event, handler)
        },
        getRemoteNetworkQuality: () => client.getRemoteNetworkQuality(),
        getRemoteAudioStats: () => client.getRemoteAudioStats(),
        getRemoteVideoStats: () => client.getRemoteVideoStats(),
        getRTCStats: () => client.getRTCStats(),
      }
    },
    sound: (mediaStreamTrack) =>
      keep(agora.createCustomAudioTrack({ mediaStreamTrack, encoderConfig: 'speech_standard' })),
    // On a slow network, a shared screen keeps its detail and lowers its frame rate (SHR-4). A camera keeps its frame
    // rate.
    picture: (mediaStreamTrack, isScreen) =>
      keep(
        agora.createCustomVideoTrack(
          isScreen
            ? { mediaStreamTrack, bitrateMax: 4_000, optimizationMode: 'detail' }
            : { mediaStreamTrack, bitrateMax: 1_500, optimizationMode: 'motion' },
        ),
      ),
    afterInterruption: (over) => {
      let wasInterrupted = false
      // After an interruption the browser resumes audio only in response to a user gesture.
      const resume = (): void => {
        if (wasInterrupted) void agora.resumeAudioContext()
      }
      agora.onAudioContextStateChanged((now) => {
        if (now === 'interrupted') {
          wasInterrupted = true
          document.addEventListener('pointerdown', resume, { once: true })
        } else if (now === 'running' && wasInterrupted) {
          wasInterrupted = false
          over()
        }
      })
    },
  }
}
