const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{Letter}\p{Number}]/u.test(text[at - 1] ?? '')

/** The score of the query's letters in order; adjacent letters score most. `null` if a letter is missing. */
const spread = (query: string, text: string): number | null => {
  let score = 0
  let before = -1
  for (const letter of query) {
    if (letter === ' ') continue
    const at = text.indexOf(letter, before + 1)
    if (at === -1) return null
    score += at === before + 1 ? 3 : isWordStart(text, at) ? 2 : 1 / (at - before)
    before = at
  }
  return score / Math.max(1, text.length)
}

/**
 * The score of a name for the typed text. `null` without a match. A match ignores case and accents, and may skip
 * letters of the name.
 * @internal
 */
export const fuzzyMatch = (typed: string, name: string): number | null => {
  const query = plain(typed.trim())
  const text = plain(name)
  if (query === '') return 0
  const at = text.indexOf(query)
  if (at === -1) return spread(query, text)
  return (at === 0 ? 300 : isWordStart(text, at) ? 200 : 100) + query.length / text.length
}

/** The matching items, best first. Items with equal scores keep their order. */
export const rankMatches = <A>(typed: string, items: readonly A[], nameOf: (item: A) => string): readonly A[] =>
  items
    .flatMap((item) => {
      const score = fuzzyMatch(typed, nameOf(item))
      return score === null ? [] : [{ item, score }]
    })
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
