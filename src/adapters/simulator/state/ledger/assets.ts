import type { ChainId } from '../../../../domain/wallet'
import type { Decimal } from '../../../../domain/kernel/decimal'
import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../domain/kernel/table'

/** A transfer over a chain, in or out. `at` is the time when the server learned of it. */
export interface ChainTransfer {
  readonly id: string
  readonly xid: Xid
  readonly currencyId: number
  readonly chainId: ChainId
  readonly amount: Decimal
  readonly fee: Decimal
  /** The target of a withdrawal, or the receiving address of a deposit. */
  readonly address: string
  readonly at: Instant
  readonly isDone: boolean
}

export interface Stake {
  readonly level: number
  readonly unlocksAt: Instant
  /** Rewards are paid up to this time. */
  readonly paidUpTo: Instant
}

/** The state of assets outside the ledger. */
export interface Assets {
  /** By person: the nonce for the next withdrawal, and its issue time. */
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
