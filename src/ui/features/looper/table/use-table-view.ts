import { useSearchParams } from 'react-router-dom'
import type { SortDirection } from '../../../../domain/looper'

export interface TableView {
  readonly sort: { readonly column: string; readonly direction: SortDirection } | null
  readonly hidden: ReadonlySet<string>
  readonly onSort: (column: string) => void
  readonly onToggle: (column: string) => void
}

const WORD = /^([a-zA-Z]{1,30})-(ascending|descending)$/

/** The sorting and filters of a table in the URL, so that a link restores both. */
export const useTableView = (name: string): TableView => {
  const [query, setQuery] = useSearchParams()
  const put = (key: string, value: string): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace: true },
    )
  const [, column, order] = WORD.exec(query.get(`${name}Sort`) ?? '') ?? []
  const sort =
    column === undefined
      ? null
      : { column, direction: order === 'ascending' ? ('ascending' as const) : ('descending' as const) }
  const hidden = new Set((query.get(`${name}Hide`) ?? '').split('.').filter((id) => id !== ''))
  return {
    sort,
    hidden,
    // Each click selects the next order: descending, ascending, original.
    onSort: (by) =>
      put(
        `${name}Sort`,
        sort?.column !== by ? `${by}-descending` : sort.direction === 'descending' ? `${by}-ascending` : '',
      ),
    onToggle: (by) =>
      put(`${name}Hide`, (hidden.has(by) ? [...hidden].filter((id) => id !== by) : [...hidden, by]).join('.')),
  }
}
