/** A cache of at least the `least` most recent entries, and at most twice as many. */
export class RecentCache<K, V> {
  #young = new Map<K, V>()
  #old = new Map<K, V>()

  constructor(private readonly least: number) {}

  get(key: K): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    // A read makes the entry recent.
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: K, value: V): void {
    this.#young.set(key, value)
    if (this.#young.size < this.least) return
    this.#old = this.#young
    this.#young = new Map()
  }
}
