export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** The least distance from the edge of the window, in px. */
const MARGIN = 8

const within = (at: number, least: number, most: number): number => Math.min(Math.max(least, most), Math.max(least, at))

/**
 * The element's offset from its initial position, clamped so that the element stays in the window. If the element does
 * not fit, its start stays visible.
 */
export const dragPosition = (home: Box, by: Point, view: Size): Point => ({
  x: within(home.left + by.x, MARGIN, view.width - home.width - MARGIN) - home.left,
  y: within(home.top + by.y, MARGIN, view.height - home.height - MARGIN) - home.top,
})

/** A pointer move of at most this many px is a press, not a drag. */
const SLACK = 5
export const isDragDistance = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > SLACK
