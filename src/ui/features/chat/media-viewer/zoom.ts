/** How large a picture is drawn, and by how many pixels it was moved. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
const MOST = 8
const STEP = 1.5

/** Larger or smaller by so many steps; what is not enlarged stands in the middle. */
export const zoomAt = ({ scale, x, y }: Zoom, steps: number): Zoom => {
  const next = Math.min(MOST, Math.max(1, scale * STEP ** steps))
  if (next === 1) return NO_ZOOM
  const by = next / scale
  return { scale: next, x: x * by, y: y * by }
}

/** Only what is enlarged can be moved. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom =>
  zoom.scale === 1 ? zoom : { ...zoom, x: zoom.x + dx, y: zoom.y + dy }
