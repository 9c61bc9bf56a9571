import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void): (() => void) => {
  const still = window.matchMedia(STILL)
  still.addEventListener('change', changed)
  return () => still.removeEventListener('change', changed)
}

export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(STILL).matches)
