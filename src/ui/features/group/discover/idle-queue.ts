import { whenIdle } from '../../../components/layout/idle'
import { scrollActivity } from './scroll-activity'

interface Turn {
  /** Sets the pending task; replaces the previous one. */
  readonly set: (call: () => void) => void
  readonly end: () => void
}

/**
 * Runs one task at a time while the page is idle and not scrolling, so that no single frame renders a whole screen of
 * cards.
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
