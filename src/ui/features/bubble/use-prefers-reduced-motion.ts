import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void): (() => void) => {
  const still = window.matchMedia(STILL)
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}

/** Whether this person wants nothing to move, as it is now. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(STILL).matches)
