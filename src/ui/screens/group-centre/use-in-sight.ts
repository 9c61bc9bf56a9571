import { useEffect, useRef, useState, type RefObject } from 'react'

/** Where a browser tells of no idle time, any time will do. */
const whenIdle: (call: () => void) => number = typeof requestIdleCallback === 'undefined' ? (call) => requestAnimationFrame(call) : requestIdleCallback
const notThen: (asked: number) => void = typeof cancelIdleCallback === 'undefined' ? cancelAnimationFrame : cancelIdleCallback

/** Whether what bears the ref is in sight. It is said when there is nothing else to do: what only passes by is never told of. */
export const useInSight = <E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] => {
  const element = useRef<E>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    let asked = 0
    const watching = new IntersectionObserver((entries) => {
      notThen(asked)
      asked = whenIdle(() => setInSight(entries.at(-1)?.isIntersecting === true))
    })
    watching.observe(element.current)
    return () => {
      notThen(asked)
      watching.disconnect()
    }
  }, [])
  return [element, isInSight]
}
