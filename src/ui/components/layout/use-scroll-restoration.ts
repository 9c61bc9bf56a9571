import { useCallback, type RefCallback } from 'react'
import { useLocation } from 'react-router-dom'

/** The scroll positions, keyed by history entry and list, for Back. After a reload every list starts at the top. */
const places = new Map<string, number>()

/** Restores the scroll position of a list after Back. Put the ref on the scrolling element. */
export const useScrollRestoration = (name: string): RefCallback<HTMLElement> => {
  const place = `${useLocation().key} ${name}`
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const kept = places.get(place)
      if (kept !== undefined) element.scrollTop = kept
      const keep = (): void => {
        places.set(place, element.scrollTop)
      }
      element.addEventListener('scroll', keep, { passive: true })
      return () => element.removeEventListener('scroll', keep)
    },
    [place],
  )
}
