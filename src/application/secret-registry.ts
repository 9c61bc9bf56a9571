import type { Secret } from './ports/browser/vault'

/**
 * Secrets that a person typed or a server gave, held in memory under a number: the log carries the number (reliability
 * §6).
 */
export class SecretRegistry {
  #next = 1
  #held = new Map<number, Secret>()

  hold(secret: Secret): number {
    const ref = this.#next
    this.#next += 1
    this.#held.set(ref, secret)
    return ref
  }

  /** Lets it be used and keeps it; `null` where it is not there any more. */
  look(ref: number): Secret | null {
    return this.#held.get(ref) ?? null
  }

  /** Gives it away once; `null` where it is not there any more, after a reload for one. */
  take(ref: number): Secret | null {
    const secret = this.#held.get(ref) ?? null
    this.#held.delete(ref)
    return secret
  }
}
