import { useEffect, useRef, useState, type RefObject } from 'react'
import { observeVisibility } from './visibility-observer'

/**
 * Whether the card around what bears the ref is in sight: said once the page stands still, so that what only passes by
 * is never told of.
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
