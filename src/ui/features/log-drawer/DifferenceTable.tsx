import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf, type Difference } from '../../../application/log/history/diff'
import type { States } from '../../../application/log/history/fold-states'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { Button } from '../../components/form/Button'
import styles from './log-drawer.module.css'

/** The most differences in the table, and the most characters of a value. */
const MOST = 200
const MOST_TEXT = 300

interface DifferenceTableProps {
  readonly open: OpenHistory
  readonly title: string
  readonly columns: readonly [string, string]
  readonly before: States
  readonly after: States
  readonly onEnd: () => void
}

/** Only the reducers whose state is another object are redacted and compared. */
const differences = ({ history, shownState }: OpenHistory, before: States, after: States): readonly Difference[] => {
  const found: Difference[] = []
  for (const one of history.reducers) {
    const { name } = one.reducer
    const [was, is] = [before.get(name), after.get(name)]
    if (was === is || found.length >= MOST) continue
    for (const { path, ...rest } of differencesOf(shownState(one, was), shownState(one, is), MOST - found.length))
      found.push({ path: path === '' ? name : `${name}.${path}`, ...rest })
  }
  return found
}

/** The differing fields of all states: path, before and after. */
export function DifferenceTable({ open, title, columns, before, after, onEnd }: DifferenceTableProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const found = useMemo(() => differences(open, before, after), [open, before, after])
  const textOf = (value: unknown): string =>
    value === undefined ? t('missing') : JSON.stringify(value).slice(0, MOST_TEXT)
  return (
    <section className={styles['compare']} aria-label={t('differences')}>
      <div className={styles['acts']}>
        <h3 className={styles['title']}>{title}</h3>
        <Button size={30} onClick={onEnd}>
          {t('endComparison')}
        </Button>
      </div>
      {found.length === 0 ? (
        <p className={styles['hint']}>{t('same')}</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              {[t('path'), ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one.path}>
                <th scope="row">{one.path}</th>
                <td>{textOf(one.before)}</td>
                <td>{textOf(one.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length >= MOST && <p className={styles['hint']}>{t('more', { count: MOST })}</p>}
    </section>
  )
}
