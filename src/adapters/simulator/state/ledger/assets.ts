import type { ChainId } from '../../../../domain/wallet'
import type { Decimal } from '../../../../domain/kernel/decimal'
import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../domain/kernel/table'

/** A transfer over a chain: a deposit or a withdrawal. `at` is the time at which the server registered the transfer. */
export interface ChainTransfer {
  readonly id: string
  readonly xid: Xid
  readonly currencyId: number
  readonly chainId: ChainId
  readonly amount: Decimal
  readonly fee: Decimal
  /** The target address of a withdrawal, or the receiving address of a deposit. */
  readonly address: string
  readonly at: Instant
  readonly isDone: boolean
}

export interface Stake {
  readonly level: number
  readonly unlocksAt: Instant
  /** The time up to which rewards are paid. */
  readonly paidUpTo: Instant
}

/** The state of assets outside the ledger. */
export interface Assets {
  /** The nonce for each member's next withdrawal, with its issue time, keyed by xid. */
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
