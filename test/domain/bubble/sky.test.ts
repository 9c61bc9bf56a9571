import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bubbleAtPoint,
  isOnScreen,
  toPixels,
  bubblePositionsAt,
  seedOf,
  particlesOf,
  type PixelBox,
  type BubbleField,
} from '../../../src/domain/bubble'
import { EXTRA_SPEED_STEPS } from '../../../src/domain/bubble/bubble-physics'

const kinds = ['gem', 'gem1', 'gem2', 'gem3', 'bomb'] as const
const bubble = (n: number, left: number, top: number) => ({
  id: `b${n}`,
  kind: kinds[n % kinds.length] ?? 'gem',
  left,
  top,
})
const skies = fc
  .record({
    seed: fc.nat(),
    places: fc.array(fc.record({ left: fc.integer({ min: 0, max: 100 }), top: fc.integer({ min: 0, max: 400 }) }), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ seed, places }): BubbleField => ({ seed, bubbles: places.map(({ left, top }, n) => bubble(n, left, top)) }))
const times = fc.integer({ min: 0, max: 60_000 })
const phone: PixelBox = { width: 390, height: 700 }
const everything = () => true
const copyOf = ({ seed, bubbles }: BubbleField): BubbleField => ({ seed, bubbles: bubbles.map((one) => ({ ...one })) })
const many = (count: number): BubbleField => ({
  seed: seedOf('r-1'),
  bubbles: Array.from({ length: count }, (_, n) => bubble(n, (n * 37) % 100, n * 3)),
})

const round = (n: number): number => Math.round(n * 1_000) / 1_000
/** The positions of three bubbles at the start, after 3 s and after 12 s. */
const GOLDEN = [
  [
    ['b0', 'gem', 0, -15, 40, -0.832],
    ['b1', 'gem1', 38.849, -18, 40, 10.357],
    ['b2', 'gem2', 73.592, -21, 22, -2.284],
  ],
  [
    ['b0', 'gem', 0, 63, 40, -1.674],
    ['b1', 'gem1', 35.762, 60, 40, -6.935],
    ['b2', 'gem2', 74.68, 30, 22, 3.809],
  ],
  [
    ['b0', 'gem', 0, 25, 40, -4.199],
    ['b1', 'gem1', 36.498, 22, 40, -2.811],
    ['b2', 'gem2', 72.503, 47, 22, -8.385],
  ],
]
const SPARKS = [
  [75.18, 19.446, 2, false],
  [130.407, 74.209, 3, true],
  [107.962, 110.292, 4, false],
]

