import type { Subscription } from 'rxjs'

/**
 * Holds at most one subscription. A new key replaces the subscription, an unchanged key keeps it, and `null` ends it.
 */
export class KeyedSubscription {
  #key: string | null = null
  #running: Subscription | null = null

  want(key: string | null, begin: () => Subscription): void {
    if (key === this.#key) return
    this.#running?.unsubscribe()
    this.#key = key
    this.#running = key === null ? null : begin()
  }

  drop(): void {
    this.#running?.unsubscribe()
    this.#key = null
    this.#running = null
  }
}
