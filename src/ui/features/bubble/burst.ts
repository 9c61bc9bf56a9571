import { particlesOf, type Particle } from '../../../domain/bubble'

/** The time for which the sparks of a click fade. The sparks never flash (WCAG 2.3.1). */
const LIFE_MS = 900
const GOLD = '#ffd27a'
const WHITE = '#ffffff'

/** The sparks of a click, with the click's position and frame time. */
export interface Burst {
  readonly sparks: readonly Particle[]
  readonly x: number
  readonly y: number
  readonly at: number
}

export const burstAt = (name: string, x: number, y: number, at: number): Burst => ({
  sparks: particlesOf(name),
  x,
  y,
  at,
})
export const isAlight = ({ at }: Burst, now: number): boolean => now - at < LIFE_MS

const ring = (on: CanvasRenderingContext2D, { x, y }: Burst, radius: number, color: string): void => {
  on.strokeStyle = color
  on.beginPath()
  on.arc(x, y, radius, 0, 2 * Math.PI)
  on.stroke()
}

export const drawBurst = (on: CanvasRenderingContext2D, burst: Burst, now: number): void => {
  const part = Math.min(1, Math.max(0, (now - burst.at) / LIFE_MS))
  const flown = (1 - (1 - part) ** 2) * (LIFE_MS / 1_000)
  on.globalAlpha = 1 - part
  on.lineWidth = 2
  ring(on, burst, 14 + part * 24, WHITE)
  ring(on, burst, 22 + part * 34, GOLD)
  for (const { dx, dy, size, isGold } of burst.sparks) {
    on.fillStyle = isGold ? GOLD : WHITE
    on.beginPath()
    on.arc(burst.x + dx * flown, burst.y + dy * flown, size, 0, 2 * Math.PI)
    on.fill()
  }
  on.globalAlpha = 1
}
