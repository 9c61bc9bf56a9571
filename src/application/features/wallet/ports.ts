import type { TaskEither } from 'fp-ts/TaskEither'
import type { Balance } from '../../../domain/balance'
import type { Decimal } from '../../../domain/kernel/decimal'
import type { Failure } from '../../../domain/kernel/failure'
import type {
  ChainId,
  DepositAddress,
  DepositChain,
  HistoryName,
  StakingInfo,
  WalletRecord,
} from '../../../domain/wallet'
import type { Rows } from '../../ports/groups'
import type { Secret } from '../../ports/browser/vault'

/** What is withdrawn, and where to, byte for byte as it is posted and as it was confirmed (WDR-8). */
export interface WithdrawalOrder {
  readonly currencyId: number
  readonly chainId: ChainId
  readonly address: string
  readonly amount: Decimal
}

/** One's own assets (spec 2 §7 Wallet). What moves value is posted once and answers the id of its record. */
export interface Wallet {
  readonly balances: () => TaskEither<Failure, readonly Balance[]>
  /** Newest first; pages start at 1. */
  readonly history: (name: HistoryName, page: number, size: number) => TaskEither<Failure, Rows<WalletRecord>>
  readonly depositChains: () => TaskEither<Failure, readonly DepositChain[]>
  readonly depositAddress: (chainId: ChainId) => TaskEither<Failure, DepositAddress>
  readonly staking: () => TaskEither<Failure, StakingInfo>
  readonly stake: (amount: Decimal, level: number) => TaskEither<Failure, string>
  readonly unstake: (amount: Decimal) => TaskEither<Failure, string>
  /** The text that one withdrawal is signed with. */
  readonly withdrawNonce: () => TaskEither<Failure, Secret>
  readonly withdraw: (order: WithdrawalOrder, signature: Secret) => TaskEither<Failure, string>
}
