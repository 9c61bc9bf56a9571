/** The frames of one connection in one direction. Each arrives after the delay, and always after the earlier ones. */
export class FrameQueue {
  readonly #waiting: { readonly since: number; readonly deliver: () => void }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly delayMs: () => number) {}

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  push(deliver: () => void): void {
    this.#waiting.push({ since: performance.now(), deliver })
    this.flush()
  }

  /** Delivers the frames whose delay has passed. */
  flush(): void {
    clearTimeout(this.#timer)
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const leftMs = next.since + this.delayMs() - performance.now()
      if (leftMs > 0) {
        this.#timer = setTimeout(() => {
          this.flush()
        }, Math.ceil(leftMs))
        return
      }
      this.#waiting.shift()
      next.deliver()
    }
  }
}
