import * as t from 'io-ts'
import { exportedAs } from './export-policy'

/** Ranges of whole numbers, both ends included. `addIntervals` keeps the ranges sorted, disjoint and not adjacent. */
export type Intervals = readonly (readonly [number, number])[]

const isIntervals = (u: unknown): u is Intervals =>
  Array.isArray(u) &&
  u.every(
    (range) => Array.isArray(range) && range.length === 2 && range.every(Number.isSafeInteger) && range[0] <= range[1],
  )
export const Intervals = exportedAs(
  'words',
  new t.Type<Intervals, unknown>(
    'Intervals',
    isIntervals,
    (u, context) => (isIntervals(u) ? t.success(u) : t.failure(u, context)),
    t.identity,
  ),
)

/** Adds ranges in any order. Touching ranges merge. A range that ends before its start is ignored. */
export const addIntervals = (known: Intervals, ranges: Intervals): Intervals => {
  const joined: [number, number][] = []
  for (const [from, to] of [...known, ...ranges].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last !== undefined && from - 1 <= last[1]) last[1] = Math.max(last[1], to)
    else if (from <= to) joined.push([from, to])
  }
  return joined
}

export const addInterval = (known: Intervals, from: number, to: number): Intervals => addIntervals(known, [[from, to]])

export const within = (known: Intervals, n: number): boolean => known.some(([from, to]) => from <= n && n <= to)
