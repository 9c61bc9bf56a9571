import type { ChatMessage } from '../chat'
import { wordsIn, type Content } from '../content'

/** The longest search text. Searching a longer text would take too long. */
const WORDS_LIMIT = 200

/** The text of a message that a search scans: the message's own text, or the name or title on the message's card. */
export const searchedText = (content: Content): string => {
  switch (content.kind) {
    case 'groupInvite':
      return content.group.name
    case 'space':
    case 'liveNotify':
      return content.space.title
    case 'gift':
      return content.title
    case 'notification':
      return content.items.map(({ text }) => text).join('\n')
    default:
      return wordsIn(content)
  }
}

/** The trimmed search text; `null` for a blank text, which finds nothing (BI-381). */
export const wordsToFind = (typed: string): string | null => {
  const words = typed.trim().slice(0, WORDS_LIMIT)
  return words === '' ? null : words
}

/** A pattern that matches the words literally (BI-382) and ignores case. */
const patternOf = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu')

export const placesOf = (text: string, words: string): readonly (readonly [from: number, to: number])[] =>
  [...text.matchAll(patternOf(words))].map((match) => [match.index, match.index + match[0].length])

export const findsIn = (words: string): ((message: ChatMessage) => boolean) => {
  const pattern = patternOf(words)
  return ({ content }) => {
    pattern.lastIndex = 0
    return pattern.test(searchedText(content))
  }
}
