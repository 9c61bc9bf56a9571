import { csvFile } from '../format/csv'

/** The figures of a chart. Picture, spoken line, table and file are all made of these, so that they cannot differ. */
export interface ChartData {
  /** What a row is: a day, a channel. */
  readonly rowTitle: string
  readonly columns: readonly { readonly id: string; readonly label: string; readonly colour: string }[]
  /** Columns that stand in the table and the file alone, before those that are drawn. */
  readonly more?: readonly {
    readonly label: string
    readonly format: (value: number) => string
    readonly values: readonly number[]
  }[]
  /** `null` where nothing is known; `filed` is how the file names the row, where that is not its label. */
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly filed?: string
    readonly values: readonly (number | null)[]
  }[]
  /** Whether the rows of a column add up to something. */
  readonly isSummed: boolean
  readonly format: (value: number) => string
}

/** Sums of decimal fractions without the dust of binary ones: to nine places. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9

export const sumOf = ({ rows }: ChartData, column: number): number =>
  tidy(rows.reduce((sum, { values }) => sum + (values[column] ?? 0), 0))

export const sumOfRest = (values: readonly number[]): number => tidy(values.reduce((sum, value) => sum + value, 0))

/** The same rows as the table, with bare numbers. */
export const chartCsv = ({ rowTitle, columns, more = [], rows }: ChartData): string =>
  csvFile(
    [rowTitle, ...more.map(({ label }) => label), ...columns.map(({ label }) => label)],
    rows.map(({ label, filed, values }, at) => [
      filed ?? label,
      ...more.map((one) => one.values[at] ?? ''),
      ...values.map((value) => value ?? ''),
    ]),
  )
