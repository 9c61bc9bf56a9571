import { useEffect, useState } from 'react'

/** Where a browser tells of no idle time, any time will do. */
export const whenIdle: (call: () => void) => number =
  typeof requestIdleCallback === 'undefined' ? (call) => requestAnimationFrame(call) : requestIdleCallback
const notThen: (asked: number) => void =
  typeof cancelIdleCallback === 'undefined' ? cancelAnimationFrame : cancelIdleCallback

/** Whether there was nothing else to do since what asks stands there. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const asked = whenIdle(() => setIdle(true))
    return () => notThen(asked)
  }, [])
  return isIdle
}
