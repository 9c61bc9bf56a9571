import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Balance } from '../balance'
import { parseAmount, type AmountIssue } from '../kernel/parse-amount'
import { Decimal, decimalOf, sumOf } from '../kernel/decimal'
import { isGreater, divide, multiply } from '../kernel/decimal-math'
import { ConversationId, Gid, Xid } from '../kernel/ids'
import { MAX_LEVEL } from '../kernel/max-level'
import { placesOfCurrency } from '../wallet'
import { Guest } from './rain-event'

/** Our own limits: the most bubbles in a rain, and the most members chosen for it. */
export const MOST_BUBBLES = 300
export const MOST_GUESTS = 100
/** Quick amounts in percent of the balance (spec 1 §9). */
export const QUICK_PARTS = ['10', '50', '100'] as const

/**
 * A bubble rain. The client posts exactly the values that the member confirmed (BUB-8). `total`: the sum of all
 * bubbles, without the fee.
 */
export const RainOrder = t.strict(
  {
    conversationId: ConversationId,
    gid: Gid,
    currencyId: t.number,
    total: Decimal,
    fee: Decimal,
    count: t.number,
    evenly: t.boolean,
    isExclusive: t.boolean,
    level: t.number,
    xids: t.readonlyArray(Xid),
  },
  'RainOrder',
)
export type RainOrder = t.TypeOf<typeof RainOrder>

/** The input of the rain form, as text. */
export const RainForm = t.strict(
  {
    conversationId: ConversationId,
    gid: Gid,
    currencyId: t.union([t.number, t.null]),
    total: t.string,
    count: t.string,
    level: t.string,
    evenly: t.boolean,
    isExclusive: t.boolean,
    guests: t.readonlyArray(Guest),
  },
  'RainForm',
)
export type RainForm = t.TypeOf<typeof RainForm>

/** An empty form with the defaults: currency 5 (LOOP, spec 1 §9), random amounts, every member. */
export const emptyRain = (conversationId: ConversationId, gid: Gid): RainForm => ({
  conversationId,
  gid,
  currencyId: null,
  total: '',
  count: '10',
  level: '1',
  evenly: false,
  isExclusive: false,
  guests: [],
})

/** The issue of each field; `null` if the field is valid. */
export interface RainIssues {
  readonly currency: 'missing' | null
  readonly total: Exclude<AmountIssue, 'empty' | 'zero'> | 'notAboveZero' | 'aboveWithFee' | 'tooLittleEach' | null
  readonly count: 'notAboveZero' | 'tooMany' | null
  readonly level: 'notAboveZero' | 'tooHigh' | 'notWhole' | null
  readonly guests: 'none' | 'tooMany' | null
}

export interface ParsedRain {
  readonly problems: RainIssues
  /** The order to confirm; `null` while a field has an issue. */
  readonly order: RainOrder | null
  readonly balance: Balance | null
  /** The values that apply. An exclusive rain fixes `level`, `count` and `evenly` (spec 1 §9). */
  readonly level: number | null
  readonly count: number | null
  readonly evenly: boolean
  readonly fee: Decimal | null
  /** The total with the fee. */
  readonly cost: Decimal | null
}

const decimal = (text: string): Decimal => {
  const made = decimalOf(text)
  if (made === null) throw new RangeError(`no amount: ${text}`)
  return made
}
const HUNDRED = decimal('100')
const HUNDRED_AND_ONE = decimal('101')
const FEE = decimal('0.01')
/** The fee (1 %) has two decimals more than the total. The limit on decimals keeps the fee exact. */
const FEE_PLACES = 2

/** The fee: exactly 1 % on top of the total (spec 1 §9, BUB-8). `null` if the fee has too many digits for an amount. */
export const feeOf = (total: Decimal): Decimal | null => multiply(total, FEE)

/** The most decimals that a total may have in that currency. */
export const placesToRain = (currencyId: number): number => placesOfCurrency(currencyId) - FEE_PLACES

