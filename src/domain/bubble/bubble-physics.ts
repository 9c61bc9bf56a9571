import type { Bubble, BubbleKind } from './rain-event'

/**
 * spec 1 §9: a bubble falls at the base speed or at one of five faster speeds.
 * @internal
 */
export const EXTRA_SPEED_STEPS = 5
/** The least and most sparks per click (spec 1 §9). */
const SPARKS: readonly [least: number, most: number] = [15, 30]

/** Speeds in percent of the height per second: the base speed, and the increment of each extra step. */
const BASE_SPEED = 17
const STEP_SPEED = 3
/** A bubble starts and ends this far outside the box, in percent of the height. */
const HIDDEN = 15
/** The smallest radius in CSS pixels. A finger can hit a bubble of this size (WCAG 2.5.8). */
const LEAST_RADIUS = 22
/** The number of bubble sizes and their increment. With few sizes, each size can be drawn once and cached. */
const RADII = 5
const LARGER = 6
/** The largest sway of a bubble, in percent of the width. */
const SWAY = 2.5

/** The bubbles and the seed of a rain. Every viewer has the same bubbles and seed. */
export interface BubbleField {
  readonly seed: number
  readonly bubbles: readonly Pick<Bubble, 'id' | 'kind' | 'left' | 'top'>[]
}

/** The center `x` and `y` in percent of width and height, the radius in CSS pixels, the tilt in degrees. */
export interface BubblePosition {
  readonly id: string
  readonly kind: BubbleKind
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tilt: number
}

/** Computes a number from a text; every browser computes the same number. A rain's event id gives the rain's seed. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** The `n`th random number of a seed, in [0, 1). */
const drawn = (seed: number, n: number): number => {
  const mixed = Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b)
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((again ^ (again >>> 16)) >>> 0) / 4_294_967_296
}

/** A triangle wave between -1 and 1. It replaces a sine, which is not bit-identical in every browser. */
const wave = (turns: number): number => {
  const part = turns - Math.floor(turns)
  return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

interface Fall {
  readonly id: string
  readonly kind: BubbleKind
  readonly left: number
  readonly top: number
  readonly speed: number
  readonly radius: number
  readonly turns: number
  readonly from: number
}

const falls = new WeakMap<BubbleField, { readonly span: number; readonly all: readonly Fall[] }>()

const fallsOf = (field: BubbleField): { readonly span: number; readonly all: readonly Fall[] } => {
  const known = falls.get(field)
  if (known !== undefined) return known
  const all = field.bubbles.map(({ id, kind, left, top }, n): Fall => {
    const of = seedOf(id) ^ field.seed
    return {
      id,
      kind,
      left: clamp(left, 0, 100),
      top: clamp(top, 0, 1_000),
      speed: BASE_SPEED + STEP_SPEED * Math.floor(drawn(of, n) * (EXTRA_SPEED_STEPS + 1)),
      radius: LEAST_RADIUS + LARGER * Math.floor(drawn(of, n + 1) * RADII),
      turns: 0.15 + drawn(of, n + 2) * 0.2,
      from: drawn(of, n + 3),
    }
  })
  const result = { span: 100 + 2 * HIDDEN + all.reduce((most, { top }) => Math.max(most, top), 0), all }
  falls.set(field, result)
  return result
}

/**
 * The position of each bubble `ms` after the rain began. A bubble that leaves the box at the bottom falls again from
 * the top, so members can pop the bubble until the rain ends. The result depends only on field and time, so every
 * client sees the same rain at any frame rate.
 */
export const bubblePositionsAt = (field: BubbleField, ms: number): readonly BubblePosition[] => {
  const { span, all } = fallsOf(field)
  const seconds = Math.max(0, ms) / 1_000
  return all.map(({ id, kind, left, top, speed, radius, turns, from }) => {
    const fallen = speed * seconds - top
    const round = fallen - span * Math.floor(fallen / span)
    const sway = wave(from + turns * seconds)
    return {
      id,
      kind,
      radius,
      tilt: sway * 14,
      x: clamp(left + sway * SWAY, 0, 100),
      // Before its first fall, a bubble waits above the box.
      y: (fallen < 0 ? fallen : round) - HIDDEN,
    }
  })
}

export interface PixelBox {
  readonly width: number
  readonly height: number
}

/** The center of a bubble in pixels. The bubble is kept inside the width of the box. */
export const toPixels = (
  { x, y, radius }: BubblePosition,
  { width, height }: PixelBox,
): { readonly x: number; readonly y: number } => ({
  x: clamp((x / 100) * width, radius, Math.max(radius, width - radius)),
  y: (y / 100) * height,
})

export const isOnScreen = (bubble: BubblePosition, box: PixelBox): boolean => {
  const { y } = toPixels(bubble, box)
  return y > -bubble.radius && y < box.height + bubble.radius
}

/** The id of the topmost bubble at that point and time. */
export const bubbleAtPoint = (
  field: BubbleField,
  ms: number,
  box: PixelBox,
  at: { readonly x: number; readonly y: number },
  isThere: (id: string) => boolean,
): string | null => {
  const hit = bubblePositionsAt(field, ms).findLast((bubble) => {
    const { x, y } = toPixels(bubble, box)
    return isThere(bubble.id) && (x - at.x) ** 2 + (y - at.y) ** 2 <= bubble.radius ** 2
  })
  return hit?.id ?? null
}

/** A spark of a click: its velocity in pixels per second and its size in pixels. */
export interface Particle {
  readonly dx: number
  readonly dy: number
  readonly size: number
  readonly isGold: boolean
}

/** 15 to 30 sparks. The same bubble always gets the same sparks. */
export const particlesOf = (id: string): readonly Particle[] => {
  const seed = seedOf(id)
  const [least, most] = SPARKS
  const count = least + Math.floor(drawn(seed, 0) * (most - least + 1))
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n + drawn(seed, 3 * n + 1)) / count) * 2 * Math.PI
    const speed = 60 + drawn(seed, 3 * n + 2) * 140
    return {
      dx: Math.cos(angle) * speed,
      dy: Math.sin(angle) * speed,
      size: 2 + (n % 4),
      isGold: drawn(seed, 3 * n + 3) < 0.6,
    }
  })
}
