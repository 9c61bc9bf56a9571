import { useEffect, useSyncExternalStore } from 'react'

export interface LazyModule<T> {
  /** Loads the module early. Repeated calls are free. */
  readonly preload: () => void
  /**
   * The module once loaded, else `null`. Loads it when first wanted. Retries a failed load when the network is back.
   */
  readonly useModule: (wanted: boolean) => T | null
}

/** Retries of modules that mounted components still need. */
const waiting = new Set<() => void>()

/** The server may be reachable again: retries all failed modules. */
export const retryFailedModules = (): void => {
  for (const retry of waiting) retry()
}

/** A module outside the first load. Unlike with `lazy`, a failed load does not break the components around it. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let part: T | null = null
  /** Stays true after a successful load, which is kept. */
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
      const retry = (): void => warm()
      retry()
      waiting.add(retry)
      window.addEventListener('online', retry)
      return () => {
        waiting.delete(retry)
        window.removeEventListener('online', retry)
      }
    }, [isMissing])
    return now
  }
  return { preload: warm, useModule: usePart }
}
