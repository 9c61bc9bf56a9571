import * as t from 'io-ts'

/** A rectangle in pixels of the video: from the left, from the top, width, height. */
const Rect = t.readonly(t.tuple([t.number, t.number, t.number, t.number]), 'Rect')
export type Rect = t.TypeOf<typeof Rect>

/** A video with its transparency beside its colours, and where in it both are (Tencent VAP, next-features.md §4). */
export const GiftAnimation = t.strict(
  {
    url: t.string,
    /** How many pictures it has, and how many a second. */
    frames: t.number,
    fps: t.number,
    /** As it is shown, in pixels. */
    width: t.number,
    height: t.number,
    videoWidth: t.number,
    videoHeight: t.number,
    /** Colours blended onto black. */
    rgb: Rect,
    /** Transparency as grey; scaled down, where there was less room. */
    alpha: Rect,
  },
  'GiftAnimation',
)
export type GiftAnimation = t.TypeOf<typeof GiftAnimation>

/** Ours: no canvas larger than this is made for anybody's config (BI-158). */
const MOST_SIDE = 2_048
const MOST_FPS = 60
/** GFT-5: no animation plays longer. */
export const MOST_SECONDS = 30

const isWhole = (n: number, from: number, to: number): boolean => Number.isInteger(n) && n >= from && n <= to
const isSize = (...sides: readonly number[]): boolean => sides.every((side) => isWhole(side, 1, MOST_SIDE))

/**
 * Whether it can be drawn as it says: whole numbers, sides that fit, both pictures inside of the video, no longer than
 * 30 s.
 */
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
