import { useMemo, type ReactElement, type ReactNode, type RefObject } from 'react'
import { Virtualizer, type CustomItemComponentProps } from 'virtua'
import { classNames } from '../../../components/class-names'
import type { Column } from './column'
import styles from './table.module.css'

const c = classNames(styles)

/** At most this many rows render without virtualization. */
const FEW = 100
const ROW = 52
const HEAD = 40

interface RowsProps<R> {
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly keyOf: (row: R) => string
  /** The number of rows on earlier pages of the table. */
  readonly before: number
  readonly scroller: RefObject<HTMLElement | null>
}

/** The `aria-rowindex` of a row. The header is row 1. */
const indexOf = (before: number, at: number): number => before + at + 2

/** Keeps the elements of visible rows while the member scrolls, so that React does not render these rows again. */
const kept = <R,>(draw: (row: R) => ReactElement): ((row: R) => ReactElement) => {
  const drawn = new Map<R, ReactElement>()
  return (row) => {
    const known = drawn.get(row) ?? draw(row)
    drawn.set(row, known)
    return known
  }
}

export function TableRows<R>({ rows, columns, keyOf, before, scroller }: RowsProps<R>): ReactNode {
  const cells = useMemo(
    () => kept((row: R) => <Slices key={keyOf(row)} row={row} columns={columns} />),
    [columns, keyOf],
  )
  if (rows.length <= FEW || before > 0) {
    return (
      <tbody className={c('body')}>
        {rows.map((row, at) => (
          <tr key={keyOf(row)} aria-rowindex={indexOf(before, at)}>
            <Slices row={row} columns={columns} />
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <Virtualizer as="tbody" item={VirtualRow} scrollRef={scroller} startMargin={HEAD} itemSize={ROW} data={rows}>
      {cells}
    </Virtualizer>
  )
}

function VirtualRow({ index, style, children, ref }: CustomItemComponentProps): ReactNode {
  return (
    <tr ref={ref} style={style} aria-rowindex={indexOf(0, index)}>
      {children}
    </tr>
  )
}

function Slices<R>({ row, columns }: { readonly row: R; readonly columns: readonly Column<R>[] }): ReactNode {
  return columns.map(({ id, cell, end, isHead }) =>
    isHead === true ? (
      <th key={id} scope="row" className={c('cell', 'name')}>
        {cell(row)}
      </th>
    ) : (
      <td key={id} className={c('cell', end && 'end')}>
        {cell(row)}
      </td>
    ),
  )
}
