import type { ReactNode } from 'react'
import type { SortValue } from '../../../../domain/looper'

/** A table column. `width` is a grid track, such as `minmax(200px, 2fr)`. */
export interface Column<R> {
  readonly id: string
  readonly label: string
  readonly width: string
  readonly end?: true
  /** The value for sorting and for the file. A column without a value has neither. */
  readonly value?: (row: R) => SortValue
  /** The value for the file, if it differs from the sort value. */
  readonly filed?: (row: R) => SortValue
  readonly cell: (row: R) => ReactNode
  /** Whether the column names the row. Such a column cannot be hidden. */
  readonly isHead?: true
}
