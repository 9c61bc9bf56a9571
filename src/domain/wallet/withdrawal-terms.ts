import { decimalOf, type Decimal } from '../kernel/decimal'
import type { ChainId } from './chains'

/**
 * Terms of withdrawals. The specs contain no terms (spec 2 §9), so these terms are our own. The simulator uses the
 * same table.
 */
interface Row {
  readonly places: number
  readonly minimum: string
  readonly fees: Partial<Readonly<Record<ChainId, string>>>
}

const TERMS: Readonly<Record<number, Row>> = {
  5: { places: 6, minimum: '10', fees: { 1: '4', 56: '0.5', 101: '0.2', 5: '0' } },
  2: { places: 6, minimum: '5', fees: { 1: '1.5', 56: '0.3', 101: '0.1', 5: '0' } },
  3: { places: 6, minimum: '5', fees: { 1: '1.5', 56: '0.3', 101: '0.1' } },
  60: { places: 18, minimum: '0.002', fees: { 1: '0.0008', 5: '0' } },
  501: { places: 9, minimum: '0.05', fees: { 101: '0.0005' } },
}

/** The decimals of a currency that is not in the table. */
const PLACES = 6

export const placesOfCurrency = (currencyId: number): number => TERMS[currencyId]?.places ?? PLACES

/** The terms of a withdrawal. The fee is subtracted from the amount. */
export interface WithdrawalTerms {
  readonly minimum: Decimal
  readonly fee: Decimal
}

/** The terms of a withdrawal; `null` if that currency cannot be withdrawn on that chain. */
export const withdrawalTerms = (currencyId: number, chainId: ChainId): WithdrawalTerms | null => {
  const row = TERMS[currencyId]
  const minimum = decimalOf(row?.minimum)
  const fee = decimalOf(row?.fees[chainId])
  return minimum === null || fee === null ? null : { minimum, fee }
}
