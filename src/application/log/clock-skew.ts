import type { Entry } from '../../domain/event-log'
import type { Instant } from '../../domain/kernel/instant'
import { put, tableFrom, type Table } from '../../domain/kernel/table'

/**
 * What clocks did, whoever's they were: before which entries one was set back, and by how much; and when the last entry
 * was made.
 */
export type ClockSkews = Table<number>

const LAST = 'at'
/** More are not remembered, the oldest first: nobody waits for so long. */
const KEPT = 32

export const withEntry = (all: ClockSkews, { seq, at }: Entry): ClockSkews => {
  const last = all[LAST] ?? at
  // Numbers come first among the keys, in their order.
  return put(at < last ? tableFrom([...Object.entries(all).slice(-KEPT), [String(seq), last - at]]) : all, LAST, at)
}

/** By how much clocks were set back between an entry and now. */
export const clockSkewSince =
  (all: ClockSkews, now: Instant) =>
  (since: number): number =>
    Object.entries(all).reduce(
      (sum, [key, n]) => sum + (key === LAST ? Math.max(0, n - now) : Number(key) > since ? n : 0),
      0,
    )
