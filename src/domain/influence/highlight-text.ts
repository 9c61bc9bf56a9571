export interface Piece {
  readonly text: string
  readonly isKeyword: boolean
}

/** The number of characters that are searched. The rest of a text is shown without marks. */
const LOOKED_AT = 20_000

/** Splits a text and marks literal, case-insensitive matches of the keyword (BI-154, BI-155). */
export const highlighted = (text: string, keyword: string): readonly Piece[] => {
  const word = keyword.trim().toLowerCase()
  const lower = text.slice(0, LOOKED_AT).toLowerCase()
  // Some letters change length in lower case, so indexes would not match. Then no match is marked.
  if (word === '' || lower.length !== Math.min(text.length, LOOKED_AT)) return [{ text, isKeyword: false }]
  const pieces: Piece[] = []
  let from = 0
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isKeyword: false })
    pieces.push({ text: text.slice(at, at + word.length), isKeyword: true })
    from = at + word.length
  }
  return from < text.length ? [...pieces, { text: text.slice(from), isKeyword: false }] : pieces
}
