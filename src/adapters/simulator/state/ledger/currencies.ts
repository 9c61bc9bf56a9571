import { LOOP_ID } from '../../../../domain/balance'
import { decimalOf, sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { multiply } from '../../../../domain/kernel/decimal-math'

/** Parses an amount of the simulator's own tables. */
export const amount = (text: string): Decimal => {
  const made = decimalOf(text)
  if (made === null) throw new RangeError(`no amount: ${text}`)
  return made
}
export const NOTHING = sumOf([])

export interface Currency {
  readonly id: number
  readonly name: string
  /** The most decimals of an amount. */
  readonly places: number
  /** The price in USD. The price is fixed in the simulator. */
  readonly price: Decimal
}

/**
 * The currencies. The specs name only the id of LOOP (spec 2 §9). We chose the other ids, all prices and all decimals.
 */
export const CURRENCIES: readonly Currency[] = [
  { id: LOOP_ID, name: 'LOOP', places: 6, price: amount('0.0421') },
  { id: 2, name: 'USDT', places: 6, price: amount('1') },
  { id: 3, name: 'USDC', places: 6, price: amount('1') },
  { id: 60, name: 'ETH', places: 18, price: amount('2410.5') },
  { id: 501, name: 'SOL', places: 9, price: amount('171.2') },
]

export const currencyBy = (id: number): Currency | null => CURRENCIES.find((one) => one.id === id) ?? null

/** The exact value of the amount in USD. */
export const worthOf = ({ price }: Currency, of: Decimal): Decimal => multiply(of, price) ?? NOTHING
