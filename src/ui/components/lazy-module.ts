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
  /** `null` before the first load, and `undefined` after a load that failed. */
  let part: T | null | undefined = null
  /** The load that runs or has succeeded. */
  let loading: Promise<T> | null = null
  const changed = new Set<() => void>()
  const settle = (loaded?: T): void => {
    part = loaded
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
        settle()
      },
    )
  }
  const subscribe = (notify: () => void): (() => void) => {
    changed.add(notify)
    return () => changed.delete(notify)
  }
  const current = (): T | null | undefined => part
  const usePart = (wanted: boolean): T | null => {
    const state = useSyncExternalStore(subscribe, current, current)
    const loaded = state ?? null
    const isMissing = wanted && loaded === null
    useEffect(() => {
      if (isMissing) warm()
    }, [isMissing])
    useMissingPart(wanted && state === undefined, warm)
    return loaded
  }
  return { preload: warm, useModule: usePart }
}
