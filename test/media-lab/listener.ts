import type { MediaRoom } from '../../src/application/ports/media-room'

interface Heard {
  readonly at: number
  readonly energy: number
}

/** Plays received streams in `<audio>` elements, as the product does, and records the loudness. */
export class Listener {
  readonly heard = new Map<string, Heard[]>()
  readonly #known = new Set<string>()

  constructor(
    room: MediaRoom,
    private readonly context: AudioContext,
  ) {
    room.remotes$.subscribe((remotes) => {
      for (const { xid, kind, stream } of remotes) {
        if (kind !== 'microphone' || !(stream instanceof MediaStream) || this.#known.has(stream.id)) continue
        this.#known.add(stream.id)
        this.#play(xid, stream)
      }
    })
  }

  /** Plays a stream. The playback never stops, because a removed stream must become silent too. */
  #play(xid: string, stream: MediaStream): void {
    const player = new Audio()
    player.srcObject = stream
    void player.play()
    const source = this.context.createMediaStreamSource(stream)
    const analyser = new AnalyserNode(this.context, { fftSize: 512 })
    source.connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const notes = this.heard.get(xid) ?? []
    this.heard.set(xid, notes)
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      notes.push({ at: performance.now(), energy: samples.reduce((sum, one) => sum + one * one, 0) / samples.length })
    }, 10)
  }
}
