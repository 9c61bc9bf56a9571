import { ArrowDown, ArrowUp, ArrowUpDown, Columns3, Download } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sortedBy } from '../../../../domain/looper'
import { saveFile } from '../../../hooks/save-file'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { useFormat } from '../../../format/use-format'
import type { Column } from './column'
import { csvOf } from './csv'
import styles from './table.module.css'
import { TableRows } from './TableRows'
import type { TableView } from './use-table-view'

const c = classNames(styles)

export interface DataTableProps<R> {
  readonly label: string
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly keyOf: (row: R) => string
  readonly view: TableView
  /** The name of the exported file. */
  readonly file: string
  /** The total number of rows on the server, and the number of rows before the visible page of rows. */
  readonly total?: number
  readonly before?: number
  /** Buttons beside the table's own buttons. */
  readonly tools?: ReactNode
  /** Reads all rows for the exported file. Set this prop if the table may show a part of the rows. */
  readonly readAll?: ((then: (rows: readonly R[]) => void) => void) | undefined
  readonly exporting?: boolean
}

/** The width of the sticky name column on phones. */
const NAME_ON_PHONES = '148px'

/** The sum of the minimum widths of all tracks, so that a row is never narrower than its content. */
const leastOf = (tracks: readonly string[]): string =>
  `${tracks.reduce((sum, track) => sum + Number(/\d+/.exec(track)?.[0] ?? 0), 0)}px`

/** A table with sorting, filters and export. A long table renders only the visible rows. */
export function DataTable<R>({
  label,
  rows,
  columns,
  keyOf,
  view,
  file,
  total = rows.length,
  before = 0,
  tools,
  readAll,
  exporting = false,
}: DataTableProps<R>): ReactNode {
  const { t, i18n } = useTranslation('looper')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const compare = useMemo(() => new Intl.Collator(i18n.language, { numeric: true }).compare, [i18n.language])
  const shown = columns.filter(({ id, isHead }) => isHead === true || !view.hidden.has(id))
  const sortBy = columns.find(({ id }) => id === view.sort?.column)?.value
  const direction = view.sort?.direction
  const inOrder = useCallback(
    (all: readonly R[]): readonly R[] =>
      sortBy === undefined || direction === undefined ? all : sortedBy(all, sortBy, direction, compare),
    [sortBy, direction, compare],
  )
  const sorted = useMemo(() => inOrder(rows), [inOrder, rows])
  const save = (all: readonly R[]): void => saveFile(`${file}.csv`, csvOf(inOrder(all), shown), 'text/csv')
  const wide = shown.map(({ width }) => width)
  const narrow = shown[0]?.isHead === true ? [NAME_ON_PHONES, ...wide.slice(1)] : wide
  const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    '--tracks': wide.join(' '),
    '--least': leastOf(wide),
    '--narrow': narrow.join(' '),
    '--least-narrow': leastOf(narrow),
  }
  return (
    <section className={c('part')} aria-label={label}>
      <div className={c('tools')}>
        <p className={c('count')}>
          {rows.length === 0
            ? ''
            : t('table.range', {
                from: format.number(before + 1),
                to: format.number(before + rows.length),
                total: format.number(total),
              })}
        </p>
        {tools}
        <ColumnChoice columns={columns} view={view} />
        <Button
          size={30}
          icon={Download}
          busy={exporting}
          onClick={() => (readAll === undefined ? save(rows) : readAll(save))}
        >
          {t('table.csv')}
        </Button>
      </div>
      <div ref={box} className={c('box')} style={style}>
        <table className={c('table')} data-virtual="" aria-rowcount={total + 1}>
          <caption className="sr">{label}</caption>
          <thead className={c('head')}>
            <tr aria-rowindex={1}>
              {shown.map((column) => (
                <Head key={column.id} column={column} view={view} />
              ))}
            </tr>
          </thead>
          <TableRows rows={sorted} columns={shown} keyOf={keyOf} before={before} scroller={box} />
        </table>
      </div>
    </section>
  )
}

function Head<R>({
  column: { id, label, end, value },
  view,
}: {
  readonly column: Column<R>
  readonly view: TableView
}): ReactNode {
  const direction = view.sort?.column === id ? view.sort.direction : null
  const className = c('th', end && 'end')
  if (value === undefined)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className={c('sort', direction !== null && 'on')} onClick={() => view.onSort(id)}>
        {label}
        <Icon of={direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />
      </button>
    </th>
  )
}

function ColumnChoice<R>({
  columns,
  view,
}: {
  readonly columns: readonly Column<R>[]
  readonly view: TableView
}): ReactNode {
  const { t } = useTranslation('looper')
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !(list.current?.contains(event.target) ?? false)) setOpen(false)
    }
    if (!isOpen) return undefined
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
  return (
    <details
      ref={list}
      className={c('choice')}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon of={Columns3} size={18} />
        {t('table.columns')}
      </summary>
      <div className={c('options')}>
        {columns
          .filter(({ isHead, label }) => isHead !== true && label !== '')
          .map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" checked={!view.hidden.has(id)} onChange={() => view.onToggle(id)} />
              {label}
            </label>
          ))}
      </div>
    </details>
  )
}
