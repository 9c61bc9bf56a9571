/**
 * Web Locks, as far as tabs need them. The promise ends with what `held` ends with, or fails once the lock is stolen.
 */
export interface LockDriver {
  readonly request: (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>
  /** The names of all locks that are held, by whichever tab. */
  readonly held: () => Promise<readonly string[]>
}

/** Speaks to every other tab of this browser. */
export interface ChannelDriver {
  readonly post: (message: unknown) => void
  readonly listen: (hear: (message: unknown) => void) => () => void
}

/** Where the browser has no locks, every tab holds what it asks for: it must still be able to work alone. */
export const browserLocks: LockDriver = {
  request: async (name, options, held) => {
    if ('locks' in navigator) await navigator.locks.request(name, options, held)
    else await held()
  },
  held: async () => {
    if (!('locks' in navigator)) return []
    const { held = [] } = await navigator.locks.query()
    return held.flatMap(({ name }) => (name === undefined ? [] : [name]))
  },
}

export const browserChannel = (name: string): ChannelDriver => {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => {
      channel.postMessage(message)
    },
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        hear(data)
      }
      channel.addEventListener('message', onMessage)
      return () => {
        channel.removeEventListener('message', onMessage)
      }
    },
  }
}

/**
 * Whether a request ended because another took the lock or because it was taken back, not because locks are forbidden.
 */
export const isLockHeld = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
