import { truncateAt, toWellFormed } from './text'

const LETTERS = 64
/** A name this long is cut before its letters are counted, so that counting stays cheap. */
const UNITS = 2_000

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Control characters, direction controls, and letters without width; U+200D stays between the parts of an emoji. */
const UNSEEN =
  /[\p{Cc}\u00ad\u034f\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const SHOWS_NOTHING = /^[\s\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0000}-\u{e0fff}]*$/u

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const firstLetters = (name: string): string => {
  let kept = ''
  let count = 0
  for (const { segment } of letters.segment(name)) {
    if (count === LETTERS) break
    kept += segment
    count += 1
  }
  return kept
}

/**
 * The name of a person or a group as it may be shown: one line of at most 64 letters, nothing in it that turns the
 * direction or hides (BI-089…BI-103). A name that would show nothing is the fallback, which comes from the id.
 */
export const cleanName = (name: unknown, fallback: string): string => {
  if (typeof name !== 'string') return fallback
  const line = truncateAt(toWellFormed(name), UNITS).replace(BREAKS, ' ').replace(UNSEEN, '').trim()
  if (SHOWS_NOTHING.test(line)) return fallback
  // Counting letters is dear, and so few units are no more letters.
  return line.length <= LETTERS ? line : firstLetters(line).trim()
}
