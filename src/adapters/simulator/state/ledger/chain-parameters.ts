import type { ChainId, StakingLevel } from '../../../../domain/wallet'
import { amount } from './currencies'

/**
 * Staking levels, confirmations and deposit minimums. The specs name no values (spec 2 §9), so we chose these values.
 */
export const STAKING_LEVELS: readonly StakingLevel[] = [
  { level: 1, minimum: amount('10'), dayRate: amount('0.0001'), lockDays: 0 },
  { level: 2, minimum: amount('500'), dayRate: amount('0.0002'), lockDays: 30 },
  { level: 3, minimum: amount('5000'), dayRate: amount('0.0003'), lockDays: 90 },
]

export const DAY_MS = 86_400_000
/** The lifetime of a withdrawal nonce in milliseconds. A signed text is valid for a single withdrawal. */
export const NONCE_LIFE_MS = 300_000
/** The block time of the simulated chains in milliseconds. */
const BLOCK_MS = 4_000

interface Chainwork {
  readonly confirmations: number
  readonly currencyIds: readonly number[]
  readonly minimum: string
  readonly isTest: boolean
}
const CHAINWORK: Readonly<Record<ChainId, Chainwork>> = {
  1: { confirmations: 3, currencyIds: [5, 2, 3, 60], minimum: '0.001', isTest: false },
  56: { confirmations: 5, currencyIds: [5, 2, 3], minimum: '1', isTest: false },
  101: { confirmations: 8, currencyIds: [5, 2, 3, 501], minimum: '0.01', isTest: false },
  5: { confirmations: 2, currencyIds: [5, 2, 60], minimum: '0.001', isTest: true },
}

export const chainParameters = (chainId: ChainId): Chainwork => CHAINWORK[chainId]

/** The number of confirmations that a transfer has at time `now`, and the number that the transfer needs. */
export const confirmationsBy = (chainId: ChainId, at: number, now: number): [number, number] => {
  const needed = CHAINWORK[chainId].confirmations
  let had = 0
  while (had < needed && at + (had + 1) * BLOCK_MS <= now) had += 1
  return [had, needed]
}
