import type { ChannelDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'

/** The broadcast channels of one name in one browser. A message reaches all others in order, asynchronously. */
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
