import { useEffect, useRef } from 'react'

interface GrowingList<A> {
  readonly items: readonly A[]
  readonly more: 'none' | 'ready' | 'loading' | 'failed'
  readonly readMore: () => void
}

type Then<A> = (items: readonly A[]) => void

/** Returns a function that reads the rest of the list, then hands over all items. An export must be complete. */
export const useWholeList = <A>({ items, more, readMore }: GrowingList<A>): ((then: Then<A>) => void) => {
  const wanted = useRef<Then<A> | null>(null)
  useEffect(() => {
    if (wanted.current === null || more === 'loading') return
    if (more === 'ready') return readMore()
    const then = wanted.current
    wanted.current = null
    if (more === 'none') then(items)
  })
  return (then) => {
    if (more === 'none') return then(items)
    wanted.current = then
    readMore()
  }
}
