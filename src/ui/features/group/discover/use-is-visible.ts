import { useEffect, useRef, useState, type RefObject } from 'react'
import { observeVisibility } from './visibility-observer'

/**
 * Whether the card around the ref is visible. The value changes only when scrolling has stopped, so that passing cards
 * do not render.
 */
export const useIsVisible = <E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const card = element.current?.closest('article') ?? null
    return card === null ? undefined : observeVisibility(card, setInSight)
  }, [])
  return [element, isInSight]
}
