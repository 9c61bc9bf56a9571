import type { Idle } from '../../src/application/ports/browser/idle'

/** Idle periods that the test triggers. */
export class FakeIdle implements Idle {
  #waiting: (() => void)[] = []
  /** The number of idle periods in which callbacks ran. */
  used = 0

  next(call: () => void): () => void {
    this.#waiting.push(call)
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== call)
    }
  }

  get isWanted(): boolean {
    return this.#waiting.length > 0
  }

  pass(): void {
    for (const call of this.#waiting.splice(0)) {
      this.used += 1
      call()
    }
  }
}
