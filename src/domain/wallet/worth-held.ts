import { LOOP_ID, type Balance } from '../balance'
import { sumOf, type Decimal } from '../kernel/decimal'
import { multiply } from '../kernel/decimal-math'
import type { StakingInfo } from './records'

/** The worth in USD of everything that the member holds: the free balances and the staked LOOP. */
export const worthHeld = (balances: readonly Balance[], staking: StakingInfo | null): Decimal => {
  const price = balances.find(({ currencyId }) => currencyId === LOOP_ID)?.price ?? null
  const staked = staking === null || price === null ? null : multiply(staking.staked, price)
  return sumOf([...balances.map(({ usd }) => usd), ...(staked === null ? [] : [staked])])
}
