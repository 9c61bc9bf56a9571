import type { InfluRow } from './figures'

/** What counts how much, in percent of each other. */
export interface Weights {
  readonly x: number
  readonly community: number
  readonly space: number
}

interface Ranked {
  readonly xAccount: string
  readonly value: number
  readonly rank: number
  readonly before: number
}

const valueBy = ({ x, community, space }: InfluRow, weights: Weights): number => {
  const sum = weights.x + weights.community + weights.space
  return sum === 0 ? 0 : (x.value * weights.x + community.value * weights.community + space.value * weights.space) / sum
}

/** How the ranks of these accounts would be by other weights. Equal ones stay as they were; ranks count from 1. */
export const rankedBy = (rows: readonly InfluRow[], weights: Weights): readonly Ranked[] =>
  rows
    .map((row, n) => ({ xAccount: row.xAccount, value: valueBy(row, weights), before: n + 1 }))
    .sort((a, b) => b.value - a.value)
    .map((one, n) => ({ ...one, rank: n + 1 }))
