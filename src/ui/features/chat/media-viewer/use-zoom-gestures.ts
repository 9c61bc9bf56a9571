import { useRef, type PointerEvent } from 'react'
import { panBy, zoomAt, NO_ZOOM, type Zoom } from './zoom'

/** The least distance of a swipe in px. */
const SWIPE_PX = 60

interface StageNeeds {
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The pointer gestures of the viewer: wheel and double click zoom, a drag pans, a swipe shows the next item. */
export const useZoomGestures = ({ zoom, onZoom, onPrevious, onNext }: StageNeeds) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (from.current === null || zoom.scale === 1) return
    onZoom(panBy(zoom, x - from.current.x, y - from.current.y))
    from.current = { x, y }
  }
  const onPointerUp = ({ clientX: x, pointerType }: PointerEvent): void => {
    const start = from.current
    from.current = null
    if (start === null || zoom.scale !== 1 || pointerType === 'mouse') return
    if (x - start.x > SWIPE_PX) onPrevious?.()
    if (start.x - x > SWIPE_PX) onNext?.()
  }
  return {
    onPointerMove,
    onPointerUp,
    onPointerDown: (event: PointerEvent): void => {
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerCancel: () => {
      from.current = null
    },
    onWheel: ({ deltaY }: { readonly deltaY: number }) => onZoom(zoomAt(zoom, deltaY < 0 ? 0.5 : -0.5)),
    onDoubleClick: () => onZoom(zoom.scale === 1 ? zoomAt(NO_ZOOM, 2) : NO_ZOOM),
  }
}
