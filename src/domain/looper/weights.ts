import type { InfluRow } from './figures'

/** Relative weights of the sources. The weights need not add up to 100. */
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

/** Ranks the rows by the given weights instead of the server's weights. Ties keep their order; ranks count from 1. */
export const rankedBy = (rows: readonly InfluRow[], weights: Weights): readonly Ranked[] =>
  rows
    .map((row, n) => ({ xAccount: row.xAccount, value: valueBy(row, weights), before: n + 1 }))
    .sort((a, b) => b.value - a.value)
    .map((account, n) => ({ ...account, rank: n + 1 }))
