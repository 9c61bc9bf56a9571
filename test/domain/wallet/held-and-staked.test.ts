import { describe, expect, it } from 'vitest'
import { Balance } from '../../../src/domain/balance'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { StakingInfo, stakeAfter, worthHeld } from '../../../src/domain/wallet'
import { made } from '../../support/builders/made'

const DAY = 86_400_000
const NOW = 1_700_000_000_000
const balance = (currencyId: number, usd: string, price: string | null): Balance =>
  made(Balance, {
    currencyId,
    name: 'x',
    icon: null,
    amount: '10',
    usd,
    price,
    giftEnabled: true,
    bubbleEnabled: true,
  })
const stakingOf = (level: number | null, staked: string, unlocksAt: number | null): StakingInfo =>
  made(StakingInfo, {
    staked,
    level,
    unlocksAt,
    rewards: '0',
    levels: [
      { level: 1, minimum: '10', dayRate: '0.001', lockDays: 0 },
      { level: 2, minimum: '100', dayRate: '0.002', lockDays: 30 },
    ],
  })
const more = (level: number) => ({ amount: made(Decimal, '50'), level })

describe('Everything a member holds', () => {
  it('is the free balances and the staked LOOP at its price', () => {
    const balances = [balance(5, '5', '0.5'), balance(2, '7', null)]
    expect(worthHeld(balances, stakingOf(2, '100', NOW))).toBe('62')
    expect(worthHeld(balances, null)).toBe('12')
    expect(worthHeld([balance(2, '7', null)], stakingOf(2, '100', NOW))).toBe('7')
  })
})

describe('Staking more', () => {
  it('names the old stake, the whole stake, and the new end of its lock', () => {
    expect(stakeAfter(stakingOf(1, '100', null), more(2), NOW)).toEqual({
      before: { staked: '100', level: 1 },
      total: '150',
      dayYield: '0.3',
      unlocksAt: NOW + 30 * DAY,
    })
  })

  it('a later lock stays, even with a level without a lock', () => {
    expect(stakeAfter(stakingOf(2, '100', NOW + 40 * DAY), more(2), NOW).unlocksAt).toBe(NOW + 40 * DAY)
    expect(stakeAfter(stakingOf(2, '100', NOW + 40 * DAY), more(1), NOW).unlocksAt).toBe(NOW + 40 * DAY)
  })

  it('the first stake at a level without a lock is not locked', () => {
    expect(stakeAfter(stakingOf(null, '0', null), more(1), NOW)).toEqual({
      before: null,
      total: '50',
      dayYield: '0.05',
      unlocksAt: null,
    })
    expect(stakeAfter(stakingOf(1, '10', NOW - DAY), more(1), NOW).unlocksAt).toBeNull()
  })
})
