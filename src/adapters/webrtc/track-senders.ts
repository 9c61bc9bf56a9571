import type { SentKind } from '../wire/frames/rtc-frame'
import { encodingLimitsFor } from './encoding-limits'
import type { PeerConnection } from './media-driver'
import { TRANSCEIVERS } from './transceivers'

/** Puts this browser's tracks on the senders of a connection whose transceivers are those of `TRANSCEIVERS`. */
export class TrackSenders {
  readonly #tracks = new Map<SentKind, readonly MediaStreamTrack[]>()
  readonly #requested = new Map<number, MediaStreamTrack | null>()
  #viewers = 1

  constructor(private readonly connection: PeerConnection) {}

  /** Sets the tracks of a kind. `viewers` copies of each track leave this browser. */
  set(kind: SentKind, tracks: readonly MediaStreamTrack[], viewers: number): void {
    this.#tracks.set(kind, tracks)
    this.#viewers = viewers
  }

  /** Puts the tracks on the senders. Encodings can be limited only after the first negotiation (`isAgreed`). */
  apply(isAgreed: boolean): void {
    this.connection.getTransceivers().forEach(({ sender }, index) => {
      const row = TRANSCEIVERS[index]
      if (row === undefined) return
      const track = this.#tracks.get(row.kind)?.find(({ kind }) => kind === row.media) ?? null
      // `replaceTrack` changes `sender.track` asynchronously, so compare with the last requested track.
      if ((this.#requested.get(index) ?? null) !== track) {
        this.#requested.set(index, track)
        // Ignore the error: `replaceTrack` rejects on a closed connection, and a closed connection sends no track.
        sender.replaceTrack(track).catch(() => undefined)
      }
      if (track === null || !isAgreed) return
      const parameters = sender.getParameters()
      const limits = encodingLimitsFor(row.kind, this.#viewers, track.getSettings().height)
      const { scaleResolutionDownBy, maxFramerate, ...ofBoth } = limits
      parameters.encodings = parameters.encodings.map((encoding) => ({
        ...encoding,
        ...ofBoth,
        ...(row.media === 'video' ? { scaleResolutionDownBy, maxFramerate } : {}),
      }))
      if (row.kind === 'screen') parameters.degradationPreference = 'maintain-resolution'
      sender.setParameters(parameters).catch(() => undefined)
    })
  }
}
