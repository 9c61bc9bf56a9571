import { whenIdle } from '../../../components/layout/idle'
import { scrollActivity } from './scroll-activity'

interface Turn {
  /** What is to be done in it, in place of what was before. */
  readonly set: (call: () => void) => void
  readonly end: () => void
}

/**
 * Turns come when the page stands still and has nothing else to do, one at a time: no frame has to draw what a whole
 * screen of cards shows.
 */
export const makeIdleQueue = (): (() => Turn) => {
  const calls = new Map<object, () => void>()
  let isAsked = false

  const ask = (): void => {
    if (isAsked || calls.size === 0 || scrollActivity.isMoving()) return
    isAsked = true
    whenIdle(callOne)
  }
  const callOne = (): void => {
    isAsked = false
    const [first] = calls
    if (first === undefined || scrollActivity.isMoving()) return
    const [whose, call] = first
    calls.delete(whose)
    call()
    ask()
  }

  return () => {
    const whose = {}
    const unwatch = scrollActivity.watch(ask)
    return {
      set: (call) => {
        calls.set(whose, call)
        ask()
      },
      end: () => {
        calls.delete(whose)
        unwatch()
      },
    }
  }
}
