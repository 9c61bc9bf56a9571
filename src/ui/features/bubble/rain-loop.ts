import {
  bubbleAtPoint,
  isOnScreen,
  toPixels,
  bubblePositionsAt,
  type PixelBox,
  type BubbleField,
} from '../../../domain/bubble'
import { burstAt, drawBurst, isAlight, type Burst } from './burst'
import { makeSprites, type DrawSprite } from './sprites'

const MOST_RATIO = 2
/** A late frame is no reason to let the bubbles jump. A larger difference shows that a clock was set, or slept. */
const SET_MS = 500

export interface RainScene {
  readonly sky: BubbleField
  /** The start of the rain in ms since 1970, by the same clock as `now`. */
  readonly startedAt: number
  readonly isThere: (id: string) => boolean
  /** The bubble that the keyboard has selected. */
  readonly chosen: string | null
}

interface LoopNeeds {
  readonly canvas: HTMLCanvasElement
  /** The current scene. The loop reads it in every frame. */
  readonly scene: () => RainScene
  readonly onTap: (id: string) => void
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

export interface RainLoop {
  /** Shows sparks at this bubble, after a pop by keyboard. */
  readonly burst: (id: string) => void
  readonly stop: () => void
}

/**
 * Draws the rain at the display's frame rate. A bubble's position depends only on the frame time, and a tap counts at
 * its event time. So a tap hits the bubble that the member saw, at any frame rate.
 */
export const beginRain = ({ canvas, scene, onTap, now }: LoopNeeds): RainLoop => {
  const on = canvas.getContext('2d')
  let box: PixelBox = { width: 0, height: 0 }
  let ratio = 1
  let draw: DrawSprite | null = null
  let bursts: readonly Burst[] = []
  let clicks = 0
  /** The time of the last frame by `performance.now`, and the offset from that clock to ms since 1970. */
  let last = 0
  let origin: number | null = null

  const elapsedAt = (time: number, startedAt: number): number => time + (origin ?? 0) - startedAt

  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = canvas
    ratio = Math.min(MOST_RATIO, window.devicePixelRatio)
    box = { width, height }
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    draw = makeSprites(ratio)
  }

  const paint = (time: number): void => {
    if (on === null) return
    const { sky, startedAt, isThere, chosen } = scene()
    on.setTransform(1, 0, 0, 1, 0, 0)
    on.clearRect(0, 0, canvas.width, canvas.height)
    for (const bubble of bubblePositionsAt(sky, elapsedAt(time, startedAt))) {
      if (!isThere(bubble.id) || !isOnScreen(bubble, box)) continue
      const { x, y } = toPixels(bubble, box)
      draw?.(on, { ...bubble, x, y })
      if (bubble.id === chosen) {
        on.strokeStyle = '#ffffff'
        on.lineWidth = 3 * ratio
        on.beginPath()
        on.arc(x * ratio, y * ratio, (bubble.radius + 5) * ratio, 0, 2 * Math.PI)
        on.stroke()
      }
    }
    on.setTransform(ratio, 0, 0, ratio, 0, 0)
    bursts = bursts.filter((burst) => isAlight(burst, time))
    for (const burst of bursts) drawBurst(on, burst, time)
  }

  let next = 0
  const frame = (time: number): void => {
    const originNow = now() - time
    if (origin === null || Math.abs(originNow - origin) > SET_MS) origin = originNow
    last = time
    paint(time)
    next = requestAnimationFrame(frame)
  }
  const onPointer = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return
    const { left, top } = canvas.getBoundingClientRect()
    const at = { x: event.clientX - left, y: event.clientY - top }
    const { sky, startedAt, isThere } = scene()
    const hit = bubbleAtPoint(sky, elapsedAt(event.timeStamp, startedAt), box, at, isThere)
    clicks += 1
    bursts = [...bursts, burstAt(hit ?? `click ${clicks}`, at.x, at.y, event.timeStamp)]
    if (hit !== null) onTap(hit)
  }

  const sized = new ResizeObserver(fit)
  sized.observe(canvas)
  fit()
  canvas.addEventListener('pointerdown', onPointer)
  next = requestAnimationFrame(frame)
  return {
    burst: (id) => {
      const { sky, startedAt } = scene()
      const bubble = bubblePositionsAt(sky, elapsedAt(last, startedAt)).find((falling) => falling.id === id)
      if (bubble === undefined) return
      const { x, y } = toPixels(bubble, box)
      bursts = [...bursts, burstAt(id, x, y, last)]
    },
    stop: () => {
      cancelAnimationFrame(next)
      sized.disconnect()
      canvas.removeEventListener('pointerdown', onPointer)
    },
  }
}
