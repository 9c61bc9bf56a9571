import type { Tell } from './motion'
import { makeTurns } from './turns'

/** One watch over all cards: a watch each would cost each frame of a long page more than what is drawn in it. */
const makeSight = () => {
  const turn = makeTurns()
  const told = new Map<Element, Tell>()
  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting)
  })
  return (element: Element, tell: Tell): (() => void) => {
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
export const watchSight = makeSight()
