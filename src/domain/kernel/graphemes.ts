export const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Cuts a text to at most `units` UTF-16 units, between graphemes. It bounds texts that are stored or drawn; what a
 * person may write is counted in graphemes.
 */
export const truncateAtGrapheme = (text: string, units: number): string => {
  if (text.length <= units) return text
  // A window around the cut keeps the segmenter linear. No real grapheme is longer than the window.
  const from = Math.max(0, units - 256)
  const segment = graphemes.segment(text.slice(from, units + 256)).containing(units - from)
  const at = segment === undefined || segment.index === 0 ? units : from + segment.index
  return text.slice(0, at)
}

/** The longest usual grapheme, a family of four with skin tones, in UTF-16 units. It bounds what is counted. */
const UNITS_A_GRAPHEME = 20
const PLAIN = /^[ -~]*$/

/** The length of a text as a person counts it: an emoji or an accented letter is one. */
export const graphemeCount = (text: string): number => {
  if (PLAIN.test(text)) return text.length
  const segments = graphemes.segment(text)[Symbol.iterator]()
  let count = 0
  while (segments.next().done !== true) count += 1
  return count
}

/** Whether the text has at most `limit` graphemes. A text of very long graphemes is too long. */
export const isWithinGraphemes = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= limit * UNITS_A_GRAPHEME && graphemeCount(text) <= limit)

/** Cuts a text to at most `limit` graphemes, and between graphemes (BI-385). */
export const truncateGraphemes = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let count = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === limit || index + segment.length > limit * UNITS_A_GRAPHEME) return text.slice(0, index)
    count += 1
  }
  return text
}
