import type { Gift, GiftAnimation } from '../../../../../domain/gift'
import { amount } from '../../ledger/currencies'

/**
 * A gift's video contains the colour picture and the alpha picture side by side. `GAP` is the space in pixels between
 * the two pictures; `filled` rounds a side up to a multiple of 16. Tencent's VAP tool uses the same values (ADR 17).
 */
const GAP = 4
const filled = (side: number): number => Math.ceil(side / 16) * 16

/**
 * The layout of a gift's video: the positions of the colour picture and the alpha picture. `scale` is the size of the
 * alpha picture relative to the colour picture.
 */
const layout = (
  id: string,
  width: number,
  height: number,
  frames: number,
  fps: number,
  scale: number,
): GiftAnimation => ({
  url: `/gifts/${id}.webm`,
  frames,
  fps,
  width,
  height,
  videoWidth: filled(width + GAP + width * scale),
  videoHeight: filled(height),
  rgb: [0, 0, width, height],
  alpha: [width + GAP, 0, width * scale, height * scale],
})

const gift = (id: string, title: string, price: string, level: number, animation: GiftAnimation | null): Gift => ({
  id,
  title,
  icon: `/town/gf${id}.svg`,
  price: amount(price),
  level,
  hasAssets: animation !== null,
  animation,
})

/** The gifts of the product. No spec names gifts or prices, so we chose them. The last gift has no animation. */
export const CATALOGUE: readonly Gift[] = [
  gift('2', 'Rose', '1', 1, layout('2', 240, 320, 45, 25, 1)),
  gift('8', 'Heart', '5', 1, layout('8', 240, 320, 45, 30, 0.5)),
  gift('5', 'Diamond', '10', 1, layout('5', 240, 320, 45, 25, 0.5)),
  gift('4', 'Surprise', '20', 2, layout('4', 240, 320, 45, 25, 1)),
  gift('6', 'Cup', '50', 2, layout('6', 240, 320, 45, 25, 0.5)),
  gift('3', 'Rocket', '88', 3, layout('3', 240, 320, 60, 30, 1)),
  gift('10', 'Fireworks', '199', 3, layout('10', 320, 320, 60, 30, 0.5)),
  gift('1', 'Crown', '520', 4, layout('1', 240, 320, 45, 25, 1)),
  gift('14', 'Comet', '999', 4, layout('14', 320, 320, 60, 30, 0.5)),
  gift('7', 'Lantern', '15', 1, null),
]

export const giftBy = (id: string): Gift | undefined => CATALOGUE.find((one) => one.id === id)
