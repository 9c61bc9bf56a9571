import type { SpokenLine } from './recording'

/** Where a word stands in a text, in UTF-16 units. */
type Hit = readonly [from: number, to: number]

export interface FoundLine {
  readonly line: SpokenLine
  readonly hits: readonly Hit[]
}

/** A text without case and marks. `at`: where each unit of it stands in the text, and the end of the text. */
interface Folded {
  readonly text: string
  readonly at: readonly number[]
}

const foldedOf = (text: string): Folded => {
  const letters: string[] = []
  const at: number[] = []
  let index = 0
  for (const letter of text) {
    const folded = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    letters.push(folded)
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index)
    index += letter.length
  }
  return { text: letters.join(''), at: [...at, text.length] }
}

/** The places of a word. A mark that follows the word's last letter belongs to it. */
const hitsOf = ({ text, at }: Folded, word: string): readonly Hit[] => {
  const hits: Hit[] = []
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length))
    hits.push([at[from] ?? 0, at[from + word.length] ?? 0])
  return hits
}

/** Joins hits that touch, so that a letter is marked once. */
const joined = (hits: readonly Hit[]): readonly Hit[] =>
  hits
    .toSorted(([a], [b]) => a - b)
    .reduce<readonly Hit[]>((all, [from, to]) => {
      const last = all.at(-1)
      return last === undefined || from > last[1]
        ? [...all, [from, to]]
        : [...all.slice(0, -1), [last[0], Math.max(last[1], to)]]
    }, [])

/**
 * The captions that contain every word of the query, anywhere: case and accents do not matter, and a Chinese word needs
 * no spaces around it. An empty query finds every caption.
 */
export const searchCaptions = (lines: readonly SpokenLine[], query: string): readonly FoundLine[] => {
  const words = foldedOf(query)
    .text.split(/\s+/)
    .filter((word) => word !== '')
  return lines.flatMap((line) => {
    const folded = foldedOf(line.text)
    const hits = words.map((word) => hitsOf(folded, word))
    return hits.every((found) => found.length > 0) ? [{ line, hits: joined(hits.flat()) }] : []
  })
}
