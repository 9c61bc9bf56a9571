import { DAYS_IN, type PERIODS, type Period } from './periods'

type ChartPeriod = (typeof PERIODS.charts)[number]

/** The period to load for the comparison. The loaded period is at least twice as long as the shown period. */
export const LONGER: Readonly<Record<ChartPeriod, Period>> = { '7d': '1m', '1m': '3m', '3m': '6m' }

const DAY_MS = 86_400_000
interface Point {
  readonly at: number
  readonly value: number
}

/** The value one period earlier, for each day; `null` if unknown. */
export const beforeOf = (
  points: readonly Point[],
  longer: readonly Point[],
  period: ChartPeriod,
): readonly (number | null)[] => {
  const byDay = new Map(longer.map(({ at, value }) => [at, value]))
  return points.map(({ at }) => byDay.get(at - DAYS_IN[period] * DAY_MS) ?? null)
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean of a period and its change in percent; the change is empty if there is no previous period. */
export const changeOf = (
  points: readonly Point[],
  before: readonly (number | null)[],
): { readonly mean: number; readonly change: string } => {
  const known = before.flatMap((value) => value ?? [])
  const mean = points.length === 0 ? 0 : meanOf(points.map(({ value }) => value))
  const past = known.length === before.length && known.length > 0 ? meanOf(known) : 0
  const percent = past === 0 ? null : (100 * (mean - past)) / past
  return { mean, change: percent === null ? '' : `${percent < 0 ? '-' : '+'}${Math.abs(percent).toFixed(1)}%` }
}
