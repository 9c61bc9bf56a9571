import { csvFile } from '../format/csv'

/** The data of a chart. Plot, screen-reader text, table and CSV file all read this data, so they cannot differ. */
export interface ChartData {
  /** The column title of the rows, such as a day or a channel. */
  readonly rowTitle: string
  readonly columns: readonly { readonly id: string; readonly label: string; readonly colour: string }[]
  /** Columns that only the table and the CSV file contain. These columns come before the drawn columns. */
  readonly more?: readonly {
    readonly label: string
    readonly format: (value: number) => string
    readonly values: readonly number[]
  }[]
  /** The rows. A value of `null` means unknown. `filed` replaces `label` in the CSV file. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly filed?: string
    readonly values: readonly (number | null)[]
  }[]
  /** Whether the table adds up the rows of each column. */
  readonly isSummed: boolean
  readonly format: (value: number) => string
}

/** Rounds to nine decimal places, to drop binary floating-point errors. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9

export const sumOf = ({ rows }: ChartData, column: number): number =>
  tidy(rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0))

export const sumOfRest = (values: readonly number[]): number => tidy(values.reduce((sum, value) => sum + value, 0))

/** The rows of the table as CSV, with plain numbers. */
export const chartCsv = ({ rowTitle, columns, more = [], rows }: ChartData): string =>
  csvFile(
    [rowTitle, ...more.map(({ label }) => label), ...columns.map(({ label }) => label)],
    rows.map(({ label, filed, values }, at) => [
      filed ?? label,
      ...more.map((extra) => extra.values[at] ?? ''),
      ...values.map((value) => value ?? ''),
    ]),
  )
