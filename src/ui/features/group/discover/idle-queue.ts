import { whenIdle } from '../../../components/layout/idle'
import { scrollActivity } from './scroll-activity'

interface Turn {
  /** Sets the pending task and replaces the previous task. */
  readonly set: (call: () => void) => void
  readonly end: () => void
}

/**
 * Runs tasks one at a time while the page is idle and not scrolling, so that no single frame renders a whole screen of
 * cards.
 */
export const makeIdleQueue = (): (() => Turn) => {
  const calls = new Map<object, () => void>()
  let isAsked = false

  const requestTurn = (): void => {
    if (isAsked || calls.size === 0 || scrollActivity.isMoving()) return
    isAsked = true
    whenIdle(callOne)
  }
  const callOne = (): void => {
    isAsked = false
    const [first] = calls
    if (first === undefined || scrollActivity.isMoving()) return
    const [key, call] = first
    calls.delete(key)
    call()
    requestTurn()
  }

  return () => {
    const key = {}
    const unwatch = scrollActivity.watch(requestTurn)
    return {
      set: (call) => {
        calls.set(key, call)
        requestTurn()
      },
      end: () => {
        calls.delete(key)
        unwatch()
      },
    }
  }
}
