import { entriesOf, tableFrom } from '../kernel/table'
import type { WalletRecord } from './records'

export interface ReadHistory {
  readonly items: readonly WalletRecord[]
  readonly hasMore: boolean
}

const ascending = (a: number, b: number): number => a - b
const timeOf = ({ at }: WalletRecord): number => at ?? 0

/**
 * Merges histories, newest first. A record that two histories contain (a reward) appears once. Records older than the
 * oldest loaded record of an incomplete history are left out, so that no row is inserted above shown rows.
 */
export const statementOf = (histories: readonly ReadHistory[]): readonly WalletRecord[] => {
  const ends = histories.flatMap(({ items, hasMore }) => (hasMore ? items.map(timeOf).sort(ascending).slice(0, 1) : []))
  const from = ends.sort(ascending).at(-1) ?? 0
  const byName = tableFrom(
    histories.flatMap(({ items }) => items.map((record) => [`${record.kind} ${record.id}`, record] as const)),
  )
  return entriesOf(byName)
    .map(([, record]) => record)
    .filter((record) => timeOf(record) >= from)
    .sort((a, b) => timeOf(b) - timeOf(a))
}
