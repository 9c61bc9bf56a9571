/**
 * Splits `total` into whole parts in the proportion of the values. The parts add up to `total` exactly.
 * The values with the largest remainders get the rest; among equal remainders, the first value gets it.
 * Values below 0 count as 0. If no value is above 0, all parts are 0.
 */
export const apportion = (values: readonly number[], total: number): readonly number[] => {
  const kept = values.map((value) => (Number.isFinite(value) && value > 0 ? value : 0))
  const sum = kept.reduce((acc, value) => acc + value, 0)
  if (sum === 0) return kept.map(() => 0)
  const exact = kept.map((value) => (value / sum) * total)
  const floors = exact.map(Math.floor)
  const left = total - floors.reduce((acc, value) => acc + value, 0)
  const first = exact
    .map((value, at) => ({ at, rest: kept[at] === 0 ? -1 : value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
  const lucky = new Set(first.map(({ at }) => at))
  return floors.map((value, at) => (lucky.has(at) ? value + 1 : value))
}
