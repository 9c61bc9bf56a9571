import { useEffect, useState } from 'react'

/**
 * Calls back when the browser is idle. Without `requestIdleCallback` (Safari), the callback runs in the next
 * animation frame.
 */
export const whenIdle: (call: () => void) => number =
  typeof requestIdleCallback === 'undefined' ? (call) => requestAnimationFrame(call) : requestIdleCallback
const notThen: (asked: number) => void =
  typeof cancelIdleCallback === 'undefined' ? cancelAnimationFrame : cancelIdleCallback

/** Whether the browser has been idle since the component mounted. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const asked = whenIdle(() => setIdle(true))
    return () => notThen(asked)
  }, [])
  return isIdle
}
