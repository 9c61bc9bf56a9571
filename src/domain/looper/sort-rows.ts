/** A value to sort by. `null` (unknown) sorts last in both directions. */
export type SortValue = number | string | null
export type SortDirection = 'ascending' | 'descending'

type CompareText = (a: string, b: string) => number

const compareKnown = (a: number | string, b: number | string, compareText: CompareText): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))

/** A stable sort. Calls `valueOf` once per row: 10,000 rows take milliseconds. Pass a collator as `compareText`. */
export const sortedBy = <R>(
  rows: readonly R[],
  valueOf: (row: R) => SortValue,
  direction: SortDirection,
  compareText: CompareText,
): readonly R[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: a }, { value: b }) =>
      a === null ? (b === null ? 0 : 1) : b === null ? -1 : sign * compareKnown(a, b, compareText),
    )
    .map(({ row }) => row)
}
