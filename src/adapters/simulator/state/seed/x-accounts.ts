import type { Xid } from '../../../../domain/kernel/ids'
import { tableFrom, type Table } from '../../../../domain/kernel/table'
import type { UserAccount } from '../server-state'
import { ADA } from './residents'

/** An account at the simulated X, and the name it has there. */
export interface XAccount {
  readonly handle: string
  readonly name: string
  /** Who they are here, from the first day on. */
  readonly is: Xid | null
}

/** Whom the simulated X knows. The first is Ada's here too; the others are new to the town. */
export const X_ACCOUNTS: readonly XAccount[] = [
  { handle: 'ada_in_the_loop', name: 'Ada', is: ADA },
  { handle: 'noor_says_hi', name: 'Noor', is: null },
  { handle: 'tomasz_bakes', name: 'Tomasz 🥖', is: null },
]

export const xOf = (residents: readonly UserAccount[]): Table<Xid> => {
  const known = new Set(residents.map(({ xid }) => xid))
  return tableFrom(
    X_ACCOUNTS.flatMap(({ handle, is }) => (is !== null && known.has(is) ? [[handle, is] as const] : [])),
  )
}
