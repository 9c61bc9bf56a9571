/**
 * A cell by RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe; figures stay as they are.
 */
const sliceOf = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount to the last digit, which a spreadsheet is to count with. */
export interface CsvNumber {
  readonly digits: string
}
export type CsvCell = string | number | CsvNumber

/** Rows as a file for a spreadsheet. It begins with a byte order mark, by which Excel knows its letters. */
export const csvFile = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${[head, ...rows].map((cells) => cells.map((cell) => (typeof cell === 'object' ? cell.digits : sliceOf(cell))).join(',')).join('\r\n')}\r\n`
