import { useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'

/** The least distance of a swipe and the revealed width, in px (spec 2 §9). */
const THRESHOLD = 30
const REVEALED = 220
/** A shorter move, in px, counts as a press. */
const STILL = 8

interface SwipeNeeds {
  readonly revealed: boolean
  readonly onReveal: (on: boolean) => void
  readonly enabled: boolean
}

interface Swipe {
  readonly style: CSSProperties | undefined
  readonly on: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onClickCapture: (event: MouseEvent) => void
  }
}

/** A swipe to the left reveals the actions, a swipe to the right hides them. */
export const useSwipe = ({ revealed, onReveal, enabled }: SwipeNeeds): Swipe => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const wasSwiped = useRef(false)
  // A ref holds the offset, because the rendered value can lag behind the finger.
  const by = useRef(0)
  const [dragged, setDragged] = useState<number | null>(null)
  const rest = revealed ? -REVEALED : 0
  const end = (isWanted: boolean): void => {
    from.current = null
    if (isWanted && Math.abs(by.current) > THRESHOLD) onReveal(by.current < 0)
    by.current = 0
    setDragged(null)
  }
  const at = Math.min(0, Math.max(-REVEALED, rest + (dragged ?? 0)))
  return {
    style:
      at === 0 && dragged === null
        ? undefined
        : { transform: `translateX(${at}px)`, ...(dragged === null ? {} : { transition: 'none' }) },
    on: {
      onPointerDown: ({ clientX: x, clientY: y }) => {
        wasSwiped.current = false
        by.current = 0
        if (enabled) from.current = { x, y }
      },
      onPointerMove: ({ clientX, clientY, buttons }) => {
        if (from.current === null || buttons === 0) return
        const moved = clientX - from.current.x
        if (!wasSwiped.current && (Math.abs(moved) < STILL || Math.abs(moved) < Math.abs(clientY - from.current.y)))
          return
        wasSwiped.current = true
        by.current = moved
        setDragged(moved)
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onClickCapture: (event) => {
        if (!wasSwiped.current && !revealed) return
        // A press on a swiped row hides the actions again and does not open the conversation.
        if (!wasSwiped.current) onReveal(false)
        wasSwiped.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
