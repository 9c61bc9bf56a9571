import { useEffect, useSyncExternalStore } from 'react'

export interface LazyModule<T> {
  /** Fetches the part before it is wanted; doing so again costs nothing. */
  readonly preload: () => void
  /**
   * The part once it is there. It is fetched when first wanted; where it could not be had, once there may be a way
   * again.
   */
  readonly useModule: (wanted: boolean) => T | null
}

/** What is shown without a part that it wants. */
const waiting = new Set<() => void>()

/** There may be a way to the server again: what is wanted and could not be had is asked for once more. */
export const retryFailedModules = (): void => {
  for (const ask of waiting) ask()
}

/**
 * A part of the page that is not in the first load. Unlike `lazy`, a part that cannot be fetched takes nothing down
 * with it.
 */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let part: T | null = null
  /** Or has been: what came stays. */
  let isLoading = false
  const changed = new Set<() => void>()
  const warm = (): void => {
    if (isLoading) return
    isLoading = true
    load().then(
      (loaded) => {
        part = loaded
        for (const tell of changed) tell()
      },
      () => {
        isLoading = false
      },
    )
  }
  const subscribe = (tell: () => void): (() => void) => {
    changed.add(tell)
    return () => changed.delete(tell)
  }
  const usePart = (wanted: boolean): T | null => {
    const now = useSyncExternalStore(subscribe, () => part)
    const isMissing = wanted && now === null
    useEffect(() => {
      if (!isMissing) return
      const ask = (): void => warm()
      ask()
      waiting.add(ask)
      window.addEventListener('online', ask)
      return () => {
        waiting.delete(ask)
        window.removeEventListener('online', ask)
      }
    }, [isMissing])
    return now
  }
  return { preload: warm, useModule: usePart }
}
