import type { ChainId } from '../../../../domain/wallet'
import type { Decimal } from '../../../../domain/kernel/decimal'
import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../domain/kernel/table'

/** A transfer over a chain, in or out, from when the server knew of it. */
export interface ChainTransfer {
  readonly id: string
  readonly xid: Xid
  readonly currencyId: number
  readonly chainId: ChainId
  readonly amount: Decimal
  readonly fee: Decimal
  /** Where it goes to, or came to. */
  readonly address: string
  readonly at: Instant
  readonly isDone: boolean
}

export interface Stake {
  readonly level: number
  readonly unlocksAt: Instant
  /** Up to when rewards were paid out. */
  readonly paidUpTo: Instant
}

/** What the server knows of people's assets beside the ledger. */
export interface Assets {
  /** By person, the text that their next withdrawal signs, and when it was given. */
  readonly nonces: Table<{ readonly nonce: string; readonly at: Instant }>
  readonly withdrawals: Table<ChainTransfer>
  readonly deposits: Table<ChainTransfer>
  readonly stakes: Table<Stake>
}

export const emptyAssets: Assets = {
  nonces: emptyTable(),
  withdrawals: emptyTable(),
  deposits: emptyTable(),
  stakes: emptyTable(),
}
