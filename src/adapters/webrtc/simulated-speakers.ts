import type { Clock } from '../../application/ports/browser/clock'
import type { Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { MediaDriver, SimulatedVoice } from './media-driver'
import type { ReceivedTrack } from './media-paths'

/** The length of a turn in milliseconds. In each turn a single speaker talks. */
const TURN_MS = 4_000
/** In every fourth turn no speaker talks, as in the pauses of a real conversation. */
const PAUSE = 4

/**
 * The simulated speakers of a room, who talk one at a time. This browser synthesises the speakers' voices, so that a
 * member who is alone in the room hears a voice.
 */
export class SimulatedSpeakers {
  readonly #voices = new Map<Xid, SimulatedVoice>()
  #speaking: (ReturnType<SimulatedVoice['talk']> & { readonly xid: Xid }) | null = null
  #stopTurns = (): void => undefined

  constructor(
    private readonly deps: { readonly driver: MediaDriver; readonly clock: Clock; readonly changed: () => void },
  ) {}

  set(names: readonly Xid[]): void {
    for (const name of this.#voices.keys()) if (!names.includes(name)) this.#voices.delete(name)
    for (const name of names) if (!this.#voices.has(name)) this.#voices.set(name, this.deps.driver.voice(name))
    this.#turn()
  }

  people(): readonly Xid[] {
    return [...this.#voices.keys()]
  }

  received(): readonly ReceivedTrack[] {
    const now = this.#speaking
    return now === null ? [] : [{ xid: now.xid, kind: 'microphone', stream: now.stream }]
  }

  levels(): readonly (readonly [Xid, number])[] {
    return this.people().map((xid) => [xid, this.#speaking?.xid === xid ? this.#speaking.level() : 0])
  }

  close(): void {
    this.set([])
  }

  #turn(): void {
    const { clock } = this.deps
    this.#stopTurns()
    const people = this.people()
    const turn = Math.floor(clock.now() / TURN_MS)
    this.#let(turn % PAUSE === PAUSE - 1 ? undefined : people[turn % people.length])
    if (people.length === 0) return
    this.#stopTurns = clock.wake(addMs(clock.now(), TURN_MS - (clock.now() % TURN_MS)), () => {
      this.#turn()
    })
  }

  /** Switches to this speaker, or to silence. */
  #let(xid: Xid | undefined): void {
    if (this.#speaking?.xid === xid) return
    this.#speaking?.close()
    const voice = xid === undefined ? undefined : this.#voices.get(xid)
    this.#speaking = xid === undefined || voice === undefined ? null : { ...voice.talk(), xid }
    this.deps.changed()
  }
}
