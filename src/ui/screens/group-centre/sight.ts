import { whenIdle } from './idle'
import { motion, type Tell } from './motion'

/** One watch over all cards: a watch each would cost each frame of a long page more than what is drawn in it. */
const makeSight = () => {
  const tellers = new Map<Element, Tell>()
  /** What has come or gone and was not told of yet. */
  const news = new Map<Element, boolean>()
  let isAsked = false
  let unwatch = (): void => undefined

  const ask = (): void => {
    if (isAsked || news.size === 0 || motion.isMoving()) return
    isAsked = true
    whenIdle(tellOne)
  }
  /** One at a time, so that no frame has to draw what a whole screen of cards shows. */
  const tellOne = (): void => {
    isAsked = false
    const [first] = news
    if (first === undefined || motion.isMoving()) return
    const [element, isInSight] = first
    news.delete(element)
    tellers.get(element)?.(isInSight)
    ask()
  }
  const watching = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) news.set(target, isIntersecting)
    ask()
  })

  return (element: Element, tell: Tell): (() => void) => {
    if (tellers.size === 0) unwatch = motion.watch(ask)
    tellers.set(element, tell)
    watching.observe(element)
    return () => {
      watching.unobserve(element)
      tellers.delete(element)
      news.delete(element)
      if (tellers.size === 0) unwatch()
    }
  }
}
export const watchSight = makeSight()
