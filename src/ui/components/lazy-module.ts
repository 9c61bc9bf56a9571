import { useEffect, useSyncExternalStore } from 'react'
import { orNotLoaded } from './lazy-component'
import { useMissingPart } from './missing-parts'

export interface LazyModule<T> {
  /** Loads the module before it is needed. Repeated calls do nothing. */
  readonly preload: () => void
  /**
   * The loaded module, or `null`. The hook loads the module when `wanted` is first true. The page says that a wanted
   * module did not load, and the hook retries when the network is back.
   */
  readonly useModule: (wanted: boolean) => T | null
}

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

/** A module outside the first load. Unlike with `lazy`, a failed load does not break the components around it. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let part: T | null = null
  let hasFailed = false
  /** The load that runs or has succeeded. */
  let loading: Promise<T> | null = null
  const changed = new Set<() => void>()
  const settle = (loaded: T | null): void => {
    part = loaded
    hasFailed = loaded === null
    for (const notify of changed) notify()
  }
  const warm = (): void => {
    if (loading !== null) return
    const started = orNotLoaded(load)
    loading = started
    // Every production build drops this block, because only tests reset modules.
    if (import.meta.env.MODE === 'test') {
      resets.add(() => {
        part = null
        hasFailed = false
        loading = null
      })
    }
    started.then(
      (loaded) => {
        if (loading === started) settle(loaded)
      },
      () => {
        if (loading !== started) return
        loading = null
        settle(null)
      },
    )
  }
  const subscribe = (notify: () => void): (() => void) => {
    changed.add(notify)
    return () => changed.delete(notify)
  }
  const current = (): T | null => part
  const failed = (): boolean => hasFailed
  const usePart = (wanted: boolean): T | null => {
    const now = useSyncExternalStore(subscribe, current, current)
    const isMissing = wanted && now === null
    useEffect(() => {
      if (isMissing) warm()
    }, [isMissing])
    useMissingPart(useSyncExternalStore(subscribe, failed, failed) && isMissing, warm)
    return now
  }
  return { preload: warm, useModule: usePart }
}
