import type { ChatMessage } from '../chat'
import { wordsIn, type Content } from '../content'

/** Nobody looks for more; a longer one would only cost time. */
const WORDS_LIMIT = 200

/** What of a message is looked through: what it says, or the names of what it is about. */
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

/** Blank words look for nothing (BI-381). */
export const wordsToFind = (typed: string): string | null => {
  const words = typed.trim().slice(0, WORDS_LIMIT)
  return words === '' ? null : words
}

/** The words literally, whatever they would mean in a pattern (BI-382), in small or capital letters. */
const finder = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu')

/** Where the words stand in that text. */
export const placesOf = (text: string, words: string): readonly (readonly [from: number, to: number])[] =>
  [...text.matchAll(finder(words))].map((match) => [match.index, match.index + match[0].length])

/** Says of a message whether the words are in it. */
export const findsIn = (words: string): ((message: ChatMessage) => boolean) => {
  const wanted = finder(words)
  return ({ content }) => {
    wanted.lastIndex = 0
    return wanted.test(searchedText(content))
  }
}
