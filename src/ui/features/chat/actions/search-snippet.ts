import { placesOf } from '../../../../domain/chat'
import { replaceUndrawable } from '../../../format/text'

export interface SearchSnippetPart {
  readonly text: string
  readonly isMatch: boolean
}

/** The number of characters before the first match, and the length of the whole snippet. */
const BEFORE = 24
const SHOWN = 160

/** The part of a text around the first match, with every match in this part marked. */
export const searchSnippet = (whole: string, words: string): readonly SearchSnippetPart[] => {
  const first = placesOf(whole, words)[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : first - BEFORE
  const text = Array.from(whole.slice(start, start + SHOWN))
    .filter((letter, i) => i > 0 || !/^[\uDC00-\uDFFF]/.test(letter))
    .join('')
  const parts: SearchSnippetPart[] = start > 0 ? [{ text: '…', isMatch: false }] : []
  let done = 0
  for (const [from, to] of placesOf(text, words)) {
    if (from > done) parts.push({ text: replaceUndrawable(text.slice(done, from)), isMatch: false })
    parts.push({ text: replaceUndrawable(text.slice(from, to)), isMatch: true })
    done = to
  }
  return [...parts, { text: replaceUndrawable(text.slice(done)), isMatch: false }]
}
