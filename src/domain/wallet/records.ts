import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Instant } from '../kernel/instant'
import { ChainId } from './chains'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])
const oneOf = <K extends string>(name: string, kinds: Readonly<Record<K, null>>) => t.keyof(kinds, name)

/** The histories of spec 2 §7. */
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

/** One row of a history. The specs print no shape (spec 2 §7): this one is ours. */
export const WalletRecord = t.strict(
  {
    id: t.string,
    kind: RecordKind,
    at: orNull(Instant),
    currencyId: t.number,
    /** What it meant for the free balance: below zero is what went away. */
    amount: Decimal,
    /** Of the amount, what the network took. */
    fee: orNull(Decimal),
    status: RecordStatus,
    chainId: orNull(ChainId),
    address: orNull(t.string),
    txHash: orNull(t.string),
    level: orNull(t.number),
    /** How many confirmations it has, of how many it needs. */
    confirmations: orNull(t.tuple([t.number, t.number])),
    note: t.string,
  },
  'WalletRecord',
)
export type WalletRecord = t.TypeOf<typeof WalletRecord>

/** A level that one can stake at. `dayRate` is the share of the stake that a day brings. */
export const StakingLevel = t.strict(
  { level: t.number, minimum: Decimal, dayRate: Decimal, lockDays: t.number },
  'StakingLevel',
)
export type StakingLevel = t.TypeOf<typeof StakingLevel>

/** What is staked, in LOOP. `level` and `unlocksAt` are `null` while nothing is. */
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

/** What a chain takes: which currencies, from what amount on, after how many confirmations. */
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
