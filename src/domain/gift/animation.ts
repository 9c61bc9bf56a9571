import * as t from 'io-ts'

/** A rectangle in video pixels: left, top, width, height. */
const Rect = t.readonly(t.tuple([t.number, t.number, t.number, t.number]), 'Rect')
export type Rect = t.TypeOf<typeof Rect>

/** A video that shows colour and transparency side by side in each frame (Tencent VAP, next-features.md §4). */
export const GiftAnimation = t.strict(
  {
    url: t.string,
    /** The number of frames, and the frames per second. */
    frames: t.number,
    fps: t.number,
    /** The display size in pixels. */
    width: t.number,
    height: t.number,
    videoWidth: t.number,
    videoHeight: t.number,
    /** The rectangle with the colours, blended onto black. */
    rgb: Rect,
    /** The rectangle with the transparency as grey. It may be scaled down. */
    alpha: Rect,
  },
  'GiftAnimation',
)
export type GiftAnimation = t.TypeOf<typeof GiftAnimation>

/** Our own limits, so that no config can make the canvas larger (BI-158). */
const MOST_SIDE = 2_048
const MOST_FPS = 60
/** The longest animation in seconds (GFT-5). */
export const MOST_SECONDS = 30

const isWhole = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to
const isSize = (...sides: readonly number[]): boolean => sides.every((side) => isWhole(side, 1, MOST_SIDE))

/** Whether the config is valid: whole numbers, allowed sizes, both rectangles inside the video, at most 30 s. */
export const isDrawable = ({
  frames,
  fps,
  width,
  height,
  videoWidth,
  videoHeight,
  rgb,
  alpha,
}: GiftAnimation): boolean => {
  const isInside = ([x, y, w, h]: Rect): boolean =>
    isWhole(x, 0, videoWidth) &&
    isWhole(y, 0, videoHeight) &&
    isSize(w, h) &&
    x + w <= videoWidth &&
    y + h <= videoHeight
  return (
    isSize(width, height, videoWidth, videoHeight) &&
    isWhole(fps, 1, MOST_FPS) &&
    isWhole(frames, 1, MOST_SECONDS * fps) &&
    isInside(rgb) &&
    isInside(alpha)
  )
}
