import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onSeen` once when the element becomes visible. */
export const useMarkAnnouncementsSeen = <E extends HTMLElement>(
  wanted: boolean,
  onSeen: () => void,
): RefObject<E | null> => {
  const element = useRef<E>(null)
  const tell = useRef(onSeen)
  useEffect(() => {
    tell.current = onSeen
  })
  useEffect(() => {
    if (!wanted || element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wanted])
  return element
}
