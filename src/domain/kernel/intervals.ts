import * as t from 'io-ts'

/** Sorted, disjoint, never touching ranges of whole numbers, both ends included. */
export type Intervals = readonly (readonly [number, number])[]

const isIntervals = (u: unknown): u is Intervals => Array.isArray(u) && u.every((range) =>
  Array.isArray(range) && range.length === 2 && range.every(Number.isInteger))
export const Intervals = new t.Type<Intervals, unknown>('Intervals', isIntervals,
  (u, context) => (isIntervals(u) ? t.success(u) : t.failure(u, context)), t.identity)

const touches = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] <= b[1] + 1 && b[0] <= a[1] + 1

/** Adds `from`..`to`; the result is the same in whatever order ranges are added. */
export const addInterval = (known: Intervals, from: number, to: number): Intervals => {
  const last = known.at(-1)
  if (last !== undefined && from >= last[0] && to <= last[1]) return known
  if (last !== undefined && from === last[1] + 1) return [...known.slice(0, -1), [last[0], to]]
  let merged: readonly [number, number] = [from, to]
  const before: (readonly [number, number])[] = []
  const after: (readonly [number, number])[] = []
  for (const range of known) {
    if (touches(range, merged)) merged = [Math.min(range[0], merged[0]), Math.max(range[1], merged[1])]
    else if (range[1] < merged[0]) before.push(range)
    else after.push(range)
  }
  return [...before, merged, ...after]
}

export const within = (known: Intervals, n: number): boolean => known.some(([from, to]) => from <= n && n <= to)
