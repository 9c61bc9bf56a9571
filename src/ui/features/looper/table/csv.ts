import { csvFile } from '../../../format/csv'
import type { Column } from './column'

/** The rows as CSV. Each cell is the column's `filed` value if present, otherwise its `value`. */
export const csvOf = <R>(rows: readonly R[], columns: readonly Column<R>[]): string => {
  const shown = columns.flatMap(({ label, value, filed = value }) => (filed === undefined ? [] : [{ label, filed }]))
  return csvFile(
    shown.map(({ label }) => label),
    rows.map((row) => shown.map(({ filed }) => filed(row) ?? '')),
  )
}
