import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as Press,
  type RefObject,
} from 'react'
import { dragPosition, isDragDistance, type Point } from './drag-position'

/** The px that an arrow key press moves the element. */
const STEP = 24
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface Drag {
  readonly element: RefObject<HTMLDivElement | null>
  readonly on: {
    readonly onPointerDown: (event: Press) => void
    readonly onClickCapture: (event: MouseEvent) => void
    readonly onMouseDown: (event: MouseEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

/** Drags an element by pointer or arrow keys. */
export const useDrag = (): Drag => {
  const element = useRef<HTMLDivElement>(null)
  const at = useRef<Point>({ x: 0, y: 0 })
  const grip = useRef<{ readonly from: Point; readonly start: Point } | null>(null)
  const wasDragged = useRef(false)
  const moveTo = (to: Point): void => {
    const thing = element.current
    if (thing === null) return
    const { left, top, width, height } = thing.getBoundingClientRect()
    const home = { left: left - at.current.x, top: top - at.current.y, width, height }
    at.current = dragPosition(home, to, { width: window.innerWidth, height: window.innerHeight })
    thing.style.translate = `${at.current.x}px ${at.current.y}px`
  }
  const onMove = useEffectEvent((event: PointerEvent): void => {
    const to = pointOf(event)
    if (grip.current === null || (!wasDragged.current && !isDragDistance(grip.current.from, to))) return
    wasDragged.current = true
    const { from, start } = grip.current
    moveTo({ x: start.x + to.x - from.x, y: start.y + to.y - from.y })
  })
  const onResize = useEffectEvent((): void => moveTo(at.current))
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const letGo = (): void => {
      grip.current = null
    }
    // The listeners are on the window, because the pointer can outrun the element. Pointer capture would swallow clicks
    // on the content.
    window.addEventListener('pointermove', (event) => onMove(event), { signal })
    window.addEventListener('pointerup', letGo, { signal })
    window.addEventListener('pointercancel', letGo, { signal })
    window.addEventListener('resize', () => onResize(), { signal })
    return () => gone.abort()
  }, [])
  return {
    element,
    on: {
      onPointerDown: (event) => {
        wasDragged.current = false
        if (event.button === 0) grip.current = { from: pointOf(event), start: at.current }
      },
      onClickCapture: (event) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      // Without `preventDefault`, the browser starts a native drag and cancels the pointer.
      onMouseDown: (event) => event.preventDefault(),
      onKeyDown: (event) => {
        const step = STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        moveTo({ x: at.current.x + step.x, y: at.current.y + step.y })
      },
    },
  }
}