/** The given percentage of the balance. The amount is capped, so that the balance also covers the fee. */
export const quickAmount = ({ amount, currencyId }: Balance, percent: string): Decimal => {
  const places = placesToRain(currencyId)
  const hundredfold = multiply(amount, HUNDRED)
  const most = hundredfold === null ? null : divide(hundredfold, HUNDRED_AND_ONE, places)
  const product = multiply(amount, decimal(percent))
  const part = product === null ? null : divide(product, HUNDRED, places)
  if (most === null || part === null) return sumOf([])
  return isGreater(part, most) ? most : part
}

/** The balances in currencies that the server allows for bubbles. */
export const currenciesFor = (balances: readonly Balance[]): readonly Balance[] =>
  balances.filter(({ bubbleEnabled }) => bubbleEnabled)

/** The balance that pays. If the member chose none: the preferred currency, else the first. */
const chosenOf = ({ currencyId }: RainForm, balances: readonly Balance[], preferred: number): Balance | null => {
  const offered = currenciesFor(balances)
  return (
    offered.find((balance) => balance.currencyId === (currencyId ?? preferred)) ??
    (currencyId === null ? (offered[0] ?? null) : null)
  )
}

const wholeOf = (text: string): number | null => (/^[0-9]{1,9}$/.test(text.trim()) ? Number(text) : null)

const levelProblem = (text: string, level: number | null): RainIssues['level'] => {
  if (text.trim() === '' || /^-?0*(?:\.0*)?$/.test(text.trim()) || text.trim().startsWith('-')) return 'notAboveZero'
  return level === null ? 'notWhole' : level < 1 ? 'notAboveZero' : level > MAX_LEVEL ? 'tooHigh' : null
}

const totalProblem = (
  text: string,
  total: E.Either<AmountIssue, Decimal>,
  balance: Balance | null,
  count: number | null,
): RainIssues['total'] => {
  if (E.isLeft(total))
    return total.left === 'empty' || total.left === 'zero' || text.trim().startsWith('-') ? 'notAboveZero' : total.left
  const fee = feeOf(total.right)
  if (balance === null || fee === null) return null
  if (isGreater(sumOf([total.right, fee]), balance.amount)) return 'aboveWithFee'
  const each =
    count === null || count < 1 ? null : divide(total.right, decimal(String(count)), placesToRain(balance.currencyId))
  return each !== null && !isGreater(each, sumOf([])) ? 'tooLittleEach' : null
}

/** Parses and validates the form (BUB-7, BUB-8; spec 1 §5 Bubbles). */
export const parseRain = (form: RainForm, balances: readonly Balance[], preferred: number): ParsedRain => {
  const { isExclusive, guests } = form
  const balance = chosenOf(form, balances, preferred)
  const typed = wholeOf(form.count)
  const count = isExclusive ? guests.length : typed
  const typedLevel = wholeOf(form.level)
  const level = isExclusive ? 1 : typedLevel
  const evenly = isExclusive || form.evenly
  const total = parseAmount(form.total, {
    places: placesToRain(balance?.currencyId ?? preferred),
    available: balance?.amount ?? null,
  })
  const problems: RainIssues = {
    currency: balance === null ? 'missing' : null,
    total: totalProblem(form.total, total, balance, count),
    count: isExclusive ? null : typed === null || typed < 1 ? 'notAboveZero' : typed > MOST_BUBBLES ? 'tooMany' : null,
    level: isExclusive ? null : levelProblem(form.level, typedLevel),
    guests: !isExclusive ? null : guests.length === 0 ? 'none' : guests.length > MOST_GUESTS ? 'tooMany' : null,
  }
  const fee = E.isRight(total) ? feeOf(total.right) : null
  const isFine = Object.values(problems).every((problem) => problem === null)
  const order =
    isFine && balance !== null && E.isRight(total) && fee !== null && count !== null && level !== null
      ? {
          conversationId: form.conversationId,
          gid: form.gid,
          currencyId: balance.currencyId,
          total: total.right,
          fee,
          count,
          evenly,
          isExclusive,
          level,
          xids: isExclusive ? guests.map(({ xid }) => xid) : [],
        }
      : null
  return {
    problems,
    order,
    balance,
    level,
    count,
    evenly,
    fee,
    cost: fee !== null && E.isRight(total) ? sumOf([total.right, fee]) : null,
  }
}

export const costOf = ({ total, fee }: RainOrder): Decimal => sumOf([total, fee])
