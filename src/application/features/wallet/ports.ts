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

/** A withdrawal, posted byte for byte as the member confirmed it (WDR-8). */
export interface WithdrawalOrder {
  readonly currencyId: number
  readonly chainId: ChainId
  readonly address: string
  readonly amount: Decimal
}

/** The member's assets (spec 2 §7 Wallet). Requests that move value are posted once and return the record's id. */
export interface Wallet {
  readonly balances: () => TaskEither<Failure, readonly Balance[]>
  /** Records of a history, newest first. Pages start at 1. */
  readonly history: (name: HistoryName, page: number, size: number) => TaskEither<Failure, Rows<WalletRecord>>
  readonly depositChains: () => TaskEither<Failure, readonly DepositChain[]>
  readonly depositAddress: (chainId: ChainId) => TaskEither<Failure, DepositAddress>
  readonly staking: () => TaskEither<Failure, StakingInfo>
  readonly stake: (amount: Decimal, level: number) => TaskEither<Failure, string>
  readonly unstake: (amount: Decimal) => TaskEither<Failure, string>
  /** The text to sign for one withdrawal. */
  readonly withdrawNonce: () => TaskEither<Failure, Secret>
  readonly withdraw: (order: WithdrawalOrder, signature: Secret) => TaskEither<Failure, string>
}
