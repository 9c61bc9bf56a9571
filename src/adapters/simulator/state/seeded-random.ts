/** A reproducible random sequence (mulberry32). */
export interface SeededRandom {
  /** A random number that is at least 0 and less than 1. */
  readonly next: () => number
  readonly between: (from: number, to: number) => number
  readonly of: <A>(items: readonly A[], otherwise: A) => A
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = Math.trunc(seed) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return { next, between, of: (items, otherwise) => items[between(0, items.length - 1)] ?? otherwise }
}

/** Combines numbers into a seed. Neighbouring numbers give unrelated seeds. */
export const mixSeeds = (...parts: readonly number[]): number =>
  parts.reduce((acc, part) => {
    const mixed = Math.imul(acc ^ (Math.trunc(part) >>> 0), 0x9e3779b1)
    return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0
  }, 0x811c9dc5)

/** A hash of a text. Every machine computes an equal hash for equal texts. */
export const hashText = (text: string): number =>
  Array.from(text).reduce((acc, letter) => (Math.imul(acc, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

export const shuffle = <A>(chance: SeededRandom, items: readonly A[]): readonly A[] =>
  items
    .map((item) => ({ item, rank: chance.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
