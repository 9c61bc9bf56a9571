/**
 * One item of a masonry: its column from 0, how many stand above it there, and what these are higher than the least
 * height in all.
 */
export interface MasonryPlace {
  readonly column: number
  readonly above: number
  readonly more: number
}

/**
 * Columns filled in turn from left to right, so that the order of reading is the order of the list. `more` is what each
 * is higher than the least, in px.
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
