/** The scale of the picture, and its offset in px. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
const MOST = 8
const STEP = 1.5

/** Zooms by a number of steps. At scale 1 the picture is centred. */
export const zoomAt = ({ scale, x, y }: Zoom, steps: number): Zoom => {
  const next = Math.min(MOST, Math.max(1, scale * STEP ** steps))
  if (next === 1) return NO_ZOOM
  const by = next / scale
  return { scale: next, x: x * by, y: y * by }
}

/** Moves the picture. Only an enlarged picture can move. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom =>
  zoom.scale === 1 ? zoom : { ...zoom, x: zoom.x + dx, y: zoom.y + dy }
