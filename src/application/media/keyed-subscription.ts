import type { Subscription } from 'rxjs'

/** One thing that lasts as long as it is wished for. `key` tells one wish from the next. */
export class KeyedSubscription {
  #key: string | null = null
  #running: Subscription | null = null

  want(key: string | null, begin: () => Subscription): void {
    if (key === this.#key) return
    this.#running?.unsubscribe()
    this.#key = key
    this.#running = key === null ? null : begin()
  }

  /** It is wished for no more. */
  drop(): void {
    this.#running?.unsubscribe()
    this.#key = null
    this.#running = null
  }
}
