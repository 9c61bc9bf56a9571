import { sumOf, type Decimal } from '../kernel/decimal'
import { multiply } from '../kernel/decimal-math'
import type { StakingInfo } from './records'

const DAY_MS = 86_400_000

interface StakeAfter {
  /** The stake before this one; `null` if nothing is staked. */
  readonly before: { readonly staked: Decimal; readonly level: number } | null
  readonly total: Decimal
  /** What the whole stake earns a day. */
  readonly dayYield: Decimal
  /** When the whole stake unlocks; `null` without a lock. */
  readonly unlocksAt: number | null
}

/**
 * The whole stake after the member stakes `amount` more at `level`. An earlier stake moves to that level. The later
 * lock applies, so a short stake never unlocks a long one.
 */
export const stakeAfter = (
  { staked, level: levelBefore, unlocksAt: lockedUntil, levels }: StakingInfo,
  { amount, level }: { readonly amount: Decimal; readonly level: number },
  now: number,
): StakeAfter => {
  const chosen = levels.find((one) => one.level === level)
  const days = chosen?.lockDays ?? 0
  const total = sumOf([staked, amount])
  const ends = [now + days * DAY_MS, lockedUntil ?? 0].filter((at) => at > now)
  return {
    before: levelBefore === null ? null : { staked, level: levelBefore },
    total,
    dayYield: (chosen === undefined ? null : multiply(total, chosen.dayRate)) ?? sumOf([]),
    unlocksAt: ends.reduce<number | null>((latest, at) => (latest === null || at > latest ? at : latest), null),
  }
}
