import * as E from 'fp-ts/Either'
import { sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { compare, isGreater, negate, normalizeDecimal, decimalPlacesOf } from '../../../../domain/kernel/decimal-math'
import type { Instant } from '../../../../domain/kernel/instant'
import { emptySeqMap, seqGet, seqPut, type SeqMap } from '../../../../domain/kernel/seq-map'
import { emptyTable, put, putAll, type Table } from '../../../../domain/kernel/table'
import { currencyBy, NOTHING } from './currencies'

/**
 * An account of the ledger. A member has a free and a staked account. Each bubble rain has an account (`pot`), and so
 * has each pending withdrawal (`pending`). Only `house` accounts may have a negative balance, because these accounts
 * stand for everything outside the ledger.
 */
export type Holder =
  | `person:${string}`
  | `staked:${string}`
  | `pending:${string}`
  | `pot:${string}`
  | `house:${'grants' | 'gifts' | 'chain' | 'mall' | 'fees' | 'rewards'}`

export const personOf = (xid: string): Holder => `person:${xid}`
export const stakedOf = (xid: string): Holder => `staked:${xid}`
export const rainPotOf = (id: string): Holder => `pot:${id}`

/** The purpose of a transaction. Histories and statements derive from the purpose. */
export type TransactionKind =
  | 'opening'
  | 'gift'
  | 'bubble'
  | 'bubbleShare'
  | 'bubbleRefund'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalSettled'
  | 'stake'
  | 'unstake'
  | 'stakingReward'
  | 'purchase'

/** Moves an amount from a holder to another holder. */
export interface LedgerMove {
  readonly from: Holder
  readonly to: Holder
  readonly currencyId: number
  readonly amount: Decimal
}

/** Several moves that either all succeed or all fail. */
export interface LedgerOrder {
  /**
   * The author and the idempotency key of the order. A second order with an equal author and key moves nothing and
   * returns the result of the first order.
   */
  readonly by: string
  readonly key: string
  readonly at: Instant
  readonly kind: TransactionKind
  readonly moves: readonly LedgerMove[]
  /** The text for statements, such as a name, an address or a group. */
  readonly note: string
}

/** The change of an account's balance. The change is negative if the account paid. */
export interface LedgerEntry {
  readonly holder: Holder
  readonly currencyId: number
  readonly amount: Decimal
}

/** A transaction in double entry: its entries add up to zero in each currency. */
export interface Transaction extends Omit<LedgerOrder, 'moves'> {
  readonly id: number
  readonly entries: readonly LedgerEntry[]
}

export interface Ledger {
  /** All transactions by number, from 1 without gaps. No transaction is ever removed. */
  readonly transactions: SeqMap<Transaction>
  readonly latest: number
  /** The number of each transaction, keyed by author and idempotency key. */
  readonly byKey: Table<Table<number>>
  /** The numbers of the transactions that change an account, keyed by holder. */
  readonly byHolder: Table<readonly number[]>
  /** The sum of all entries of an account, keyed by holder and currency. */
  readonly sums: Table<Table<Decimal>>
}

export const emptyLedger: Ledger = {
  transactions: emptySeqMap(),
  latest: 0,
  byKey: emptyTable(),
  byHolder: emptyTable(),
  sums: emptyTable(),
}

export const balanceOf = ({ sums }: Ledger, holder: Holder, currencyId: number): Decimal =>
  sums[holder]?.[String(currencyId)] ?? NOTHING

/** The transactions that change this holder's account, newest first. */
export const transactionsOf = ({ byHolder, transactions }: Ledger, holder: Holder): readonly Transaction[] =>
  (byHolder[holder] ?? []).flatMap((id) => seqGet(transactions, id) ?? []).reverse()

/** Replaces the text for statements. Amounts never change. */
export const withNote = (ledger: Ledger, transaction: Transaction, note: string): Ledger => ({
  ...ledger,
  transactions: seqPut(ledger.transactions, transaction.id, { ...transaction, note }),
})

/** @internal */
export const transactionBy = ({ byKey, transactions }: Ledger, by: string, key: string): Transaction | null =>
  seqGet(transactions, byKey[by]?.[key] ?? 0)

/** The change that the transaction makes to this holder's balance in a currency. */
export const shareOf = ({ entries }: Transaction, holder: Holder, currencyId: number): Decimal =>
  sumOf(entries.filter((one) => one.holder === holder && one.currencyId === currencyId).map((one) => one.amount))

/**
 * Collects the changed balances of an order, so that `transfer` copies each table once per order and not once per move.
 */
const makeDraft = (ledger: Ledger) => {
  const changed = new Map<Holder, Map<number, Decimal>>()
  const sumNow = (holder: Holder, currencyId: number): Decimal =>
    changed.get(holder)?.get(currencyId) ?? balanceOf(ledger, holder, currencyId)
  return {
    sumNow,
    book: ({ holder, currencyId, amount }: LedgerEntry): void => {
      const sum = sumOf([sumNow(holder, currencyId), amount])
      changed.set(holder, (changed.get(holder) ?? new Map<number, Decimal>()).set(currencyId, sum))
    },
    sums: (): Ledger['sums'] =>
      putAll(
        ledger.sums,
        [...changed].map(([holder, sums]) => [
          holder,
          putAll(
            ledger.sums[holder] ?? emptyTable<Decimal>(),
            [...sums].map(([currencyId, sum]) => [String(currencyId), sum]),
          ),
        ]),
      ),
    holders: (): readonly Holder[] => [...changed.keys()],
  }
}

const mayOwe = (holder: Holder): boolean => holder.startsWith('house:')

/** The reason why a move is invalid, regardless of the balances, or `null`. */
const problemOf = ({ from, to, currencyId, amount }: LedgerMove): string | null => {
  const currency = currencyBy(currencyId)
  if (currency === null) return 'There is no such currency'
  if (!isGreater(amount, NOTHING)) return 'The amount must be greater than 0'
  if (decimalPlacesOf(amount) > currency.places) return `${currency.name} has no more than ${currency.places} decimals`
  return from === to ? 'This would move nothing' : null
}

const sameEntries = (one: readonly LedgerEntry[], other: readonly LedgerEntry[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ holder, currencyId, amount }, n) =>
      holder === other[n]?.holder &&
      currencyId === other[n]?.currencyId &&
      compare(amount, other[n]?.amount ?? NOTHING) === 0,
  )

