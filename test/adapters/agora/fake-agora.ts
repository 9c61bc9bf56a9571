import type { Clock } from '../../../src/application/ports/browser/clock'
import { addMs } from '../../../src/domain/kernel/instant'
import type { ClientEvent, LocalTrack, RemoteUser, AgoraSdk, AgoraClient } from '../../../src/adapters/agora/agora-sdk'
import { FakeTrack } from '../../support/fake-streams'

const ANSWER_MS = 2

/** An error with which the vendor's client rejects a request. */
class AgoraError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

class FakeLocal implements LocalTrack {
  constructor(readonly track: MediaStreamTrack) {}
  close(): void {
    this.track.stop()
  }
}

/** A fake of the vendor's network: accepted tokens, allowed senders, reachability. */
export class AgoraTown {
  readonly clients: FakeAgoraClient[] = []
  readonly badTokens = new Set<string>()
  maySend = (_media: string): boolean => true
  isOffline = false
  interruptionOver = (): void => undefined
  constructor(readonly clock: Clock) {}

  readonly vendor: AgoraSdk = {
    createClient: () => {
      const client = new FakeAgoraClient(this)
      this.clients.push(client)
      return client
    },
    sound: (track) => new FakeLocal(track),
    picture: (track) => new FakeLocal(track),
    afterInterruption: (over) => {
      this.interruptionOver = over
    },
  }

  inRoom(channel: string): readonly FakeAgoraClient[] {
    return this.clients.filter((client) => client.channel === channel && client.state === 'CONNECTED')
  }
}

/** A fake client with the behaviours of `behaviours.ts`. */
export class FakeAgoraClient implements AgoraClient {
  state = 'DISCONNECTED'
  channel = ''
  uid = ''
  token = ''
  role = 'audience'
  readonly published: FakeLocal[] = []
  readonly subscribed = new Set<string>()
  readonly #handlers = new Map<ClientEvent, ((...payload: readonly unknown[]) => void)[]>()
  readonly #aborts = new Set<() => void>()
  readonly remoteTracks = new Map<string, FakeTrack>()

  constructor(private readonly town: AgoraTown) {}

