import type { ILocalTrack, IRemoteAudioTrack, IRemoteVideoTrack, UID } from 'agora-rtc-sdk-ng/esm'

/** One of the others; their tracks are there once they were subscribed to. */
export interface RemoteUser {
  readonly uid: UID
  readonly audioTrack?: Pick<IRemoteAudioTrack, 'getMediaStreamTrack' | 'getVolumeLevel'>
  readonly videoTrack?: Pick<IRemoteVideoTrack, 'getMediaStreamTrack'>
}

/** A track of ours in the vendor's hands. */
export type LocalTrack = Pick<ILocalTrack, 'close'>

/** Events of a client by name; what each brings is read before it is believed. */
export type ClientEvent =
  | 'connection-state-change'
  | 'user-published'
  | 'user-unpublished'
  | 'user-joined'
  | 'user-left'
  | 'network-quality'
  | 'token-privilege-will-expire'
  | 'token-privilege-did-expire'

/** What of the vendor's client is called here. */
export interface AgoraClient {
  readonly remoteUsers: readonly RemoteUser[]
  readonly join: (channel: string, token: string, uid: string) => Promise<unknown>
  readonly leave: () => Promise<void>
  readonly renewToken: (token: string) => Promise<void>
  readonly setClientRole: (role: 'host' | 'audience') => Promise<void>
  /** By uid: from 1, best, to 6, down; 0 is not known. */
  readonly getRemoteNetworkQuality: () => Readonly<Record<string, { readonly uplinkNetworkQuality: number }>>
  readonly getRemoteAudioStats: () => Readonly<Record<string, unknown>>
  readonly getRemoteVideoStats: () => Readonly<Record<string, unknown>>
  readonly getRTCStats: () => { readonly RTT: number }
  readonly publish: (tracks: readonly LocalTrack[]) => Promise<void>
  readonly unpublish: (tracks: readonly LocalTrack[]) => Promise<void>
  /** `updated`: another track of the browser's has taken its place. */
  readonly subscribe: (uid: UID, media: 'audio' | 'video', updated: () => void) => Promise<void>
  readonly on: (event: ClientEvent, heard: (...told: readonly unknown[]) => void) => void
}

export interface AgoraSdk {
  readonly createClient: () => AgoraClient
  /** Our own tracks: the vendor opens no device. */
  readonly sound: (track: MediaStreamTrack) => LocalTrack
  readonly picture: (track: MediaStreamTrack, isScreen: boolean) => LocalTrack
  /** Said when a telephone call or another program that took the sound gives it back. One listens at a time. */
  readonly afterInterruption: (over: () => void) => void
}

const NO_LOG = 4

/**
 * A third of a megabyte, fetched with the first room. Nothing is reported to the vendor that is not needed for the room
 * itself.
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
        on: (event, heard) => {
          client.on(event, heard)
        },
        getRemoteNetworkQuality: () => client.getRemoteNetworkQuality(),
        getRemoteAudioStats: () => client.getRemoteAudioStats(),
        getRemoteVideoStats: () => client.getRemoteVideoStats(),
        getRTCStats: () => client.getRTCStats(),
      }
    },
    sound: (mediaStreamTrack) =>
      keep(agora.createCustomAudioTrack({ mediaStreamTrack, encoderConfig: 'speech_standard' })),
    // SHR-4: a screen keeps its lines and gives up pictures a second; a face must move.
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
      // The browser lets sound begin again only where the person presses something.
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
