import type { Xid } from '../../../../domain/kernel/ids'
import { tableFrom, type Table } from '../../../../domain/kernel/table'
import type { UserAccount } from '../server-state'
import { ADA } from './residents'

/** An account on the simulated X. */
export interface XAccount {
  readonly handle: string
  readonly name: string
  /** The server account to which this X account is linked in the seeded state, or `null`. */
  readonly is: Xid | null
}

/**
 * The accounts of the simulated X. The first X account is linked to Ada's account. The other X accounts are not linked
 * to any account.
 */
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
