import type { Bubble, BubbleKind } from './rain-event'

/**
 * spec 1 §9: a bubble falls at the base speed, or at one of five steps above it.
 * @internal
 */
export const EXTRA_SPEED_STEPS = 5
/** spec 1 §9: so many sparks fly at one click. */
const SPARKS: readonly [least: number, most: number] = [15, 30]

/** Percent of the height in a second, and what each extra step adds. */
const BASE_SPEED = 17
const STEP_SPEED = 3
/** A bubble is hidden above and below by this much, in percent of the height. */
const HIDDEN = 15
/** In CSS pixels; a finger hits the smallest (WCAG 2.5.8). */
const LEAST_RADIUS = 22
/** There are so many sizes, each larger by so much: what is drawn of one can be drawn once. */
const RADII = 5
const LARGER = 6
/** It sways by at most so much, in percent of the width. */
const SWAY = 2.5

/** What falls, and by which seed: the same for everybody who looks at it. */
export interface BubbleField {
  readonly seed: number
  readonly bubbles: readonly Pick<Bubble, 'id' | 'kind' | 'left' | 'top'>[]
}

/**
 * Where one bubble is: `x` and `y` of its middle in percent of the width and height, its radius in CSS pixels, its tilt
 * in degrees.
 */
export interface BubblePosition {
  readonly id: string
  readonly kind: BubbleKind
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tilt: number
}

/** A number of a text, the same everywhere: the seed of the rain is that of its event. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((so, letter) => (Math.imul(so, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** The `n`th number of a seed, from 0 up to but not including 1. */
const drawn = (seed: number, n: number): number => {
  const mixed = Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b)
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((again ^ (again >>> 16)) >>> 0) / 4_294_967_296
}

/** Up and down between -1 and 1 in straight lines: a sine is not the same to the last bit in every browser. */
const wave = (turns: number): number => {
  const part = turns - Math.floor(turns)
  return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** What of a bubble stays the same as long as it falls. */
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

const fallsOf = (sky: BubbleField): { readonly span: number; readonly all: readonly Fall[] } => {
  const known = falls.get(sky)
  if (known !== undefined) return known
  const all = sky.bubbles.map(({ id, kind, left, top }, n): Fall => {
    const of = seedOf(id) ^ sky.seed
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
  const made = { span: 100 + 2 * HIDDEN + all.reduce((most, { top }) => Math.max(most, top), 0), all }
  falls.set(sky, made)
  return made
}

/**
 * Where each bubble is, `ms` after the rain began. One that has fallen out comes again from above, so that whatever is
 * left can be popped
 * until the end. Nothing but the sky and the time goes in: every client sees the same rain, at any frame rate.
 */
export const bubblePositionsAt = (sky: BubbleField, ms: number): readonly BubblePosition[] => {
  const { span, all } = fallsOf(sky)
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
      // Before its first fall it waits above.
      y: (fallen < 0 ? fallen : round) - HIDDEN,
    }
  })
}

export interface PixelBox {
  readonly width: number
  readonly height: number
}

/** The middle of a bubble in a box, whole within its width. */
export const toPixels = (
  { x, y, radius }: BubblePosition,
  { width, height }: PixelBox,
): { readonly x: number; readonly y: number } => ({
  x: clamp((x / 100) * width, radius, Math.max(radius, width - radius)),
  y: (y / 100) * height,
})

/** Whether any of it can be seen. */
export const isOnScreen = (one: BubblePosition, box: PixelBox): boolean => {
  const { y } = toPixels(one, box)
  return y > -one.radius && y < box.height + one.radius
}

/** The bubble under that point at that time; of several the one that lies on top. */
export const bubbleAtPoint = (
  sky: BubbleField,
  ms: number,
  box: PixelBox,
  at: { readonly x: number; readonly y: number },
  isThere: (id: string) => boolean,
): string | null => {
  const hit = bubblePositionsAt(sky, ms).findLast((one) => {
    const { x, y } = toPixels(one, box)
    return isThere(one.id) && (x - at.x) ** 2 + (y - at.y) ** 2 <= one.radius ** 2
  })
  return hit?.id ?? null
}

/** One spark of a click: where it flies to in pixels a second, how large it is, and whether it is of gold. */
export interface Particle {
  readonly dx: number
  readonly dy: number
  readonly size: number
  readonly isGold: boolean
}

/** 15 to 30 sparks, of a bubble always the same ones. */
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
