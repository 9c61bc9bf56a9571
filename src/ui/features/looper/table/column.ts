import type { ReactNode } from 'react'
import type { SortValue } from '../../../../domain/looper'

/** A table column. `width` is a grid track, such as `minmax(200px, 2fr)`. */
export interface Column<R> {
  readonly id: string
  readonly label: string
  readonly width: string
  readonly end?: true
  /** The value for sorting and for the file. A column without it has neither. */
  readonly value?: (row: R) => SortValue
  /** The value for the file, if it differs. */
  readonly filed?: (row: R) => SortValue
  readonly cell: (row: R) => ReactNode
  /** Names the row, and cannot be hidden. */
  readonly isHead?: true
}
