import { useEffect, useRef, type RefObject } from 'react'

/** A list requests its next page of results at this distance from its end. */
const AHEAD = '400px'

/** Calls `onSight` when the element with the ref becomes visible, such as the end of a list. */
export const useInfiniteScroll = <E extends HTMLElement>(onSight: () => void): RefObject<E | null> => {
  const element = useRef<E>(null)
  const tell = useRef(onSight)
  useEffect(() => {
    tell.current = onSight
  })
  useEffect(() => {
    if (element.current === null) return
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell.current()
      },
      { rootMargin: AHEAD },
    )
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [])
  return element
}
