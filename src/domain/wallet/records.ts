import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Instant } from '../kernel/instant'
import { ChainId } from './chains'
import { orNull } from '../kernel/or-null'

const oneOf = <K extends string>(name: string, kinds: Readonly<Record<K, null>>) => t.keyof(kinds, name)

/** The names of the histories (spec 2 §7). */
export const HistoryName = oneOf('HistoryName', {
  withdrawal: null,
  staking: null,
  deposit: null,
  loopBuy: null,
  income: null,
  payout: null,
})
export type HistoryName = t.TypeOf<typeof HistoryName>

export const RecordKind = oneOf('RecordKind', {
  withdrawal: null,
  stake: null,
  unstake: null,
  reward: null,
  deposit: null,
  purchase: null,
  giftIn: null,
  giftOut: null,
  bubbleIn: null,
  bubbleOut: null,
  bubbleBack: null,
  opening: null,
  other: null,
})
export type RecordKind = t.TypeOf<typeof RecordKind>

export const RecordStatus = oneOf('RecordStatus', { pending: null, done: null, failed: null })
export type RecordStatus = t.TypeOf<typeof RecordStatus>

/** A row of a history. The specs print no shape (spec 2 §7); this shape is our own. */
export const WalletRecord = t.strict(
  {
    id: t.string,
    kind: RecordKind,
    at: orNull(Instant),
    currencyId: t.number,
    /** The change of the free balance; negative if the member spent. */
    amount: Decimal,
    /** The network fee. `amount` includes the fee. */
    fee: orNull(Decimal),
    status: RecordStatus,
    chainId: orNull(ChainId),
    address: orNull(t.string),
    txHash: orNull(t.string),
    level: orNull(t.number),
    /** The current and the required number of confirmations. */
    confirmations: orNull(t.tuple([t.number, t.number])),
    note: t.string,
  },
  'WalletRecord',
)
export type WalletRecord = t.TypeOf<typeof WalletRecord>

/** `dayRate`: the daily reward as a share of the stake. */
export const StakingLevel = t.strict(
  { level: t.number, minimum: Decimal, dayRate: Decimal, lockDays: t.number },
  'StakingLevel',
)
export type StakingLevel = t.TypeOf<typeof StakingLevel>

/** The member's stake. Amounts are in LOOP. `level` and `unlocksAt` are `null` without a stake. */
export const StakingInfo = t.strict(
  {
    staked: Decimal,
    level: orNull(t.number),
    unlocksAt: orNull(Instant),
    rewards: Decimal,
    levels: t.readonlyArray(StakingLevel),
  },
  'StakingInfo',
)
export type StakingInfo = t.TypeOf<typeof StakingInfo>

/** Terms of deposits on a chain: accepted currencies, minimum amount and required confirmations. */
export const DepositChain = t.strict(
  {
    chainId: ChainId,
    currencyIds: t.readonlyArray(t.number),
    minimum: Decimal,
    confirmations: t.number,
  },
  'DepositChain',
)
export type DepositChain = t.TypeOf<typeof DepositChain>

export const DepositAddress = t.strict(
  { chainId: ChainId, address: t.string, memo: orNull(t.string) },
  'DepositAddress',
)
export type DepositAddress = t.TypeOf<typeof DepositAddress>