const entriesOfMoves = (moves: readonly LedgerMove[]): readonly LedgerEntry[] =>
  moves.flatMap(({ from, to, currencyId, amount }) => [
    { holder: from, currencyId, amount: negate(amount) },
    { holder: to, currencyId, amount: normalizeDecimal(amount) },
  ])

/** The result of an order. `isNew` is false for a repeated order, which moves nothing. */
export interface TransferResult {
  readonly ledger: Ledger
  readonly transaction: Transaction
  readonly isNew: boolean
}

/**
 * Executes an order. A refusal returns the reason and changes nothing. Moves run in order, so a later move may spend
 * the amount of an earlier move.
 */
export const transfer = (ledger: Ledger, { moves, ...order }: LedgerOrder): E.Either<string, TransferResult> => {
  const entries = entriesOfMoves(moves)
  const before = transactionBy(ledger, order.by, order.key)
  if (before !== null) {
    return before.kind === order.kind && sameEntries(before.entries, entries)
      ? E.right({ ledger, transaction: before, isNew: false })
      : E.left('This confirmation was used for something else')
  }
  if (moves.length === 0) return E.left('This would move nothing')
  const draft = makeDraft(ledger)
  for (const [n, move] of moves.entries()) {
    const problem = problemOf(move)
    if (problem !== null) return E.left(problem)
    if (!mayOwe(move.from) && isGreater(move.amount, draft.sumNow(move.from, move.currencyId))) {
      return E.left(`You don’t have enough ${currencyBy(move.currencyId)?.name ?? ''}`)
    }
    entries.slice(2 * n, 2 * n + 2).forEach(draft.book)
  }
  const id = ledger.latest + 1
  const transaction: Transaction = { ...order, id, entries }
  const touched = draft.holders().filter((holder) => !mayOwe(holder))
  return E.right({
    isNew: true,
    transaction,
    ledger: {
      latest: id,
      sums: draft.sums(),
      transactions: seqPut(ledger.transactions, id, transaction),
      byKey: put(ledger.byKey, order.by, put(ledger.byKey[order.by] ?? emptyTable<number>(), order.key, id)),
      byHolder: putAll(
        ledger.byHolder,
        touched.map((holder) => [holder, [...(ledger.byHolder[holder] ?? []), id]]),
      ),
    },
  })
}
