import type { HistoryName, RecordKind, WalletRecord } from '../../../../domain/wallet'
import { negate } from '../../../../domain/kernel/decimal-math'
import type { Xid } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import { entriesOf } from '../../../../domain/kernel/table'
import type { ServerState } from '../server-state'
import type { ChainTransfer } from './assets'
import { personOf, shareOf, transactionsOf, type Transaction, type TransactionKind } from './ledger'
import { confirmationsBy, STAKING_LEVELS } from './chain-parameters'

const plain = {
  fee: null,
  chainId: null,
  address: null,
  txHash: null,
  level: null,
  confirmations: null,
  note: '',
} as const

/** The value shown as the transaction hash, because a simulated chain has no hashes. */
const hashOf = (id: string): string => `sim-${id}`

const transitRecord = (transit: ChainTransfer, kind: 'deposit' | 'withdrawal', now: Instant): WalletRecord => ({
  ...plain,
  id: transit.id,
  kind,
  at: transit.at,
  currencyId: transit.currencyId,
  fee: kind === 'withdrawal' ? transit.fee : null,
  amount: kind === 'withdrawal' ? negate(transit.amount) : transit.amount,
  status: transit.isDone ? 'done' : 'pending',
  chainId: transit.chainId,
  address: transit.address,
  txHash: transit.isDone ? hashOf(transit.id) : null,
  confirmations: transit.isDone ? null : confirmationsBy(transit.chainId, transit.at, now),
})

const newestFirst = (one: WalletRecord, other: WalletRecord): number => (other.at ?? 0) - (one.at ?? 0)

const transitRecords = (
  transits: ServerState['assets']['deposits'],
  xid: Xid,
  kind: 'deposit' | 'withdrawal',
  now: Instant,
): readonly WalletRecord[] =>
  entriesOf(transits)
    .flatMap(([, one]) => (one.xid === xid ? [transitRecord(one, kind, now)] : []))
    .sort(newestFirst)

/**
 * The record kind in a member's history, for the receiver and for the giver. Deposits and withdrawals have histories of
 * their own.
 */
const KINDS: Partial<Readonly<Record<TransactionKind, readonly [got: RecordKind, gave: RecordKind]>>> = {
  stake: ['stake', 'stake'],
  unstake: ['unstake', 'unstake'],
  stakingReward: ['reward', 'reward'],
  purchase: ['purchase', 'purchase'],
  gift: ['giftIn', 'giftOut'],
  bubble: ['bubbleIn', 'bubbleOut'],
  bubbleShare: ['bubbleIn', 'bubbleOut'],
  bubbleRefund: ['bubbleBack', 'bubbleOut'],
  opening: ['opening', 'opening'],
}

const transactionRecord = (transaction: Transaction, xid: Xid): readonly WalletRecord[] => {
  const { id, kind, at, note, entries } = transaction
  const isStaking = kind === 'stake' || kind === 'unstake' || kind === 'stakingReward'
  const currencies = new Set(
    entries.flatMap(({ holder, currencyId }) => (holder === personOf(xid) ? [currencyId] : [])),
  )
  return [...currencies].flatMap((currencyId, n) => {
    const amount = shareOf(transaction, personOf(xid), currencyId)
    const name = KINDS[kind]?.[amount.startsWith('-') ? 1 : 0]
    return name === undefined
      ? []
      : [
          {
            ...plain,
            id: n === 0 ? String(id) : `${id}-${currencyId}`,
            kind: name,
            at,
            currencyId,
            amount,
            status: 'done',
            level: isStaking ? (STAKING_LEVELS.find(({ level }) => String(level) === note)?.level ?? null) : null,
            note: isStaking ? '' : note,
          },
        ]
  })
}

const WANTED: Readonly<Record<Exclude<HistoryName, 'withdrawal' | 'deposit'>, readonly RecordKind[]>> = {
  staking: ['stake', 'unstake', 'reward'],
  loopBuy: ['purchase'],
  income: ['giftIn', 'bubbleIn', 'bubbleBack', 'reward', 'opening'],
  payout: ['giftOut', 'bubbleOut'],
}

/** A history of a member, newest record first. */
export const historyOf = (world: ServerState, xid: Xid, name: HistoryName, now: Instant): readonly WalletRecord[] => {
  if (name === 'withdrawal') return transitRecords(world.assets.withdrawals, xid, 'withdrawal', now)
  if (name === 'deposit') return transitRecords(world.assets.deposits, xid, 'deposit', now)
  return transactionsOf(world.ledger, personOf(xid))
    .flatMap((one) => transactionRecord(one, xid))
    .filter(({ kind }) => WANTED[name].includes(kind))
}
