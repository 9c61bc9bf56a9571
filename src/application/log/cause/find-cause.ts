import type { Check } from './expectation'
import type { FoldableLog, NamedEntry } from './foldable-log'
import { smallestSubset } from './smallest-subset'

/** Why a check fails over a log. */
export interface Cause {
  /** What the check says of the state after the whole log. */
  readonly fault: string
  /** From this entry of the whole log on, the check says so to the end. `null`: it says so before the first entry. */
  readonly since: NamedEntry | null
  /** The smallest part of the log after which the check says the same, in order. */
  readonly entries: readonly NamedEntry[]
  /** The number of folds that the search took. */
  readonly folds: number
}

/** The number of entries after which the check says `fault` to the end. */
const failsAfter = (log: FoldableLog, check: Check, fault: string): number => {
  const fold = log.begin()
  let after = check(fold.states()) === fault ? 0 : 1
  log.entries.forEach((entry, at) => {
    fold.apply(entry)
    if (check(fold.states()) !== fault) after = at + 2
  })
  return after
}

/** Returns `null` if the check succeeds after the whole log. */
export const findCause = (log: FoldableLog, check: Check): Cause | null => {
  const faultOf = (entries: readonly NamedEntry[]): string | null => {
    const fold = log.begin()
    for (const entry of entries) fold.apply(entry)
    return check(fold.states())
  }
  const fault = faultOf(log.entries)
  if (fault === null) return null
  const after = failsAfter(log, check, fault)
  const { items, tries } = smallestSubset(log.entries.slice(0, after), (entries) => faultOf(entries) === fault)
  return { fault, since: log.entries[after - 1] ?? null, entries: items, folds: tries + 2 }
}
