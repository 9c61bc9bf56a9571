import type { SortValue } from '../../../../domain/looper'
import type { Column } from './column'

/** A cell by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe; figures stay as they are. */
const cellOf = (value: SortValue): string => {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file for a spreadsheet; it begins with a byte order mark, by which Excel knows its letters. */
export const csvOf = <R>(rows: readonly R[], columns: readonly Column<R>[]): string => {
  const shown = columns.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  const lines = [shown.map(({ label }) => cellOf(label)), ...rows.map((row) => shown.map(({ value }) => cellOf(value(row))))]
  return `\ufeff${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
