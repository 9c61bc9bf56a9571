import * as t from 'io-ts'
import { told } from './told'

/** Sorted, disjoint, never touching ranges of whole numbers, both ends included. */
export type Intervals = readonly (readonly [number, number])[]

const isIntervals = (u: unknown): u is Intervals => Array.isArray(u) && u.every((range) =>
  Array.isArray(range) && range.length === 2 && range.every(Number.isInteger))
export const Intervals = told('words', new t.Type<Intervals, unknown>('Intervals', isIntervals,
  (u, context) => (isIntervals(u) ? t.success(u) : t.failure(u, context)), t.identity))

/** Adds `from`..`to`; the result is the same in whatever order ranges are added. Those it touches become one with it. */
export const addInterval = (known: Intervals, from: number, to: number): Intervals => {
  const before = known.filter(([, end]) => end + 1 < from)
  const after = known.filter(([begin]) => begin - 1 > to)
  const begin = Math.min(from, known[before.length]?.[0] ?? from)
  const end = Math.max(to, known.at(-1 - after.length)?.[1] ?? to)
  return [...before, [begin, end], ...after]
}

export const within = (known: Intervals, n: number): boolean => known.some(([from, to]) => from <= n && n <= to)
