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

/** How near to the edge a thing may come that is dragged. */
const MARGIN = 8

const within = (at: number, least: number, most: number): number => Math.min(Math.max(least, most), Math.max(least, at))

/**
 * How far from its home a thing is that is dragged there: wholly in the view, whatever the size of that. Where it does
 * not
 * fit, its beginning is seen.
 */
export const dragPosition = (home: Box, by: Point, view: Size): Point => ({
  x: within(home.left + by.x, MARGIN, view.width - home.width - MARGIN) - home.left,
  y: within(home.top + by.y, MARGIN, view.height - home.height - MARGIN) - home.top,
})

/** Under it a press is a press, and the thing stays where it is. */
const SLACK = 5
export const isDragDistance = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > SLACK
