import type { BubbleKind } from '../../../../../domain/bubble'
import type { Decimal } from '../../../../../domain/kernel/decimal'
import { divide, decimalPlacesOf } from '../../../../../domain/kernel/decimal-math'
import { seededRandom, shuffle } from '../../seeded-random'
import { amount, NOTHING } from '../../ledger/currencies'
import type { ServerBubble } from './rains'

const GEMS: readonly BubbleKind[] = ['gem', 'gem1', 'gem2', 'gem3']
/** A bubble rain has one bomb, plus one bomb for every `GEMS_A_BOMB` gems. */
const GEMS_A_BOMB = 6
/**
 * The vertical distance between two bubbles, and the highest position at which a bubble starts. Both are percentages of
 * the screen's height.
 */
const APART = 9
const HIGHEST = 900

/**
 * Random shares have two decimals if the total has at most two decimals and the average share is at least 0.20. Short
 * amounts are easier to read.
 */
const PLAIN_PLACES = 2
const PLAIN_LEAST = 20n

const unitsOf = (of: Decimal, places: number): bigint => {
  const [whole = '', part = ''] = of.split('.')
  return BigInt(`${whole}${part.padEnd(places, '0').slice(0, places)}`)
}
const decimalOf = (units: bigint, places: number): Decimal =>
  divide(amount(String(units)), amount(`1${'0'.repeat(places)}`), places) ?? NOTHING

/**
 * The content of each of `count` bubbles. Even shares are rounded down, and the server refunds the remainder. Random
 * shares add up to the total.
 */
export const splitAmount = (
  total: Decimal,
  count: number,
  { evenly, places, seed }: { readonly evenly: boolean; readonly places: number; readonly seed: number },
): readonly Decimal[] => {
  const n = BigInt(count)
  if (evenly) return Array.from({ length: count }, () => decimalOf(unitsOf(total, places) / n, places))
  const fine =
    decimalPlacesOf(total) <= PLAIN_PLACES && unitsOf(total, PLAIN_PLACES) >= n * PLAIN_LEAST ? PLAIN_PLACES : places
  const units = unitsOf(total, fine)
  const chance = seededRandom(seed)
  const weights = Array.from({ length: count }, () => BigInt(chance.between(1, 1_000)))
  const sum = weights.reduce((acc, weight) => acc + weight, 0n)
  const shares = weights.map((weight) => 1n + ((units - n) * weight) / sum)
  const last = units - shares.slice(0, -1).reduce((acc, share) => acc + share, 0n)
  return [...shares.slice(0, -1), last].map((share) => decimalOf(share, fine))
}

/** The bubbles of a rain: gems with these shares, mixed with bombs. */
export const bubblesOf = (shares: readonly Decimal[], seed: number): readonly ServerBubble[] => {
  const chance = seededRandom(seed + 1)
  const gems = shares.map((rewards) => ({ kind: chance.of(GEMS, 'gem'), rewards }))
  const bombs = Array.from({ length: 1 + Math.floor(shares.length / GEMS_A_BOMB) }, () => ({
    kind: 'bomb' as const,
    rewards: NOTHING,
  }))
  const all = shuffle(chance, [...gems, ...bombs])
  const apart = Math.min(APART, HIGHEST / all.length)
  return all.map(({ kind, rewards }, n) => ({
    id: `b${n + 1}`,
    kind,
    rewards,
    left: chance.between(6, 94),
    top: Math.floor(n * apart),
  }))
}
