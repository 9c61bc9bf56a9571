import type { BubbleKind } from '../../../domain/bubble'
import { BACK, BOMB, FUSE, GEMS, SHINE, STONE } from './gems'

/** A drawn bubble hangs from a line that is so much longer than the bubble is high. */
const LINE = 0.9
const UNIT = 100

const fill = (on: CanvasRenderingContext2D, d: string, color: string, alpha: number): void => {
  on.globalAlpha = alpha
  on.fillStyle = color
  on.fill(new Path2D(d))
}
const stroke = (on: CanvasRenderingContext2D, d: string, color: string, width: number, alpha: number): void => {
  on.globalAlpha = alpha
  on.strokeStyle = color
  on.lineWidth = width
  on.lineCap = 'round'
  on.stroke(new Path2D(d))
}
const disc = (on: CanvasRenderingContext2D, style: string | CanvasGradient, alpha: number): void => {
  on.globalAlpha = alpha
  on.fillStyle = style
  on.beginPath()
  on.arc(50, 50, 48, 0, 2 * Math.PI)
  on.fill()
}
const alphaHex = (color: string, alpha: number): string => `${color}${Math.round(alpha * 255).toString(16).padStart(2, '0')}`

const drawBubble = (on: CanvasRenderingContext2D, kind: BubbleKind): void => {
  const colors = GEMS[kind]
  const line = on.createLinearGradient(0, -UNIT * LINE, 0, 12)
  line.addColorStop(0, alphaHex(colors.rim, 0))
  line.addColorStop(1, alphaHex(colors.rim, 0.3))
  on.fillStyle = line
  on.fillRect(49, -UNIT * LINE, 2, UNIT * LINE + 2)
  const glow = on.createRadialGradient(50, 50, 0, 50, 50, 48)
  glow.addColorStop(0.55, alphaHex(colors.glow, 0.1))
  glow.addColorStop(0.86, alphaHex(colors.glow, 0.42))
  glow.addColorStop(1, alphaHex(colors.rim, 0.95))
  disc(on, BACK, 0.28)
  disc(on, glow, 1)
  for (const { d, tone, alpha } of kind === 'bomb' ? BOMB : STONE) fill(on, d, colors[tone], alpha)
  for (const { d, color, width, alpha } of [...(kind === 'bomb' ? FUSE : []), ...SHINE]) stroke(on, d, color, width, alpha)
  fill(on, 'M53 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', '#ffffff', 0.9)
}

/** Draws a bubble of that kind with its middle at the origin and that radius. */
export type DrawSprite = (on: CanvasRenderingContext2D, kind: BubbleKind, radius: number) => void

/** Each kind is drawn once, as large as the largest of them (`radius`, CSS pixels) at that pixel ratio, and then only copied. */
export const makeSprites = (radius: number, ratio: number): DrawSprite => {
  const scale = (2 * radius * ratio) / UNIT
  const known = new Map<BubbleKind, HTMLCanvasElement>()
  const spriteOf = (kind: BubbleKind): HTMLCanvasElement => {
    const made = known.get(kind) ?? document.createElement('canvas')
    if (known.has(kind)) return made
    made.width = Math.ceil(UNIT * scale)
    made.height = Math.ceil(UNIT * (1 + LINE) * scale)
    const on = made.getContext('2d')
    on?.setTransform(scale, 0, 0, scale, 0, UNIT * LINE * scale)
    if (on !== null) drawBubble(on, kind)
    known.set(kind, made)
    return made
  }
  return (on, kind, size) => { on.drawImage(spriteOf(kind), -size, -size - 2 * size * LINE, 2 * size, 2 * size * (1 + LINE)) }
}
