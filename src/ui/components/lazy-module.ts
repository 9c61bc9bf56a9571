import { useEffect, useSyncExternalStore } from 'react'

export interface LazyModule<T> {
  /** Loads the module before it is needed. Repeated calls do nothing. */
  readonly preload: () => void
  /**
   * The loaded module, or `null`. The hook loads the module when `wanted` is first true, and retries a failed load when
   * the network is back.
   */
  readonly useModule: (wanted: boolean) => T | null
}

/** The retries of modules that mounted components still need. */
const waiting = new Set<() => void>()

/** The functions that forget each requested module. */
const resets = new Set<() => void>()

/**
 * Forgets every loaded module, as a reload does. Tests that share a browser page call this function.
 * @internal
 */
export const resetLazyModules = (): void => {
  for (const reset of resets) reset()
  resets.clear()
}

/** Retries all failed modules, because the server may be reachable again. */
export const retryFailedModules = (): void => {
  for (const retry of waiting) retry()
}

/** A module outside the first load. Unlike with `lazy`, a failed load does not break the components around it. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let part: T | null = null
  /** The load that runs or has succeeded. */
  let loading: Promise<T> | null = null
  const changed = new Set<() => void>()
  const warm = (): void => {
    if (loading !== null) return
    const current = load()
    loading = current
    // Every production build drops this block, because only tests reset modules.
    if (import.meta.env.MODE === 'test') {
      resets.add(() => {
        part = null
        loading = null
      })
    }
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
