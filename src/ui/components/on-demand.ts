import { useEffect, useSyncExternalStore } from 'react'

export interface OnDemand<T> {
  /** Fetches the part before it is wanted; doing so again costs nothing. */
  readonly warm: () => void
  /** The part once it is there. It is fetched when first wanted; without a network, as soon as there is one again. */
  readonly usePart: (wanted: boolean) => T | null
}

/** A part of the page that is not in the first load. Unlike `lazy`, a part that cannot be fetched takes nothing down with it. */
export const onDemand = <T,>(load: () => Promise<T>): OnDemand<T> => {
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
      () => { isLoading = false },
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
      warm()
      window.addEventListener('online', warm)
      return () => window.removeEventListener('online', warm)
    }, [isMissing])
    return now
  }
  return { warm, usePart }
}
