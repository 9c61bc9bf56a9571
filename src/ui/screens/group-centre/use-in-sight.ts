import { useEffect, useRef, useState, type RefObject } from 'react'
import { watchSight } from './sight'

/** Whether what bears the ref is in sight: said once the page stands still, so that what only passes by is never told of. */
export const useInSight = <E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => (element.current === null ? undefined : watchSight(element.current, setInSight)), [])
  return [element, isInSight]
}
