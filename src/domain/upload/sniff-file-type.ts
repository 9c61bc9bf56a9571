/**
 * A file's type and its picture's size in px, from its first bytes; the size is 0 if the first bytes do not contain
 * the size.
 */
export interface Sniffed {
  readonly type: string
  readonly width: number
  readonly height: number
  /** The file is an animation of several pictures. Drawing the file on a canvas would keep only one picture. */
  readonly isMoving: boolean
}

const letters = (bytes: Uint8Array, from: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + count))

const big16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
const big32 = (bytes: Uint8Array, at: number): number => big16(bytes, at) * 65_536 + big16(bytes, at + 2)
const little16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
const little24 = (bytes: Uint8Array, at: number): number => little16(bytes, at) + (bytes[at + 2] ?? 0) * 65_536
const little32 = (bytes: Uint8Array, at: number): number => little16(bytes, at) + little16(bytes, at + 2) * 65_536

const still = (type: string, width: number, height: number): Sniffed => ({ type, width, height, isMoving: false })

const png = (bytes: Uint8Array): Sniffed => {
  const isMoving = letters(bytes, 0, Math.min(bytes.length, 4_096)).includes('acTL')
  return {
    ...still('image/png', big32(bytes, 16), big32(bytes, 20)),
    type: isMoving ? 'image/apng' : 'image/png',
    isMoving,
  }
}

/** Whether the JPEG marker starts a frame. In this range, C4 and CC define tables and C8 is reserved. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg = (bytes: Uint8Array): Sniffed => {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return still('image/jpeg', big16(bytes, at + 7), big16(bytes, at + 5))
    at += marker === 0xff ? 1 : 2 + big16(bytes, at + 2)
  }
  return still('image/jpeg', 0, 0)
}

const webp = (bytes: Uint8Array): Sniffed => {
  switch (letters(bytes, 12, 4)) {
    case 'VP8X':
      return {
        ...still('image/webp', little24(bytes, 24) + 1, little24(bytes, 27) + 1),
        isMoving: ((bytes[20] ?? 0) & 2) !== 0,
      }
    case 'VP8 ':
      return still('image/webp', little16(bytes, 26) & 0x3fff, little16(bytes, 28) & 0x3fff)
    case 'VP8L': {
      const packed = little32(bytes, 21)
      return still('image/webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
    }
    default:
      return still('image/webp', 0, 0)
  }
}

/** White space and comments. The look-ahead lets each comment match in one way only, so a match takes linear time. */
const MISC = String.raw`(?:\s|<!--(?:(?!-->)[^])*-->)*`
/** A DOCTYPE without an internal subset, because a subset can define entities. */
const DOCTYPE = String.raw`<!DOCTYPE\s+svg(?:\s[^<>[\]]*)?>`
const SVG = new RegExp(
  String.raw`^(?:\u00ef\u00bb\u00bf)?(?:\s*<\?xml\s[^<>]*\?>)?${MISC}(?:${DOCTYPE}${MISC})?<svg[\s>]`,
)
/** The bytes in which an SVG element must start. */
const SVG_HEAD = 4_096

const PICTURES: readonly (readonly [starts: (bytes: Uint8Array) => boolean, read: (bytes: Uint8Array) => Sniffed])[] = [
  [(bytes) => letters(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' && letters(bytes, 12, 4) === 'IHDR', png],
  [(bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff, jpeg],
  [
    (bytes) => /^GIF8[79]a$/.test(letters(bytes, 0, 6)),
    (bytes) => ({ ...still('image/gif', little16(bytes, 6), little16(bytes, 8)), isMoving: true }),
  ],
  [(bytes) => letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP', webp],
  [
    (bytes) => letters(bytes, 0, 2) === 'BM' && little32(bytes, 14) >= 40,
    (bytes) => still('image/bmp', little32(bytes, 18) | 0, Math.abs(little32(bytes, 22) | 0)),
  ],
  [(bytes) => SVG.test(letters(bytes, 0, Math.min(bytes.length, SVG_HEAD))), () => still('image/svg+xml', 0, 0)],
]

/** Still pictures in the container format of videos. */
const STILL_BRANDS = /^(?:heic|heix|hevc|mif1|msf1|avif|avis)$/

const video = (bytes: Uint8Array): string | null => {
  if (letters(bytes, 4, 4) === 'ftyp') {
    const brand = letters(bytes, 8, 4)
    if (STILL_BRANDS.test(brand)) return null
    return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  }
  if (big32(bytes, 0) === 0x1a45dfa3) return 'video/webm'
  return letters(bytes, 0, 4) === 'OggS' ? 'video/ogg' : null
}

/** Reads the type from the first bytes, never from the declared type; `null` if the product does not send this type. */
export const sniff = (bytes: Uint8Array): Sniffed | null => {
  const picture = PICTURES.find(([starts]) => starts(bytes))
  if (picture !== undefined) return picture[1](bytes)
  const type = video(bytes)
  return type === null ? null : { ...still(type, 0, 0), isMoving: true }
}
