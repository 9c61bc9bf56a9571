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

/** In UTF-16 units. Segmenters need minutes for texts of 70,000 units, so a text is read in parts. */
const PART = 1_024
const ENDS_IN_PAIR = /[\ud800-\udbff]$/

/** The ends of the graphemes of a text, in order. Each part begins at a grapheme, so the ends are those of the whole text. */
function* graphemeEnds(text: string): Generator<number> {
  for (let from = 0, size = PART; from < text.length; size *= 2) {
    const part = text.slice(from, from + size)
    const units = ENDS_IN_PAIR.test(part) ? size + 1 : size
    const ends = Array.from(graphemes.segment(text.slice(from, from + units)), ({ index }) => from + index).slice(1)
    // What follows the part may belong to its last grapheme. A grapheme that is longer than the part is read again.
    if (from + units >= text.length) ends.push(text.length)
    yield* ends
    const last = ends.at(-1)
    if (last !== undefined) [from, size] = [last, PART / 2]
  }
}

/** The length of a text as a person counts it: an emoji or an accented letter is one. */
export const graphemeCount = (text: string): number => {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of graphemeEnds(text)) count += 1
  return count
}

/** Whether the text has at most `limit` graphemes. A text of very long graphemes is too long. */
export const isWithinGraphemes = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= limit * UNITS_A_GRAPHEME && graphemeCount(text) <= limit)

/** Cuts a text to at most `limit` graphemes, and between graphemes (BI-385). */
export const truncateGraphemes = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let [count, kept] = [0, 0]
  for (const end of graphemeEnds(text)) {
    if (count === limit || end > limit * UNITS_A_GRAPHEME) return text.slice(0, kept)
    count += 1
    kept = end
  }
  return text
}
