import { useSyncExternalStore } from 'react'

const query = '(max-width: 1023.98px)'

const subscribe = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const isMobile = (): boolean => window.matchMedia(query).matches

/** The style sheets' breakpoint: one column below 1024 px. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, isMobile, () => false)
