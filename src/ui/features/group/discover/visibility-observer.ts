import type { OnScrollingChange } from './scroll-activity'
import { makeIdleQueue } from './idle-queue'

/** A single observer for all cards, because an observer per card costs more per frame than rendering the card. */
const makeSight = () => {
  const turn = makeIdleQueue()
  const callbacks = new Map<Element, OnScrollingChange>()
  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
  })
  return (element: Element, tell: OnScrollingChange): (() => void) => {
    const { set, end } = turn()
    callbacks.set(element, (now) => set(() => tell(now)))
    watching.observe(element)
    return () => {
      watching.unobserve(element)
      callbacks.delete(element)
      end()
    }
  }
}
export const observeVisibility = makeSight()
