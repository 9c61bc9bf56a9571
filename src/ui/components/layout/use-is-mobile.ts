import { useSyncExternalStore } from 'react'

const query = '(max-width: 1023.98px)'

const subscribe = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const isMobile = (): boolean => window.matchMedia(query).matches

/** Whether the page has a single column: below 1024 px, the breakpoint of the style sheets. */
export const useIsMobile = (): boolean => useSyncExternalStore(subscribe, isMobile, isMobile)
