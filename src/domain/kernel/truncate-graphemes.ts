const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As much of a text as `limit` characters hold, cut between letters (BI-385). */
export const truncateGraphemes = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, letters.segment(text).containing(limit)?.index ?? limit)
