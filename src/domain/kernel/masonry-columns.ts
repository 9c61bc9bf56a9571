/**
 * The place of an item: its column from 0, the number of items above it, and the sum of `more` of these items in px.
 */
export interface MasonryPlace {
  readonly column: number
  readonly above: number
  readonly more: number
}

/**
 * Distributes items over the columns in turn, from left to right, so that the reading order is the list order. `more`:
 * each item's height above the minimum, in px.
 */
export const masonryColumns = (more: readonly number[], columns: number): readonly MasonryPlace[] => {
  const count = Math.max(1, Math.trunc(columns))
  const sums = Array.from({ length: count }, () => 0)
  return more.map((height, at) => {
    const column = at % count
    const place = { column, above: Math.floor(at / count), more: sums[column] ?? 0 }
    sums[column] = place.more + height
    return place
  })
}
