import { Secret } from './ports/vault'

/** Secrets that a person typed, held in memory under a number: the log carries the number (reliability §6). */
export class Secrets {
  #next = 1
  #held = new Map<number, Secret>()

  hold(text: string): number {
    const ref = this.#next
    this.#next += 1
    this.#held.set(ref, new Secret(text))
    return ref
  }

  /** Gives it away once; `null` where it is not there any more, after a reload for one. */
  take(ref: number): Secret | null {
    const secret = this.#held.get(ref) ?? null
    this.#held.delete(ref)
    return secret
  }
}
