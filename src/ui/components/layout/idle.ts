import { useEffect, useState } from 'react'

/**
 * Calls back when the browser is idle. Without `requestIdleCallback` (Safari), the callback runs in the next
 * animation frame.
 */
export const whenIdle: (call: () => void) => number =
  typeof requestIdleCallback === 'undefined' ? (call) => requestAnimationFrame(call) : requestIdleCallback
const notThen: (asked: number) => void =
  typeof cancelIdleCallback === 'undefined' ? cancelAnimationFrame : cancelIdleCallback

/** Like `whenIdle`; returns a function that cancels the call. */
export const callWhenIdle = (call: () => void): (() => void) => {
  const asked = whenIdle(call)
  return () => notThen(asked)
}

/** Whether the browser has been idle since the component mounted. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => callWhenIdle(() => setIdle(true)), [])
  return isIdle
}
