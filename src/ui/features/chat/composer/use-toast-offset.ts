import { useEffect, type RefObject } from 'react'

/** Toasts stand above what is being written, however tall it is: `--writing` is that height in px, on the root. */
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
