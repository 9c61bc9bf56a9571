import { entriesOf, tableFrom } from '../kernel/table'
import type { WalletRecord } from './records'

/** One history as far as it is read. */
export interface ReadHistory {
  readonly items: readonly WalletRecord[]
  /** Whether older records of it are still to be read. */
  readonly hasMore: boolean
}

const upwards = (one: number, other: number): number => one - other
const timeOf = ({ at }: WalletRecord): number => at ?? 0

/**
 * Several histories as one, newest first, each record once: a reward is told in two of them. What is older than the
 * oldest record of a
 * history that goes on is held back until more of that is read, so that nothing appears above what was shown.
 */
export const statementOf = (histories: readonly ReadHistory[]): readonly WalletRecord[] => {
  const ends = histories.flatMap(({ items, hasMore }) => (hasMore ? items.map(timeOf).sort(upwards).slice(0, 1) : []))
  const from = ends.sort(upwards).at(-1) ?? 0
  const byName = tableFrom(
    histories.flatMap(({ items }) => items.map((one) => [`${one.kind} ${one.id}`, one] as const)),
  )
  return entriesOf(byName)
    .map(([, one]) => one)
    .filter((one) => timeOf(one) >= from)
    .sort((one, other) => timeOf(other) - timeOf(one))
}
