import { useEffect, type RefObject } from 'react'

/** The space above and below the card, in px. */
const MARGINS = 16

/**
 * Sets `--dock` on the root to the height of a card that stays across pages, so that every page keeps a strip free for
 * the card and the card covers no control.
 */
export const useDock = (card: RefObject<HTMLElement | null>, isDocked = true): void => {
  useEffect(() => {
    const box = card.current
    if (box === null || !isDocked || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(box.getBoundingClientRect().height) + MARGINS
      style.setProperty('--dock', `calc(${height}px + env(safe-area-inset-bottom, 0px))`)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--dock')
    }
  }, [card, isDocked])
}
