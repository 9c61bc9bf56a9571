import * as E from 'fp-ts/Either'
import { LOOP_ID } from '../../../../domain/balance'
import type { StakingInfo } from '../../../../domain/wallet'
import { decimalOf, sumOf, type Decimal } from '../../../../domain/kernel/decimal'
import { isGreater, divide, multiply } from '../../../../domain/kernel/decimal-math'
import type { Xid } from '../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { drop, put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { refusedResult, type StepResult } from '../output'
import { isStrictMoney } from '../rules'
import type { ServerState } from '../server-state'
import type { Stake } from './assets'
import { amount, NOTHING } from './currencies'
import { balanceOf, personOf, shareOf, stakedOf, transactionsOf, transfer } from './ledger'
import { DAY_MS, STAKING_LEVELS } from './chain-parameters'

const LOOP_PLACES = 6
const ONE = amount('1')
const LEAST = STAKING_LEVELS[0]?.minimum ?? NOTHING

const stakedNow = (world: ServerState, xid: string): Decimal => balanceOf(world.ledger, stakedOf(xid), LOOP_ID)

/**
 * Stakes LOOP at a level. If the member stakes more at another level, the whole stake moves to that level. The later
 * lock applies, so a short stake never unlocks a long one. The days of the whole stake count from the last stake, so
 * that no LOOP earns a day in a shorter time.
 */
export const staked = (world: ServerState, input: ServerInputOf<'Staked'>): StepResult => {
  const { at, xid, amount: text, level: number, id } = input
  if (world.accounts[xid]?.isVisitor !== false) return refusedResult(world, 'Visitors cannot do this')
  const level = STAKING_LEVELS.find((one) => one.level === number)
  const of = decimalOf(text)
  if (level === undefined) return refusedResult(world, 'There is no such level')
  if (of === null) return refusedResult(world, 'This is not an amount')
  if (isGreater(level.minimum, sumOf([of, stakedNow(world, xid)])))
    return refusedResult(world, `Level ${level.level} begins at ${level.minimum} LOOP`)
  const moved = transfer(world.ledger, {
    by: xid,
    key: `stake:${id}`,
    at,
    kind: 'stake',
    note: String(level.level),
    moves: [{ from: personOf(xid), to: stakedOf(xid), currencyId: LOOP_ID, amount: of }],
  })
  if (E.isLeft(moved)) return refusedResult(world, moved.left)
  const [before, unlocksAt] = [world.assets.stakes[xid], addMs(at, level.lockDays * DAY_MS)]
  const stake: Stake = {
    level: level.level,
    unlocksAt:
      isStrictMoney(input) && before !== undefined && before.unlocksAt > unlocksAt ? before.unlocksAt : unlocksAt,
    paidUpTo: isStrictMoney(input) ? at : (before?.paidUpTo ?? at),
  }
  return {
    world: {
      ...world,
      ledger: moved.right.ledger,
      assets: { ...world.assets, stakes: put(world.assets.stakes, xid, stake) },
    },
    outputs: [{ type: 'AssetMoved', id }],
  }
}

/** The level of the rest of a stake: the best level up to `level` whose minimum the rest reaches, or `null`. */
const levelOfRest = (rest: Decimal, level: number): number | null =>
  STAKING_LEVELS.reduce<number | null>(
    (best, one) => (one.level <= level && !isGreater(one.minimum, rest) ? one.level : best),
    null,
  )

/** Unstakes LOOP after the lock. What remains staked must reach the minimum of a level, and gets that level. */
export const unstaked = (world: ServerState, input: ServerInputOf<'Unstaked'>): StepResult => {
  const { at, xid, amount: text, id } = input
  const of = decimalOf(text)
  const stake = world.assets.stakes[xid]
  if (of === null) return refusedResult(world, 'This is not an amount')
  if (stake === undefined || isGreater(of, stakedNow(world, xid)))
    return refusedResult(world, 'You have not staked that much')
  if (at < stake.unlocksAt) return refusedResult(world, 'Your stake is still locked')
  const moved = transfer(world.ledger, {
    by: xid,
    key: `unstake:${id}`,
    at,
    kind: 'unstake',
    note: String(stake.level),
    moves: [{ from: stakedOf(xid), to: personOf(xid), currencyId: LOOP_ID, amount: of }],
  })
  if (E.isLeft(moved)) return refusedResult(world, moved.left)
  const after: ServerState = { ...world, ledger: moved.right.ledger }
  const rest = stakedNow(after, xid)
  const isAll = !isGreater(rest, NOTHING)
  const level = isStrictMoney(input) ? levelOfRest(rest, stake.level) : stake.level
  if (!isAll && level === null) return refusedResult(world, `Leave at least ${LEAST} LOOP staked, or take back all`)
  const stakes =
    isAll || level === null ? drop(after.assets.stakes, xid) : put(after.assets.stakes, xid, { ...stake, level })
  return {
    world: { ...after, assets: { ...after.assets, stakes } },
    outputs: [{ type: 'AssetMoved', id }],
  }
}

/** The number of whole days whose rewards are not paid yet. */
const daysDue = ({ paidUpTo }: Stake, at: Instant): number => {
  let days = 0
  while (paidUpTo + (days + 1) * DAY_MS <= at) days += 1
  return days
}

export const isRewardDue = (world: ServerState, xid: string, at: Instant): boolean => {
  const stake = world.assets.stakes[xid]
  return stake !== undefined && daysDue(stake, at) > 0
}

/** Pays the rewards of whole days, rounded down to LOOP's decimals. */
export const rewardsPaid = (world: ServerState, xid: string, at: Instant): ServerState => {
  const stake = world.assets.stakes[xid]
  const level = STAKING_LEVELS.find((one) => one.level === stake?.level)
  if (stake === undefined || level === undefined) return world
  const days = daysDue(stake, at)
  if (days === 0) return world
  const paid = {
    ...world,
    assets: {
      ...world.assets,
      stakes: put(world.assets.stakes, xid, { ...stake, paidUpTo: addMs(stake.paidUpTo, days * DAY_MS) }),
    },
  }
  const aDay = multiply(stakedNow(world, xid), level.dayRate)
  const exact = aDay === null ? null : multiply(aDay, amount(String(days)))
  const of = exact === null ? null : divide(exact, ONE, LOOP_PLACES)
  if (of === null || !isGreater(of, NOTHING)) return paid
  const moved = transfer(world.ledger, {
    by: xid,
    key: `reward:${stake.paidUpTo}`,
    at,
    kind: 'stakingReward',
    note: String(level.level),
    moves: [{ from: 'house:rewards', to: personOf(xid), currencyId: LOOP_ID, amount: of }],
  })
  return E.isLeft(moved) ? paid : { ...paid, ledger: moved.right.ledger }
}

export const stakingOf = (world: ServerState, xid: Xid): StakingInfo => {
  const stake = world.assets.stakes[xid]
  const rewards = transactionsOf(world.ledger, personOf(xid)).filter(({ kind }) => kind === 'stakingReward')
  return {
    staked: stakedNow(world, xid),
    level: stake?.level ?? null,
    unlocksAt: stake?.unlocksAt ?? null,
    levels: STAKING_LEVELS,
    rewards: sumOf(rewards.map((one) => shareOf(one, personOf(xid), LOOP_ID))),
  }
}
