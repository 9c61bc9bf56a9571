import { useEffect, useRef, type RefObject } from 'react'

/** So far before the end of a list more of it is asked for. */
const AHEAD = '400px'

/** Calls whenever what bears the ref comes into sight: the end of a list that goes on. */
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
