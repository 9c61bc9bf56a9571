import type { ReactNode } from 'react'
import type { SortValue } from '../../../../domain/looper'

/** A column of a table. `width` is a track of a grid, such as `minmax(200px, 2fr)`. */
export interface Column<R> {
  readonly id: string
  readonly label: string
  readonly width: string
  readonly end?: true
  /** What it is sorted by and what stands in the file; a column without is neither. */
  readonly value?: (row: R) => SortValue
  /** What stands in the file, where that is something else. */
  readonly filed?: (row: R) => SortValue
  readonly cell: (row: R) => ReactNode
  /** It names the row, and cannot be put away. */
  readonly isHead?: true
}
