import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './charts.module.css'
import { sumOf, sumOfRest, type ChartData } from './chart-data'

/** The chart's data as a table, with a row of totals. */
export function ChartTable({ figures, label }: { readonly figures: ChartData; readonly label: string }): ReactNode {
  const { t } = useTranslation('charts')
  const { rowTitle, columns, more = [], rows, isSummed, format } = figures
  const shown = (value: number | null): string => (value === null ? t('unknown') : format(value))
  return (
    <table className={styles['table']}>
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {more.map(({ label: title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {columns.map(({ id, label: title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: name, values }, row) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {more.map((extra) => (
              <td key={extra.label}>{extra.format(extra.values[row] ?? 0)}</td>
            ))}
            {columns.map((column, at) => (
              <td key={column.id}>{shown(values[at] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {isSummed && (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {more.map((extra) => (
              <td key={extra.label}>{extra.format(sumOfRest(extra.values))}</td>
            ))}
            {columns.map(({ id }, at) => (
              <td key={id}>{format(sumOf(figures, at))}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