  on(event: ClientEvent, handler: (...payload: readonly unknown[]) => void): void {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler])
  }
  emit(event: ClientEvent, ...payload: readonly unknown[]): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(...payload)
  }

  become(state: string, reason?: string): void {
    const before = this.state
    this.state = state
    if (state === 'DISCONNECTED') this.#over()
    this.emit('connection-state-change', state, before, reason)
  }

  /** Joins a channel. While offline, the returned promise never settles. `leave` aborts the join. */
  async join(channel: string, token: string, uid: string): Promise<string> {
    if (this.state !== 'DISCONNECTED') throw new AgoraError('INVALID_OPERATION', 'already connecting or connected')
    this.become('CONNECTING')
    await new Promise<void>((resolve, reject) => {
      this.#aborts.add(() => {
        reject(new AgoraError('OPERATION_ABORTED', 'cancel token canceled'))
      })
      if (!this.town.isOffline) this.#soon(resolve)
    })
    if (this.town.badTokens.has(token)) {
      this.become('DISCONNECTED', 'SERVER_ERROR')
      throw new AgoraError(
        'CAN_NOT_GET_GATEWAY_SERVER',
        'AgoraRTCError CAN_NOT_GET_GATEWAY_SERVER: dynamic key expired',
      )
    }
    this.channel = channel
    this.uid = uid
    this.token = token
    this.become('CONNECTED')
    return uid
  }

  async leave(): Promise<void> {
    for (const abort of this.#aborts) abort()
    this.become('DISCONNECTED', 'LEAVE')
    await this.#answered()
  }

  async renewToken(token: string): Promise<void> {
    if (this.state !== 'CONNECTED') throw new AgoraError('INVALID_OPERATION', 'renewToken before join')
    await this.#answered()
    this.token = token
  }

  async setClientRole(role: 'host' | 'audience'): Promise<void> {
    if (role === 'audience' && this.published.length > 0) throw new AgoraError('INVALID_OPERATION', 'unpublish first')
    await this.#answered()
    this.role = role
  }

  async publish(tracks: readonly LocalTrack[]): Promise<void> {
    if (this.state !== 'CONNECTED') throw new AgoraError('INVALID_OPERATION', 'publish before join')
    if (this.role !== 'host') throw new AgoraError('INVALID_OPERATION', 'audience can not publish')
    await this.#answered()
    const ours = tracks.flatMap((track) => (track instanceof FakeLocal ? track : []))
    if (ours.some(({ track }) => !this.town.maySend(track.kind)))
      throw new AgoraError('INVALID_OPERATION', 'no privilege to publish')
    const pictures = [...this.published, ...ours].filter(({ track }) => track.kind === 'video')
    if (pictures.length > 1) throw new AgoraError('CAN_NOT_PUBLISH_MULTIPLE_VIDEO_TRACKS', 'one video track a client')
    this.published.push(...ours)
    for (const other of this.#others())
      for (const media of new Set(ours.map(({ track }) => track.kind)))
        other.emit('user-published', { uid: this.uid }, media)
  }

  async unpublish(tracks: readonly LocalTrack[]): Promise<void> {
    await this.#answered()
    for (const track of tracks) {
      const at = this.published.findIndex((local) => local === track)
      if (at >= 0) this.published.splice(at, 1)
    }
    this.#notifyOthers('user-unpublished')
  }

  async subscribe(uid: string | number, media: 'audio' | 'video'): Promise<void> {
    await this.#answered()
    if (!this.#others().some((other) => other.uid === uid && other.#sends(media)))
      throw new AgoraError('REMOTE_USER_IS_NOT_PUBLISHED', 'nothing there')
    this.subscribed.add(`${String(uid)} ${media}`)
  }

  get remoteUsers(): readonly RemoteUser[] {
    return this.#others().map((other) => ({
      uid: other.uid,
      ...(this.#hears(other, 'audio')
        ? { audioTrack: { getMediaStreamTrack: () => this.#remote(other, 'audio'), getVolumeLevel: () => 0.5 } }
        : {}),
      ...(this.#hears(other, 'video')
        ? { videoTrack: { getMediaStreamTrack: () => this.#remote(other, 'video') } }
        : {}),
    }))
  }

  getRemoteNetworkQuality(): Readonly<Record<string, { readonly uplinkNetworkQuality: number }>> {
    return Object.fromEntries(this.#others().map(({ uid }) => [uid, { uplinkNetworkQuality: 3 }]))
  }
  getRemoteAudioStats(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(this.#others().map(({ uid }) => [uid, { receiveBitrate: 32_000, receivePacketsLost: 1 }]))
  }
  getRemoteVideoStats(): Readonly<Record<string, unknown>> {
    return {}
  }
  getRTCStats(): { readonly RTT: number } {
    return { RTT: 40 }
  }

  #sends(media: 'audio' | 'video'): boolean {
    return this.published.some(({ track }) => track.kind === media)
  }
  #hears(other: FakeAgoraClient, media: 'audio' | 'video'): boolean {
    return this.subscribed.has(`${other.uid} ${media}`) && other.#sends(media)
  }
  #remote(other: FakeAgoraClient, media: 'audio' | 'video'): FakeTrack {
    const key = `${other.uid} ${media}`
    const track = this.remoteTracks.get(key) ?? new FakeTrack(media, 'remote')
    this.remoteTracks.set(key, track)
    return track
  }
  #others(): readonly FakeAgoraClient[] {
    return this.state === 'CONNECTED' ? this.town.inRoom(this.channel).filter((client) => client !== this) : []
  }
  #notifyOthers(event: ClientEvent): void {
    for (const other of this.#others()) other.emit(event, { uid: this.uid }, 'audio')
  }
  #over(): void {
    for (const other of this.town.inRoom(this.channel))
      if (other !== this) other.emit('user-left', { uid: this.uid }, 'Quit')
    this.published.splice(0)
    this.subscribed.clear()
    this.role = 'audience'
    this.channel = ''
  }
  #soon(then: () => void): void {
    this.town.clock.wake(addMs(this.town.clock.now(), ANSWER_MS), then)
  }
  #answered(): Promise<void> {
    return new Promise((resolve) => {
      this.#soon(resolve)
    })
  }
}
