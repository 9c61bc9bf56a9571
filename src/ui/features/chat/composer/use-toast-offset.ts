import { useEffect, type RefObject } from 'react'

/** Sets `--writing` on the root to the composer's height in px, so that toasts stay above the composer. */
export const useToastOffset = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = ref.current
    if (box === null || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--writing', `${Math.ceil(box.getBoundingClientRect().height)}px`)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--writing')
    }
  }, [ref])
}
