import type { PlotPoint } from './ChartContainer'

/** A ring or an arc between two angles, in degrees clockwise from the top. */
export interface DonutGeometry {
  readonly from: number
  readonly to: number
  readonly cutOut: number
}

/** Space around a ring, in px. */
export const DONUT_MARGIN = 4

/** The centre and radius in px, as large as the space allows. A half ring stands on its diameter. */
export const donutCircle = (
  { from, to }: DonutGeometry,
  width: number,
  height: number,
): PlotPoint & { readonly radius: number } => {
  const [w, h] = [width - 2 * DONUT_MARGIN, height - 2 * DONUT_MARGIN]
  const isHalf = from >= -90 && to <= 90
  const radius = Math.max(1, isHalf ? Math.min(w / 2, h) : Math.min(w, h) / 2)
  return { x: width / 2, y: isHalf ? DONUT_MARGIN + (h + radius) / 2 : height / 2, radius }
}

/** The end angle of each slice. The first slice starts at `from`. */
const endsOf = ({ from, to }: DonutGeometry, values: readonly number[]): readonly number[] => {
  const total = values.reduce((sum, value) => sum + value, 0)
  let reached = 0
  return values.map((value) => {
    reached += value
    return from + (total === 0 ? 0 : reached / total) * (to - from)
  })
}

/** The middle of a slice, halfway between hole and edge. */
export const sliceMiddle = (
  shape: DonutGeometry,
  values: readonly number[],
  at: number,
  circle: PlotPoint & { readonly radius: number },
): PlotPoint => {
  const ends = endsOf(shape, values)
  const angle = ((((ends[at - 1] ?? shape.from) + (ends[at] ?? shape.to)) / 2) * Math.PI) / 180
  const far = (circle.radius * (1 + shape.cutOut)) / 2
  return { x: circle.x + Math.sin(angle) * far, y: circle.y - Math.cos(angle) * far }
}

/** The index of the slice at a point. `null` outside the ring and in its hole. */
export const sliceAt = (
  shape: DonutGeometry,
  values: readonly number[],
  { x, y }: PlotPoint,
  circle: PlotPoint & { readonly radius: number },
): number | null => {
  const far = Math.hypot(x - circle.x, y - circle.y)
  if (far > circle.radius || far < circle.radius * shape.cutOut) return null
  const turned = (Math.atan2(x - circle.x, circle.y - y) * 180) / Math.PI
  const angle = turned < shape.from ? turned + 360 : turned
  if (angle > shape.to) return null
  const found = endsOf(shape, values).findIndex((end) => angle <= end)
  return found < 0 ? null : found
}
