import type { BubbleKind } from '../../../domain/bubble'
import { BACK, BOMB, FUSE, GEMS, SHINE, STONE } from './gems'

/** The length of the string above a bubble, relative to the bubble's height. */
const LINE = 0.9
const UNIT = 100

/** The drawing API that both canvas types share. */
type Pen = OffscreenCanvasRenderingContext2D

const fill = (on: Pen, d: string, color: string, alpha: number): void => {
  on.globalAlpha = alpha
  on.fillStyle = color
  on.fill(new Path2D(d))
}
const stroke = (on: Pen, d: string, color: string, width: number, alpha: number): void => {
  on.globalAlpha = alpha
  on.strokeStyle = color
  on.lineWidth = width
  on.lineCap = 'round'
  on.stroke(new Path2D(d))
}
const disc = (on: Pen, style: string | CanvasGradient, alpha: number): void => {
  on.globalAlpha = alpha
  on.fillStyle = style
  on.beginPath()
  on.arc(50, 50, 48, 0, 2 * Math.PI)
  on.fill()
}
const alphaHex = (color: string, alpha: number): string =>
  `${color}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`

const drawBubble = (on: Pen, kind: BubbleKind): void => {
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
  for (const { d, color, width, alpha } of [...(kind === 'bomb' ? FUSE : []), ...SHINE])
    stroke(on, d, color, width, alpha)
  fill(on, 'M53 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', '#ffffff', 0.9)
}

/** A bubble to draw: centre in CSS px, size, and rotation in degrees. */
export interface Drawn {
  readonly kind: BubbleKind
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tilt: number
}
export type DrawSprite = (on: CanvasRenderingContext2D, bubble: Drawn) => void

/** The rotation step in degrees. A smaller turn would be invisible. */
const TURN = 2
/** The px that stay free around a sprite for its smoothed edge. */
const EDGE = 2

interface Sprite {
  readonly picture: ImageBitmap
  readonly left: number
  readonly top: number
}

/**
 * Draws each kind, size and rotation once at device resolution, and then copies it: a plain copy costs a tenth. The
 * target canvas uses device pixels; `ratio` is device px per CSS px.
 */
export const makeSprites = (ratio: number): DrawSprite => {
  const known = new Map<string, Sprite>()
  const made = (kind: BubbleKind, radius: number, turn: number): Sprite => {
    const scale = (2 * radius * ratio) / UNIT
    const angle = (turn * Math.PI) / 180
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const round = radius * ratio
    // The upper end of the string, relative to the centre.
    const [endX, endY] = [sin * round * (1 + 2 * LINE), -cos * round * (1 + 2 * LINE)]
    const left = Math.floor(Math.min(-round, endX)) - EDGE
    const top = Math.floor(Math.min(-round, endY)) - EDGE
    const canvas = new OffscreenCanvas(Math.ceil(Math.max(round, endX)) + EDGE - left, Math.ceil(round) + EDGE - top)
    const on = canvas.getContext('2d')
    on?.setTransform(scale * cos, scale * sin, -scale * sin, scale * cos, -left, -top)
    on?.translate(-UNIT / 2, -UNIT / 2)
    if (on !== null) drawBubble(on, kind)
    return { picture: canvas.transferToImageBitmap(), left, top }
  }
  return (on, { kind, x, y, radius, tilt }) => {
    const turn = Math.round(tilt / TURN) * TURN
    const name = `${kind} ${radius} ${turn}`
    const sprite = known.get(name) ?? made(kind, radius, turn)
    known.set(name, sprite)
    on.drawImage(sprite.picture, Math.round(x * ratio) + sprite.left, Math.round(y * ratio) + sprite.top)
  }
}
