import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { LOOP_ID } from '../balance'
import { parseAmount, type AmountIssue } from '../kernel/parse-amount'
import { Decimal } from '../kernel/decimal'
import { isGreater, subtract } from '../kernel/decimal-math'
import { checkAddress, type AddressIssue } from './address'
import { chainBy, ChainId } from './chains'
import type { StakingLevel } from './records'
import { placesOfCurrency, withdrawalTerms } from './withdrawal-terms'
import { orNull } from '../kernel/or-null'

/** A transfer. The client posts exactly the values that the member confirmed (WDR-8). */
export const TransferOrder = t.union(
  [
    t.strict({
      kind: t.literal('withdraw'),
      currencyId: t.number,
      chainId: ChainId,
      address: t.string,
      amount: Decimal,
    }),
    t.strict({ kind: t.literal('stake'), amount: Decimal, level: t.number }),
    t.strict({ kind: t.literal('unstake'), amount: Decimal }),
  ],
  'MoveOrder',
)
export type TransferOrder = t.TypeOf<typeof TransferOrder>

/** The input of the form, as text. `isPasted`: the address was pasted, not typed. */
export const TransferForm = t.strict(
  {
    kind: t.keyof({ withdraw: null, stake: null, unstake: null }),
    currencyId: t.number,
    chainId: orNull(ChainId),
    address: t.string,
    isPasted: t.boolean,
    repeat: t.string,
    amount: t.string,
    level: orNull(t.number),
  },
  'MoveForm',
)
export type TransferForm = t.TypeOf<typeof TransferForm>

export const emptyForm = (kind: TransferForm['kind'], currencyId: number): TransferForm => ({
  kind,
  currencyId,
  chainId: null,
  address: '',
  isPasted: false,
  repeat: '',
  amount: '',
  level: null,
})

export interface TransferFunds {
  readonly available: Decimal
  readonly chainIds: readonly ChainId[]
  readonly levels: readonly StakingLevel[]
  /** The current stake. It counts towards the level of a new stake. */
  readonly staked: Decimal
}

/** The issue of each field; `null` if the field is valid. */
export interface TransferIssues {
  readonly chain: 'missing' | null
  readonly address: AddressIssue | null
  readonly repeat: 'different' | null
  readonly amount: AmountIssue | 'belowMinimum' | null
  readonly level: 'missing' | null
}

export interface ParsedTransfer {
  readonly problems: TransferIssues
  /** The order to confirm; `null` while a field has an issue. */
  readonly order: TransferOrder | null
  readonly isUnchecked: boolean
  readonly needsRepeat: boolean
  readonly minimum: Decimal | null
  readonly fee: Decimal | null
  /** The amount after the fee. */
  readonly received: Decimal | null
}

const fine: TransferIssues = { chain: null, address: null, repeat: null, amount: null, level: null }

const readWithdrawal = (form: TransferForm, { available, chainIds }: TransferFunds): ParsedTransfer => {
  const chain = chainBy(form.chainId ?? 0)
  const terms = chain === null || !chainIds.includes(chain.id) ? null : withdrawalTerms(form.currencyId, chain.id)
  const address = chain === null ? E.left<AddressIssue>('empty') : checkAddress(form.address, chain)
  const amount = parseAmount(form.amount, { places: placesOfCurrency(form.currencyId), available })
  const isBelow = E.isRight(amount) && terms !== null && isGreater(terms.minimum, amount.right)
  const needsRepeat = chain?.family === 'solana' && !form.isPasted && E.isRight(address)
  const problems: TransferIssues = {
    ...fine,
    chain: terms === null ? 'missing' : null,
    address: E.isLeft(address) ? address.left : null,
    repeat: needsRepeat && form.repeat.trim() !== form.address.trim() ? 'different' : null,
    amount: E.isLeft(amount) ? amount.left : isBelow ? 'belowMinimum' : null,
  }
  const isFine = Object.values(problems).every((problem) => problem === null)
  return {
    problems,
    needsRepeat,
    minimum: terms?.minimum ?? null,
    fee: terms?.fee ?? null,
    isUnchecked: E.isRight(address) && address.right.isUnchecked,
    received: E.isRight(amount) && terms !== null && !isBelow ? subtract(amount.right, terms.fee) : null,
    order:
      isFine && chain !== null && E.isRight(address) && E.isRight(amount)
        ? {
            kind: 'withdraw',
            currencyId: form.currencyId,
            chainId: chain.id,
            address: address.right.address,
            amount: amount.right,
          }
        : null,
  }
}

const readStaking = (form: TransferForm, { available, levels, staked }: TransferFunds): ParsedTransfer => {
  const amount = parseAmount(form.amount, { places: placesOfCurrency(LOOP_ID), available })
  const level = levels.find((item) => item.level === form.level)
  const isBelow =
    form.kind === 'stake' &&
    E.isRight(amount) &&
    level !== undefined &&
    isGreater(subtract(level.minimum, staked), amount.right)
  const problems: TransferIssues = {
    ...fine,
    level: form.kind === 'stake' && level === undefined ? 'missing' : null,
    amount: E.isLeft(amount) ? amount.left : isBelow ? 'belowMinimum' : null,
  }
  const isFine = problems.amount === null && problems.level === null && E.isRight(amount)
  return {
    problems,
    isUnchecked: false,
    needsRepeat: false,
    minimum: level?.minimum ?? null,
    fee: null,
    received: null,
    order: !isFine
      ? null
      : form.kind === 'stake' && level !== undefined
        ? { kind: 'stake', amount: amount.right, level: level.level }
        : { kind: 'unstake', amount: amount.right },
  }
}

/** Parses and validates the form (WDR-1, WDR-2, WDR-3). */
export const parseTransfer = (form: TransferForm, means: TransferFunds): ParsedTransfer =>
  form.kind === 'withdraw' ? readWithdrawal(form, means) : readStaking(form, means)
