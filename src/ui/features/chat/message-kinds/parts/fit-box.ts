const BOX = 200
/** The least side in px. A smaller box is hard to press and has no space for the timestamp. */
const LEAST = 72
const UNKNOWN = { width: BOX, height: 150 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The box for a picture of this size: at most 200×200 (spec 1 §3, BI-324). The box is known before the picture loads.
 */
export const fitBox = ({ width, height }: Size): Size => {
  if (!(width > 0) || !(height > 0)) return UNKNOWN
  const scale = Math.min(1, BOX / width, BOX / height)
  const side = (length: number): number => Math.min(BOX, Math.max(LEAST, Math.round(length * scale)))
  return { width: side(width), height: side(height) }
}
