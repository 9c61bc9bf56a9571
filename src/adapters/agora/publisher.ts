import type { TrackKind } from '../../application/ports/media-room'
import type { OutgoingTrack, TrackTarget } from '../webrtc/outgoing-tracks'
import type { LocalTrack, AgoraSdk, AgoraClient } from './agora-sdk'

interface Line {
  readonly client: AgoraClient
  readonly vendor: AgoraSdk
}
interface Wished {
  readonly wish: TrackTarget
  tracks: readonly MediaStreamTrack[]
  isGranted: boolean
}
interface Published {
  readonly tracks: readonly MediaStreamTrack[]
  readonly locals: readonly LocalTrack[]
}

const isSame = (a: readonly MediaStreamTrack[], b: readonly MediaStreamTrack[]): boolean =>
  a.length === b.length && a.every((track, i) => track === b[i])

/**
 * Publishes the tracks that the room wants to send, through the vendor's client and one step at a time. Publishing
 * pauses while the connection is down. The sound stops at once, before the vendor's client unpublishes the track,
 * because the caller has already stopped the track.
 */
export class Publisher implements OutgoingTrack {
  readonly #wishes = new Map<TrackKind, Wished>()
  readonly #published = new Map<TrackKind, Published>()
  /**
   * The vendor's wrapper of each track. Closing a wrapper stops the track, so a wrapper must live as long as its track.
   */
  readonly #locals = new Map<MediaStreamTrack, LocalTrack>()
  #line: Line | null = null
  #last: AgoraClient | null = null
  #isHost = false
  #steps: Promise<void> = Promise.resolve()

  /**
   * Starts sending a track. Returns `null` if a track of this kind is already being sent. A second video track gives
   * `null` too, because a vendor client sends a single video track (spec 2 §8: shares are exclusive).
   */
  wish(kind: TrackKind, wish: TrackTarget): (() => void) | null {
    const isPicture = kind !== 'microphone'
    if (this.#wishes.has(kind) || (isPicture && [...this.#wishes.keys()].some((other) => other !== 'microphone')))
      return null
    this.#wishes.set(kind, { wish, tracks: wish.tracks, isGranted: false })
    this.#follow()
    return () => {
      if (this.#wishes.get(kind)?.wish !== wish) return
      this.#wishes.delete(kind)
      this.#follow()
    }
  }

  replace(kind: TrackKind, tracks: readonly MediaStreamTrack[]): void {
    const wished = this.#wishes.get(kind)
    if (wished === undefined) return
    wished.tracks = tracks
    this.#follow()
  }

  /**
   * Sets the client that has joined the room, or `null` while no client has joined. A new client has not published any
   * track yet.
   */
  use(line: Line | null): void {
    if (line !== null && line.client !== this.#last) {
      this.#published.clear()
      this.#isHost = false
      this.#last = line.client
    }
    this.#line = line
    this.#follow()
  }

  close(): void {
    this.#wishes.clear()
    this.#line = null
    this.#published.clear()
    for (const local of this.#locals.values()) local.close()
    this.#locals.clear()
  }

  #localOf(track: MediaStreamTrack, vendor: AgoraSdk, isScreen: boolean): LocalTrack {
    const local =
      this.#locals.get(track) ?? (track.kind === 'audio' ? vendor.sound(track) : vendor.picture(track, isScreen))
    this.#locals.set(track, local)
    return local
  }

  /** Closes the wrappers of tracks that have ended. */
  #tidy(): void {
    for (const [track, local] of this.#locals) {
      if (track.readyState === 'live') continue
      local.close()
      this.#locals.delete(track)
    }
  }

  #follow(): void {
    this.#steps = this.#steps.then(() => this.#step())
  }

  async #step(): Promise<void> {
    const line = this.#line
    if (line === null) return
    const { client, vendor } = line
    const isOver = (): boolean => this.#line !== line
    for (const [kind, { tracks, locals }] of this.#published) {
      if (isSame(tracks, this.#wishes.get(kind)?.tracks ?? [])) continue
      this.#published.delete(kind)
      await client.unpublish(locals).catch(() => undefined)
      if (isOver()) return
    }
    for (const [kind, wished] of this.#wishes) {
      if (this.#published.has(kind)) continue
      const { tracks } = wished
      const locals = tracks.map((track) => this.#localOf(track, vendor, kind === 'screen'))
      try {
        // The vendor accepts tracks only after the client's role has changed to host.
        if (!this.#isHost) await client.setClientRole('host')
        this.#isHost = true
        await client.publish(locals)
      } catch {
        if (isOver() || this.#wishes.get(kind) !== wished) continue
        this.#wishes.delete(kind)
        wished.wish.refused()
        continue
      }
      if (isOver()) return
      this.#published.set(kind, { tracks, locals })
      if (this.#wishes.get(kind) === wished && !wished.isGranted) {
        wished.isGranted = true
        wished.wish.granted()
      }
    }
    this.#tidy()
    const isStale = [...this.#published].some(
      ([kind, { tracks }]) => !isSame(tracks, this.#wishes.get(kind)?.tracks ?? []),
    )
    if (isStale) return this.#step()
    if (this.#published.size > 0 || !this.#isHost) return undefined
    // Change the client's role to audience when this browser sends no track, because the vendor counts hosts.
    this.#isHost = false
    await client.setClientRole('audience').catch(() => undefined)
    return undefined
  }
}
