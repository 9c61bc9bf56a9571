import type { OnScrollingChange } from './scroll-activity'
import { makeIdleQueue } from './idle-queue'

/** One watch over all cards: a watch each would cost each frame of a long page more than what is drawn in it. */
const makeSight = () => {
  const turn = makeIdleQueue()
  const told = new Map<Element, OnScrollingChange>()
  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
  })
  return (element: Element, tell: OnScrollingChange): (() => void) => {
    const { set, end } = turn()
    told.set(element, (now) => set(() => tell(now)))
    watching.observe(element)
    return () => {
      watching.unobserve(element)
      told.delete(element)
      end()
    }
  }
}
export const observeVisibility = makeSight()
