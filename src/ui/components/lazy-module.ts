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

/** Forgets each requested module. */
const resets = new Set<() => void>()

/**
 * Loads every module again when it is next needed, as after a reload. For tests that share one page.
 * @internal
 */
export const resetLazyModules = (): void => {
  for (const reset of resets) reset()
  resets.clear()
}

/** The server may be reachable again: retries all failed modules. */
export const retryFailedModules = (): void => {
  for (const retry of waiting) retry()
}

/** A module outside the first load. Unlike with `lazy`, a failed load does not break the components around it. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let part: T | null = null
  /** Kept after a successful load. */
  let loading: Promise<T> | null = null
  const changed = new Set<() => void>()
  const reset = (): void => {
    part = null
    loading = null
  }
  const warm = (): void => {
    if (loading !== null) return
    const current = load()
    loading = current
    resets.add(reset)
    current.then(
      (loaded) => {
        if (loading !== current) return
        part = loaded
        for (const notify of changed) notify()
      },
      () => {
        if (loading === current) loading = null
      },
    )
  }
  const subscribe = (notify: () => void): (() => void) => {
    changed.add(notify)
    return () => changed.delete(notify)
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
