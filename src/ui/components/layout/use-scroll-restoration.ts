import { useCallback, type RefCallback } from 'react'
import { useLocation } from 'react-router-dom'

/** By entry of the history and list, how far it was scrolled. It is for Back; a reload begins at the top. */
const places = new Map<string, number>()

/** Whoever comes back to a list finds it where they left it. Goes on the element that scrolls. */
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
