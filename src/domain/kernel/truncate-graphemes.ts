const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a text to at most `limit` UTF-16 units, between graphemes (BI-385). */
export const truncateGraphemes = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, letters.segment(text).containing(limit)?.index ?? limit)
