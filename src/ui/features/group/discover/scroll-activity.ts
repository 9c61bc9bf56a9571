/** Scrolling counts as stopped after this many ms without a scroll event. */
const REST_MS = 150

export type OnScrollingChange = (now: boolean) => void

/** Reports whether any page is scrolling. A single listener serves all components. */
const makeMotion = () => {
  const tellers = new Set<OnScrollingChange>()
  let scrolledAt = 0
  let wasScrolled = false
  let isMoving = false
  const say = (now: boolean): void => {
    isMoving = now
    for (const tell of tellers) tell(now)
  }
  const look = (now: number): void => {
    if (wasScrolled) scrolledAt = now
    wasScrolled = false
    if (now - scrolledAt < REST_MS) requestAnimationFrame(look)
    else say(false)
  }
  const note = (): void => {
    wasScrolled = true
    if (isMoving) return
    say(true)
    requestAnimationFrame(look)
  }
  return {
    isMoving: () => isMoving,
    watch: (tell: OnScrollingChange): (() => void) => {
      if (tellers.size === 0) document.addEventListener('scroll', note, { capture: true, passive: true })
      tellers.add(tell)
      return () => {
        tellers.delete(tell)
        if (tellers.size === 0) document.removeEventListener('scroll', note, { capture: true })
      }
    },
  }
}
export const scrollActivity = makeMotion()
