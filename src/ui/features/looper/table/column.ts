import type { ReactNode } from 'react'
import type { SortValue } from '../../../../domain/looper'

/** A table column. `width` is a grid track, such as `minmax(200px, 2fr)`. */
export interface Column<R> {
  readonly id: string
  readonly label: string
  readonly width: string
  readonly end?: true
  /**
   * The value for sorting and for the CSV file. A column without this value cannot be sorted and is not in the file.
   */
  readonly value?: (row: R) => SortValue
  /** The value for the CSV file, if the file needs another value than `value`. */
  readonly filed?: (row: R) => SortValue
  readonly cell: (row: R) => ReactNode
  /** Whether the column names the row. Such a column cannot be hidden. */
  readonly isHead?: true
}
