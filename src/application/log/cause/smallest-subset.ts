/** The items that are left, and the number of calls of `fails`. */
export interface Subset<A> {
  readonly items: readonly A[]
  readonly tries: number
}

/**
 * Leaves out items as long as `fails` returns `true` for the rest: first the front half, then ranges, long ranges first.
 * `fails(all)` must be `true`. At most `mostTries` calls. If fewer calls were enough, no single item can be left out.
 */
export const smallestSubset = <A>(
  all: readonly A[],
  fails: (left: readonly A[]) => boolean,
  mostTries = 4_000,
): Subset<A> => {
  let items = all
  let tries = 0
  const keep = (left: readonly A[]): boolean => {
    if (tries >= mostTries || left.length === items.length) return false
    tries += 1
    if (!fails(left)) return false
    items = left
    return true
  }
  while (keep(items.slice(Math.ceil(items.length / 2))));
  for (let isSmaller = true; isSmaller;) {
    const before = items.length
    for (let size = Math.ceil(before / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let to = items.length; to > 0; to = Math.min(to - size, items.length)) {
        const from = Math.max(0, to - size)
        const end = to
        keep(items.filter((_, at) => at < from || at >= end))
      }
    }
    isSmaller = items.length < before && tries < mostTries
  }
  return { items, tries }
}
