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

/** The ends of the graphemes of a text. Each part begins at a grapheme, so the ends are those of the whole text. */
const graphemeEnds = (text: string): readonly number[] => {
  // What follows a part may belong to its last grapheme, or to the one before if the part ends inside a pair. Two
  // controls, which are graphemes of their own, stand at the end, so that the last two are left out everywhere.
  const padded = `${text}\0\0`
  let [ends, from, size]: [readonly number[], number, number] = [[], 0, PART]
  while (from < text.length) {
    const start = from
    const part = graphemes.segment(padded.slice(start, start + size))
    const found = Array.from(part, ({ index }) => start + index).slice(1, -1)
    ends = ends.concat(found)
    // A part that holds only parts of graphemes is read again with twice the size.
    size = found.length > 0 ? PART : size * 2
    from = found.at(-1) ?? from
  }
  return ends
}

/** The length of a text as a person counts it: an emoji or an accented letter is one. */
export const graphemeCount = (text: string): number => (PLAIN.test(text) ? text.length : graphemeEnds(text).length)

/** Whether the text has at most `limit` graphemes. A text of very long graphemes is too long. */
export const isWithinGraphemes = (text: string, limit: number): boolean =>
  text.length <= limit || (text.length <= limit * UNITS_A_GRAPHEME && graphemeCount(text) <= limit)

/** Cuts a text to at most `limit` graphemes, and between graphemes (BI-385). */
export const truncateGraphemes = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const most = limit * UNITS_A_GRAPHEME
  const ends = graphemeEnds(text.slice(0, most + 1))
  return text.slice(0, ends.findLast((end, n) => n < limit && end <= most) ?? 0)
}
