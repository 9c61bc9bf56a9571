import { LOOP_ID } from '../../../../domain/balance'
import { decimalOf, sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { multiply } from '../../../../domain/kernel/decimal-math'

/** An amount that the simulator's own tables print. */
export const amount = (text: string): Decimal => {
  const made = decimalOf(text)
  if (made === null) throw new RangeError(`no amount: ${text}`)
  return made
}
export const NOTHING = sumOf([])

export interface Currency {
  readonly id: number
  readonly name: string
  /** No amount of it has more decimals. */
  readonly places: number
  /** USD for one, as the simulator has it. */
  readonly price: Decimal
}

/** The id of LOOP is printed (spec 2 §9); the other ids, all prices and all decimals are ours. */
export const CURRENCIES: readonly Currency[] = [
  { id: LOOP_ID, name: 'LOOP', places: 6, price: amount('0.0421') },
  { id: 2, name: 'USDT', places: 6, price: amount('1') },
  { id: 3, name: 'USDC', places: 6, price: amount('1') },
  { id: 60, name: 'ETH', places: 18, price: amount('2410.5') },
  { id: 501, name: 'SOL', places: 9, price: amount('171.2') },
]

export const currencyBy = (id: number): Currency | null => CURRENCIES.find((one) => one.id === id) ?? null

/** What so much of it is worth in USD, exactly. */
export const worthOf = ({ price }: Currency, of: Decimal): Decimal => multiply(of, price) ?? NOTHING
