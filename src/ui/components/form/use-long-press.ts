import { useRef, type PointerEvent } from 'react'
import { hasMovedAway, LONG_PRESS_MS, type Point } from './long-press'

interface LongPress {
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp?: () => void
  readonly onPointerCancel?: () => void
}

export const useLongPress = (onLongPress: () => void, enabled: boolean): LongPress => {
  const running = useRef<(Point & { readonly hold: Animation }) | null>(null)
  const stop = (): void => {
    running.current?.hold.cancel()
    running.current = null
  }
  return !enabled
    ? {}
    : {
        onPointerDown: ({ currentTarget, clientX: x, clientY: y, button }) => {
          stop()
          if (button !== 0) return
          // An animation without keyframes that serves only as a timer.
          const hold = currentTarget.animate([], { duration: LONG_PRESS_MS })
          running.current = { x, y, hold }
          hold.onfinish = () => {
            running.current = null
            onLongPress()
          }
        },
        onPointerMove: (event) => {
          if (running.current !== null && hasMovedAway(running.current, event)) stop()
        },
        onPointerUp: stop,
        onPointerCancel: stop,
      }
}
