/**
 * The parts of Web Locks that tabs need. The promise settles with `held`, and rejects if another tab steals the lock.
 */
export interface LockDriver {
  readonly request: (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>
  /** The names of the locks that any tab holds. */
  readonly held: () => Promise<readonly string[]>
}

/** A channel to the app's other tabs in this browser. */
export interface ChannelDriver {
  readonly post: (message: unknown) => void
  readonly listen: (handle: (message: unknown) => void) => () => void
}

/**
 * The browser's Web Locks. In a browser without Web Locks, every tab gets every lock, so that the app works in a single
 * tab.
 */
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
    listen: (handle) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        handle(data)
      }
      channel.addEventListener('message', onMessage)
      return () => {
        channel.removeEventListener('message', onMessage)
      }
    },
  }
}

/**
 * Whether the lock request was aborted or another tab stole the lock. Any other error means that the browser has no
 * locks.
 */
export const isLockHeld = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'
