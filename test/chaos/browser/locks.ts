import { LEADER_LOCK } from '../../../src/adapters/browser/tabs/leader-election'
import type { LockDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'
import type { ChaosPage } from './chaos-page'

interface Wish {
  readonly page: ChaosPage
  readonly name: string
  readonly held: () => Promise<void>
  readonly done: () => void
  readonly lost: () => void
}

/** The Web Locks of one browser. A closed tab loses its locks; a frozen tab keeps them. */
export class BrowserLocks {
  readonly #held = new Map<string, Wish>()
  #waiting: Wish[] = []

  of(page: ChaosPage): LockDriver {
    return {
      held: () => Promise.resolve([...this.#held.keys()]),
      request: (name, { signal, steal }, held) =>
        new Promise((resolve, reject) => {
          const lost = (): void => {
            reject(new DOMException('the lock was taken', 'AbortError'))
          }
          const wish: Wish = { page, name, held, done: resolve, lost }
          signal?.addEventListener('abort', () => {
            if (!this.#waiting.includes(wish)) return
            this.#waiting = this.#waiting.filter((one) => one !== wish)
            lost()
          })
          if (steal === true) this.#steal(wish)
          else this.#waiting.push(wish)
          this.#give(name)
        }),
    }
  }

  /** The page that holds the leader lock. */
  get leading(): ChaosPage | null {
    return this.#held.get(LEADER_LOCK)?.page ?? null
  }

  gone(page: ChaosPage): void {
    this.#waiting = this.#waiting.filter((one) => one.page !== page)
    for (const [name, one] of this.#held) if (one.page === page) this.#release(one, name)
  }

  #steal(wish: Wish): void {
    const before = this.#held.get(wish.name)
    this.#held.delete(wish.name)
    before?.page.after(0, before.lost)
    this.#hold(wish)
  }

  #give(name: string): void {
    if (this.#held.has(name)) return
    const next = this.#waiting.find((one) => one.name === name)
    if (next === undefined) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    this.#hold(next)
  }

  #hold(wish: Wish): void {
    this.#held.set(wish.name, wish)
    wish.page.after(0, () => {
      if (this.#held.get(wish.name) === wish)
        void wish.held().then(() => {
          this.#release(wish, wish.name)
          wish.done()
        })
    })
  }

  #release(wish: Wish, name: string): void {
    if (this.#held.get(name) !== wish) return
    this.#held.delete(name)
    this.#give(name)
  }
}
