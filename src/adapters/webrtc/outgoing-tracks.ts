import type { SentKind } from '../wire/frames/rtc-frame'

export interface TrackTarget {
  readonly tracks: readonly MediaStreamTrack[]
  /** The room has taken it, for the first time. */
  readonly granted: () => void
  readonly refused: () => void
}

/** Where what is captured goes out of this browser. */
export interface OutgoingTrack {
  /**
   * The answer takes it back: before it returns nothing of it is sent any more. `null` where it can't be sent beside
   * what is sent already.
   */
  readonly wish: (kind: SentKind, wish: TrackTarget) => (() => void) | null
  /** Another device in the middle of it. */
  readonly replace: (kind: SentKind, tracks: readonly MediaStreamTrack[]) => void
}

interface SendingDeps {
  /** Goes out to the others from this moment on, and nothing else of that kind. */
  readonly send: (kind: SentKind, tracks: readonly MediaStreamTrack[]) => void
  readonly announce: (kinds: readonly SentKind[]) => void
}

/** What this browser sends: what is wished for and granted, and never anything else. */
export class OutgoingTracks implements OutgoingTrack {
  readonly #wishes = new Map<
    SentKind,
    { readonly wish: TrackTarget; tracks: readonly MediaStreamTrack[]; isTold: boolean }
  >()
  #granted: readonly SentKind[] = []

  constructor(private readonly deps: SendingDeps) {}

  /** `null` where that kind is sent already. */
  wish(kind: SentKind, wish: TrackTarget): (() => void) | null {
    if (this.#wishes.has(kind)) return null
    this.#wishes.set(kind, { wish, tracks: wish.tracks, isTold: false })
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

  granted(kinds: readonly SentKind[]): void {
    this.#granted = kinds
    for (const kind of this.#wishes.keys()) this.#follow(kind)
  }

  refused(kind: SentKind): void {
    const wished = this.#wishes.get(kind)
    if (wished === undefined) return
    this.#forget(kind)
    wished.wish.refused()
  }

  #forget(kind: SentKind): void {
    this.#wishes.delete(kind)
    this.#granted = this.#granted.filter((one) => one !== kind)
    this.deps.send(kind, [])
    this.announce()
  }

  #follow(kind: SentKind): void {
    const wished = this.#wishes.get(kind)
    const isGranted = wished !== undefined && this.#granted.includes(kind)
    this.deps.send(kind, isGranted ? wished.tracks : [])
    if (!isGranted || wished.isTold) return
    wished.isTold = true
    wished.wish.granted()
  }
}
