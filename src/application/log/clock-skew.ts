import type { Entry } from '../../domain/event-log'
import type { Instant } from '../../domain/kernel/instant'
import { put, tableFrom, type Table } from '../../domain/kernel/table'

/**
 * By how many ms a clock was set back before an entry, keyed by the entry's number. The key `at` holds the time of the
 * last entry.
 */
export type ClockSkews = Table<number>

const LAST = 'at'
/** How many set-backs are kept. Older set-backs are dropped, because no alarm waits that long. */
const KEPT = 32

export const withEntry = (all: ClockSkews, { seq, at }: Entry): ClockSkews => {
  const last = all[LAST] ?? at
  // JavaScript sorts integer keys first and ascending, so `slice` drops the oldest set-backs.
  return put(at < last ? tableFrom([...Object.entries(all).slice(-KEPT), [String(seq), last - at]]) : all, LAST, at)
}

/** By how many ms clocks were set back between entry `since` and now. */
export const clockSkewSince =
  (all: ClockSkews, now: Instant) =>
  (since: number): number =>
    Object.entries(all).reduce(
      (sum, [key, n]) => sum + (key === LAST ? Math.max(0, n - now) : Number(key) > since ? n : 0),
      0,
    )
