import type { ChannelDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'

/** Broadcast channels of one name in one browser: each posts to all the others, in their order, a moment later. */
export class MemoryChannels {
  readonly #ends = new Set<Set<(message: unknown) => void>>()

  open(): ChannelDriver {
    const mine = new Set<(message: unknown) => void>()
    this.#ends.add(mine)
    return {
      post: (message) => {
        const copy: unknown = structuredClone(message)
        for (const other of this.#ends) {
          if (other !== mine)
            queueMicrotask(() => {
              Array.from(other).forEach((hear) => {
                hear(copy)
              })
            })
        }
      },
      listen: (hear) => {
        mine.add(hear)
        return () => {
          mine.delete(hear)
        }
      },
    }
  }
}
