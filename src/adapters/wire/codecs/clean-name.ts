import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import { truncateAt, toWellFormed } from './text'

const LETTERS = 64
/**
 * The most UTF-16 units of a name in which graphemes are counted. A longer name is cut to this length first, because
 * counting graphemes is expensive.
 */
const UNITS = 2_000

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/**
 * Hidden characters: controls, direction controls and zero-width characters. U+200D stays if the character is inside an
 * emoji.
 */
const UNSEEN =
  /[\p{Cc}\u00ad\u034f\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const SHOWS_NOTHING = /^[\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0000}-\u{e0fff}]*$/u

/**
 * The displayed name of a person or group: a single line of at most 64 graphemes, without direction controls or hidden
 * characters (BI-089…BI-103). A name without visible characters becomes `fallback`, a name derived from the id.
 */
export const cleanName = (name: unknown, fallback: string): string => {
  if (typeof name !== 'string') return fallback
  const line = truncateAt(toWellFormed(name), UNITS).replace(BREAKS, ' ').replace(UNSEEN, '').trim()
  if (SHOWS_NOTHING.test(line)) return fallback
  return truncateGraphemes(line, LETTERS).trim()
}
