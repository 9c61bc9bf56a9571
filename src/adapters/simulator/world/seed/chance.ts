/** Numbers that look drawn by chance and are the same for the same seed (mulberry32). */
export interface SeededChance {
  /** From 0 up to but not including 1. */
  readonly next: () => number
  readonly between: (from: number, to: number) => number
  readonly of: <A>(items: readonly A[], otherwise: A) => A
}

export const seededChance = (seed: number): SeededChance => {
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
