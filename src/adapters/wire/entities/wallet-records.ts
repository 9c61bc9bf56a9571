import * as t from 'io-ts'
import {
  ChainId,
  DepositAddress,
  DepositChain,
  RecordKind,
  RecordStatus,
  StakingInfo,
  StakingLevel,
  WalletRecord,
} from '../../../domain/wallet'
import { Amount } from '../codecs/amount-codec'
import { requestText } from '../codecs/text'
import { boundedText } from '../codecs/bounded'
import { CountField, recordCodec, nullIfInvalid, PlainId, Seconds } from '../codecs/fields'
import { toListPage } from '../codecs/list'

const LEVELS = 20
const CURRENCIES = 100
const LETTERS = 200

/** A displayed text. The codec cuts a text that exceeds the limit. A value that is not a string becomes empty. */
const Note = new t.Type<string, string, unknown>(
  'Note',
  t.string.is,
  (u) => t.success(typeof u === 'string' ? requestText(u).slice(0, LETTERS) : ''),
  (a) => a,
)

const MaybeText = nullIfInvalid(boundedText(LETTERS, 1))

const KINDS: Readonly<Record<string, t.TypeOf<typeof RecordKind>>> = {
  withdrawal: 'withdrawal',
  stake: 'stake',
  unstake: 'unstake',
  reward: 'reward',
  deposit: 'deposit',
  purchase: 'purchase',
  gift_in: 'giftIn',
  gift_out: 'giftOut',
  bubble_in: 'bubbleIn',
  bubble_out: 'bubbleOut',
  bubble_back: 'bubbleBack',
  opening: 'opening',
}
const nameOfKind = (kind: t.TypeOf<typeof RecordKind>): string =>
  Object.keys(KINDS).find((name) => KINDS[name] === kind) ?? 'other'

/** The wire names of record kinds. Unknown kinds become `other`. */
const Kind = new t.Type<t.TypeOf<typeof RecordKind>, string, unknown>(
  'RecordType',
  RecordKind.is,
  (u) => t.success(typeof u === 'string' && Object.hasOwn(KINDS, u) ? (KINDS[u] ?? 'other') : 'other'),
  nameOfKind,
)

const Confirmations = nullIfInvalid(t.tuple([t.number, t.number]))

/** A row of a wallet history. The specs do not print the fields (spec 2 §7), so the simulator defines the fields. */
export const RecordWire = recordCodec(
  'WalletRecord',
  WalletRecord.is,
  t.type({
    id: PlainId,
    type: Kind,
    create_time: Seconds,
    currency_id: CountField,
    amount: Amount,
    fee: nullIfInvalid(Amount),
    status: RecordStatus,
    chain_id: nullIfInvalid(ChainId),
    address: MaybeText,
    tx_hash: MaybeText,
    level: nullIfInvalid(t.number),
    confirmations: Confirmations,
    note: Note,
  }),
  (r): WalletRecord => ({
    id: r.id,
    kind: r.type,
    at: r.create_time,
    currencyId: r.currency_id,
    amount: r.amount,
    fee: r.fee,
    status: r.status,
    chainId: r.chain_id,
    address: r.address,
    txHash: r.tx_hash,
    level: r.level,
    confirmations: r.confirmations,
    note: r.note,
  }),
  (r) => ({
    id: r.id,
    type: r.kind,
    create_time: r.at,
    currency_id: r.currencyId,
    amount: r.amount,
    fee: r.fee,
    status: r.status,
    chain_id: r.chainId,
    address: r.address,
    tx_hash: r.txHash,
    level: r.level,
    confirmations: r.confirmations,
    note: r.note,
  }),
)

const LevelWire = recordCodec(
  'StakingLevel',
  StakingLevel.is,
  t.type({ level: CountField, min_amount: Amount, day_rate: Amount, lock_days: CountField }),
  (l): StakingLevel => ({ level: l.level, minimum: l.min_amount, dayRate: l.day_rate, lockDays: l.lock_days }),
  (l) => ({ level: l.level, min_amount: l.minimum, day_rate: l.dayRate, lock_days: l.lockDays }),
)

export const StakingInfoWire = recordCodec(
  'StakingInfo',
  StakingInfo.is,
  t.type({
    staked: Amount,
    level: nullIfInvalid(t.number),
    unlock_time: Seconds,
    rewards: Amount,
    levels: toListPage(LevelWire, LEVELS),
  }),
  (s): StakingInfo => ({
    staked: s.staked,
    level: s.level,
    unlocksAt: s.unlock_time,
    rewards: s.rewards,
    levels: s.levels.items,
  }),
  (s) => ({
    staked: s.staked,
    level: s.level,
    unlock_time: s.unlocksAt,
    rewards: s.rewards,
    levels: { items: s.levels, dropped: 0 },
  }),
)

export const DepositChainWire = recordCodec(
  'DepositChain',
  DepositChain.is,
  t.type({
    chain_id: ChainId,
    currency_ids: toListPage(CountField, CURRENCIES),
    min_amount: Amount,
    confirmations: CountField,
  }),
  (c): DepositChain => ({
    chainId: c.chain_id,
    currencyIds: c.currency_ids.items,
    minimum: c.min_amount,
    confirmations: c.confirmations,
  }),
  (c) => ({
    chain_id: c.chainId,
    currency_ids: { items: c.currencyIds, dropped: 0 },
    min_amount: c.minimum,
    confirmations: c.confirmations,
  }),
)

export const DepositAddressWire = recordCodec(
  'DepositAddress',
  DepositAddress.is,
  t.type({ chain_id: ChainId, address: PlainId, memo: MaybeText }),
  (d): DepositAddress => ({ chainId: d.chain_id, address: d.address, memo: d.memo }),
  (d) => ({ chain_id: d.chainId, address: d.address, memo: d.memo }),
)
