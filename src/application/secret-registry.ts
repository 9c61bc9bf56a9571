import type { Secret } from './ports/browser/vault'

/** Keeps secrets in memory, each under a number. The log contains only the number. */
export class SecretRegistry {
  #next = 1
  #held = new Map<number, Secret>()

  hold(secret: Secret): number {
    const ref = this.#next
    this.#next += 1
    this.#held.set(ref, secret)
    return ref
  }

  /** Returns the secret without removing it; `null` if the secret is lost. */
  look(ref: number): Secret | null {
    return this.#held.get(ref) ?? null
  }

  /** Returns the secret once; `null` if the secret is lost, for example after a reload. */
  take(ref: number): Secret | null {
    const secret = this.#held.get(ref) ?? null
    this.#held.delete(ref)
    return secret
  }
}
