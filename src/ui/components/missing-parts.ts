import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

interface MissingPart {
  readonly retry: () => void
  /** Whether the component says by itself that it is missing. */
  readonly isSaid: boolean
}

/** The shown components whose code did not load. */
let missing: readonly MissingPart[] = []
const changed = new Set<() => void>()

const set = (next: typeof missing): void => {
  missing = next
  for (const notify of changed) notify()
}

const subscribe = (notify: () => void): (() => void) => {
  changed.add(notify)
  return () => changed.delete(notify)
}

const isIncomplete = (): boolean => missing.length > 0 && !missing.some(({ isSaid }) => isSaid)

/** Whether something on the page is missing, because its code did not load, and nothing on the page says so yet. */
export const useIsIncomplete = (): boolean => useSyncExternalStore(subscribe, isIncomplete, isIncomplete)

/** Loads everything that is missing again, because the server may be reachable. */
export const retryMissingParts = (): void => {
  for (const { retry } of missing) retry()
}

/**
 * Counts this component as missing while `isMissing`. `retry` loads its code again, also when the network is back.
 * `isSaid`: whether the component itself says that it is missing.
 */
export const useMissingPart = (isMissing: boolean, retry: () => void, isSaid = false): void => {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!isMissing) return
    const own = { retry: () => tryAgain(), isSaid }
    set([...missing, own])
    window.addEventListener('online', own.retry)
    return () => {
      set(missing.filter((other) => other !== own))
      window.removeEventListener('online', own.retry)
    }
  }, [isMissing, isSaid])
}
