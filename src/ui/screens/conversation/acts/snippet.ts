import { placesOf } from '../../../../domain/chat'
import { drawable } from '../../../format/text'

export interface SnippetPart {
  readonly text: string
  readonly isMatch: boolean
}

/** So much stands before the first match, and so much is shown at all. */
const BEFORE = 24
const SHOWN = 160

/** The neighbourhood of the first match, with every match in it marked. */
export const snippet = (whole: string, words: string): readonly SnippetPart[] => {
  const first = placesOf(whole, words)[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : first - BEFORE
  const text = Array.from(whole.slice(start, start + SHOWN)).filter((letter, i) => i > 0 || !/^[\uDC00-\uDFFF]/.test(letter)).join('')
  const parts: SnippetPart[] = start > 0 ? [{ text: '…', isMatch: false }] : []
  let done = 0
  for (const [from, to] of placesOf(text, words)) {
    if (from > done) parts.push({ text: drawable(text.slice(done, from)), isMatch: false })
    parts.push({ text: drawable(text.slice(from, to)), isMatch: true })
    done = to
  }
  return [...parts, { text: drawable(text.slice(done)), isMatch: false }]
}
