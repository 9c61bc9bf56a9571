import type { SentKind } from '../wire/frames/rtc-frame'

export interface TrackTarget {
  readonly tracks: readonly MediaStreamTrack[]
  /** Called once, when the room first allows this browser to send the tracks. */
  readonly granted: () => void
  readonly refused: () => void
}

/** Sends this browser's tracks. */
export interface OutgoingTrack {
  /**
   * Starts sending. The returned function stops the sending before it returns. Returns `null` if the tracks of this
   * kind cannot be sent together with the tracks that are being sent.
   */
  readonly wish: (kind: SentKind, wish: TrackTarget) => (() => void) | null
  /** Replaces the tracks of a kind that is being sent, for example after the member chose another device. */
  readonly replace: (kind: SentKind, tracks: readonly MediaStreamTrack[]) => void
}

interface SendingDeps {
  /** Sets the tracks of this kind that are sent to the other browsers. An empty list stops sending this kind. */
  readonly send: (kind: SentKind, tracks: readonly MediaStreamTrack[]) => void
  readonly announce: (kinds: readonly SentKind[]) => void
}

/** Sends a track only if the member wants to send it and the room has granted it. */
export class OutgoingTracks implements OutgoingTrack {
  readonly #wishes = new Map<
    SentKind,
    { readonly wish: TrackTarget; tracks: readonly MediaStreamTrack[]; isGranted: boolean }
  >()
  #granted: readonly SentKind[] = []

  constructor(private readonly deps: SendingDeps) {}

  /** Starts sending. Returns `null` if this kind is already being sent. */
  wish(kind: SentKind, wish: TrackTarget): (() => void) | null {
    if (this.#wishes.has(kind)) return null
    this.#wishes.set(kind, { wish, tracks: wish.tracks, isGranted: false })
    this.announce()
    this.#follow(kind)
    return () => {
      if (this.#wishes.get(kind)?.wish === wish) this.#forget(kind)
    }
  }

  replace(kind: SentKind, tracks: readonly MediaStreamTrack[]): void {
    const wished = this.#wishes.get(kind)
    if (wished === undefined) return
    wished.tracks = tracks
    this.#follow(kind)
  }

  announce(): void {
    this.deps.announce([...this.#wishes.keys()])
  }

  /** Sends all granted tracks again, on new connections. */
  resend(): void {
    for (const kind of this.#wishes.keys()) this.#follow(kind)
  }

  granted(kinds: readonly SentKind[]): void {
    this.#granted = kinds
    this.resend()
  }

  refused(kind: SentKind): void {
    const wished = this.#wishes.get(kind)
    if (wished === undefined) return
    this.#forget(kind)
    wished.wish.refused()
  }

  #forget(kind: SentKind): void {
    this.#wishes.delete(kind)
    this.#granted = this.#granted.filter((other) => other !== kind)
    this.deps.send(kind, [])
    this.announce()
  }

  #follow(kind: SentKind): void {
    const wished = this.#wishes.get(kind)
    const mayBeSent = wished !== undefined && this.#granted.includes(kind)
    this.deps.send(kind, mayBeSent ? wished.tracks : [])
    if (!mayBeSent || wished.isGranted) return
    wished.isGranted = true
    wished.wish.granted()
  }
}
