/** The duration of a long press in ms (spec 1 §9, spec 3 §9). */
export const LONG_PRESS_MS = 300
/** A finger that moves more than this many px scrolls or swipes. */
const STILL_PX = 8

export interface Point {
  readonly x: number
  readonly y: number
}

/** Whether the finger has moved away from the point it touched first. */
export const hasMovedAway = (
  from: Point,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean => Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX
