/** spec 1 §9, spec 3 §9: a finger that rests so long asks for what else can be done. */
export const LONG_PRESS_MS = 300
/** One that goes further scrolls, or swipes. */
const STILL_PX = 8

export interface Point {
  readonly x: number
  readonly y: number
}

/** Whether the finger has left the place where it came down. */
export const hasMovedAway = (
  from: Point,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean => Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX
