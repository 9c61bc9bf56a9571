import { seedOf, type BubbleField } from '../../src/domain/bubble'
import { beginRain } from '../../src/ui/features/bubble/rain-loop'

const KINDS = ['gem', 'gem1', 'gem2', 'gem3', 'bomb'] as const
/** A field of bubbles that are close together, so that all are visible at once. */
const skyOf = (count: number): BubbleField => ({
  seed: seedOf('bench'),
  bubbles: Array.from({ length: count }, (_, n) => ({
    id: `b${n}`,
    kind: KINDS[n % KINDS.length] ?? 'gem',
    left: (n * 37) % 100,
    top: n % 100,
  })),
})

const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })

/** Draws the bubbles for that many frames, with a tap in every tenth. Returns the frame times. */
const rain = async (count: number, frames: number): Promise<{ readonly p95: number; readonly worst: number }> => {
  const canvas = document.querySelector('canvas')
  if (canvas === null) throw new Error('no canvas')
  const sky = skyOf(count)
  const startedAt = Date.now() - 8_000
  const loop = beginRain({
    canvas,
    scene: () => ({ sky, startedAt, chosen: null, isThere: () => true }),
    onTap: () => undefined,
    now: () => Date.now(),
  })
  const times: number[] = []
  let last = await frame()
  for (let n = 0; n < frames; n += 1) {
    if (n % 10 === 0)
      canvas.dispatchEvent(
        new PointerEvent('pointerdown', { isPrimary: true, button: 0, clientX: 300 + n, clientY: 300 }),
      )
    const now = await frame()
    times.push(now - last)
    last = now
  }
  loop.stop()
  times.sort((a, b) => a - b)
  return { p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN }
}

Reflect.set(window, 'bench', { rain })
