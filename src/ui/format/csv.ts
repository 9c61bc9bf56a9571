/**
 * Formats a cell by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe; a number does not.
 */
const formatCell = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An exact decimal amount. The file contains it as a number, so that a spreadsheet can calculate with it. */
export interface CsvNumber {
  readonly digits: string
}
export type CsvCell = string | number | CsvNumber

/** A CSV file. The file starts with a byte order mark, so that Excel reads it as UTF-8. */
export const csvFile = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${[head, ...rows].map((cells) => cells.map((cell) => (typeof cell === 'object' ? cell.digits : formatCell(cell))).join(',')).join('\r\n')}\r\n`
