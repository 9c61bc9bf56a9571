import type { Clock } from '../../application/ports/clock'
import type { Xid } from '../../domain/kernel/ids'
import { later } from '../../domain/kernel/instant'
import type { MediaDriver, Voice } from './driver'
import type { Received } from './mesh'

/** One of them talks so long, then another. */
const TURN_MS = 4_000
/** Every so many turns nobody does: a person who tries the room hears themselves think. */
const PAUSE = 4

/** Simulated people who speak in a room, one at a time. Their sound is made here, so that one person alone hears somebody. */
export class Chorus {
  readonly #voices = new Map<Xid, Voice>()
  #stopTurns = (): void => undefined

  constructor(private readonly deps: { readonly driver: MediaDriver, readonly clock: Clock }) {}

  set(names: readonly Xid[]): void {
    for (const [name, voice] of this.#voices) {
      if (!names.includes(name)) {
        voice.close()
        this.#voices.delete(name)
      }
    }
    for (const name of names) if (!this.#voices.has(name)) this.#voices.set(name, this.deps.driver.voice(name))
    this.#turn()
  }

  received(): readonly Received[] {
    return [...this.#voices].map(([xid, { stream }]) => ({ xid, kind: 'microphone', stream }))
  }

  levels(): readonly (readonly [Xid, number])[] { return [...this.#voices].map(([xid, voice]) => [xid, voice.level()]) }

  close(): void { this.set([]) }

  #turn(): void {
    const { clock } = this.deps
    this.#stopTurns()
    const voices = [...this.#voices.values()]
    if (voices.length === 0) return
    const turn = Math.floor(clock.now() / TURN_MS)
    const speaker = turn % PAUSE === PAUSE - 1 ? undefined : voices[turn % voices.length]
    for (const voice of voices) voice.talk(voice === speaker)
    this.#stopTurns = clock.wake(later(clock.now(), TURN_MS - clock.now() % TURN_MS), () => { this.#turn() })
  }
}