describe('The position of a bubble', () => {
  it('the position of a bubble depends only on the rain event and the time, so everybody sees the same', () => {
    fc.assert(
      fc.property(skies, times, (sky, ms) => {
        expect(bubblePositionsAt(copyOf(sky), ms)).toEqual(bubblePositionsAt(sky, ms))
      }),
    )
  })

  it('a bubble has the same position at any frame rate, because earlier calculations change nothing', () => {
    fc.assert(
      fc.property(skies, times, fc.constantFrom(60, 90, 120, 144), (sky, ms, rate) => {
        for (let at = 0; at < Math.min(ms, 1_000); at += 1_000 / rate) bubblePositionsAt(sky, at)
        expect(bubblePositionsAt(sky, ms)).toEqual(bubblePositionsAt(copyOf(sky), ms))
      }),
      { numRuns: 30 },
    )
  })

  it('rains with different seeds have different bubble positions', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        fc.pre(one !== other)
        expect(bubblePositionsAt({ ...many(20), seed: one }, 5_000)).not.toEqual(
          bubblePositionsAt({ ...many(20), seed: other }, 5_000),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('a bubble starts above the screen and moves down', () => {
    fc.assert(
      fc.property(skies, (sky) => {
        expect(
          bubblePositionsAt(sky, 0).filter((one) => isOnScreen(one, phone) && one.radius * 2 < phone.height * 0.13),
        ).toEqual([])
        const [before, after] = [bubblePositionsAt(sky, 100), bubblePositionsAt(sky, 200)]
        expect(after.every(({ y }, n) => y > (before[n]?.y ?? 0))).toBe(true)
      }),
    )
  })

  it('every bubble is on the screen at least once within 60 s, so that each bubble can be popped', () => {
    fc.assert(
      fc.property(skies, (sky) => {
        const seen = new Set<string>()
        for (let ms = 0; ms <= 60_000; ms += 250)
          for (const one of bubblePositionsAt(sky, ms)) if (isOnScreen(one, phone)) seen.add(one.id)
        expect(seen.size).toBe(sky.bubbles.length)
      }),
      { numRuns: 20 },
    )
  })

  it('R1-367 a bubble moves at the base speed or at one of 5 equally spaced higher speeds', () => {
    const sky = many(300)
    const [before, after] = [bubblePositionsAt(sky, 40), bubblePositionsAt(sky, 1_040)]
    const speeds = new Set(after.map(({ y }, n) => Math.round((y - (before[n]?.y ?? 0)) * 1_000) / 1_000))
    const sorted = [...speeds].sort((a, b) => a - b)
    expect(EXTRA_SPEED_STEPS).toBe(5)
    expect(sorted).toHaveLength(1 + 5)
    expect(new Set(sorted.slice(1).map((speed, n) => Math.round((speed - (sorted[n] ?? 0)) * 1_000))).size).toBe(1)
  })

  it('a bubble has the same position in every client version, because members watch one rain together', () => {
    const at = (ms: number) =>
      bubblePositionsAt(many(3), ms).map(({ id, kind, x, y, radius, tilt }) => [
        id,
        kind,
        round(x),
        round(y),
        radius,
        round(tilt),
      ])
    expect(at(-1)).toEqual(at(0))
    expect([at(0), at(3_000), at(12_000)]).toEqual(GOLDEN)
  })

  it('every bubble has a radius of at least 22 pixels and stays within the sides of the screen', () => {
    fc.assert(
      fc.property(skies, times, (sky, ms) => {
        for (const one of bubblePositionsAt(sky, ms)) {
          const { x } = toPixels(one, phone)
          expect([one.radius >= 22, x >= one.radius, x <= phone.width - one.radius]).toEqual([true, true, true])
        }
      }),
    )
  })

  it('a bubble counts as on the screen as soon as any part of the bubble is visible, at the top and at the bottom', () => {
    const box: PixelBox = { width: 100, height: 100 }
    const at = (y: number) => isOnScreen({ id: 'b', kind: 'gem', x: 50, y, radius: 20, tilt: 0 }, box)
    expect([at(-20), at(-19), at(50), at(119), at(120)]).toEqual([false, true, true, true, false])
  })
})

describe('A tap on the screen', () => {
  it('a tap on the middle of a bubble hits that bubble at any frame rate, unless another bubble covers it', () => {
    for (const rate of [60, 90, 120, 144]) {
      const sky = many(60)
      for (let frame = 0; frame < 600; frame += 7) {
        const ms = (frame * 1_000) / rate
        for (const one of bubblePositionsAt(sky, ms))
          expect(bubbleAtPoint(sky, ms, phone, toPixels(one, phone), (id) => id === one.id)).toBe(one.id)
      }
    }
  })

  it('a tap beside all bubbles hits no bubble', () => {
    fc.assert(
      fc.property(skies, times, (sky, ms) => {
        expect(bubbleAtPoint(sky, ms, phone, { x: -100, y: -5_000 }, everything)).toBeNull()
      }),
    )
  })

  it('a tap on a popped bubble does not hit the popped bubble, but at most a bubble below', () => {
    fc.assert(
      fc.property(skies, times, (sky, ms) => {
        const at = toPixels(
          bubblePositionsAt(sky, ms)[0] ??
            bubblePositionsAt(many(1), ms)[0] ?? { id: '', kind: 'gem', x: 0, y: 0, radius: 1, tilt: 0 },
          phone,
        )
        const top = bubbleAtPoint(sky, ms, phone, at, everything)
        expect(bubbleAtPoint(sky, ms, phone, at, (id) => id !== top)).not.toBe(top)
      }),
    )
  })

  it('a tap just inside the edge of a bubble hits the bubble, and a tap just outside misses, on every side', () => {
    const [one] = bubblePositionsAt(many(1), 3_000)
    if (one === undefined) throw new Error('there is no bubble')
    const { x, y } = toPixels(one, phone)
    const hits = (dx: number, dy: number) =>
      bubbleAtPoint(many(1), 3_000, phone, { x: x + dx * one.radius, y: y + dy * one.radius }, everything) !== null
    expect(
      [
        [0.99, 0],
        [-0.99, 0],
        [0, 0.99],
        [0, -0.99],
        [0.6, 0.6],
        [-0.6, 0.6],
      ].map(([dx = 0, dy = 0]) => hits(dx, dy)),
    ).toEqual(Array(6).fill(true))
    expect(
      [
        [1.01, 0],
        [-1.01, 0],
        [0, 1.01],
        [0, -1.01],
        [0.8, 0.8],
        [-0.8, -0.8],
      ].map(([dx = 0, dy = 0]) => hits(dx, dy)),
    ).toEqual(Array(6).fill(false))
  })

  it('R1-368 a tapped bubble bursts into 15 to 30 sparks, always the same sparks for the same bubble', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (id) => {
        const sparks = particlesOf(id)
        expect([sparks.length >= 15, sparks.length <= 30, particlesOf(id)]).toEqual([true, true, sparks])
      }),
    )
    const counts = new Set(Array.from({ length: 400 }, (_, n) => particlesOf(`b${n}`).length))
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([15, 30])
    expect(
      particlesOf('b1')
        .slice(0, 3)
        .map(({ dx, dy, size, isGold }) => [round(dx), round(dy), size, isGold]),
    ).toEqual(SPARKS)
  })
})
