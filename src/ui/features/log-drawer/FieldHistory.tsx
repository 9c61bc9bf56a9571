import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldChanges } from '../../../application/log/history/field-changes'
import type { LogReducer } from '../../../application/log/history/fold-states'
import { codeOf } from '../../../application/log/history/history-row'
import { orderAfter } from '../../../application/log/history/log-history'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { clockText } from '../../format/clock-text'
import styles from './log-drawer.module.css'
import { useSteps } from './use-steps'

interface FieldHistoryProps {
  readonly open: OpenHistory
  readonly of: LogReducer
  /** The path of the field in the shown state, with dots. */
  readonly path: string
  /** The position up to which the log is searched. */
  readonly end: number
  readonly onGoTo: (position: number) => void
}

/** The entries that changed a field of a state, the newest first. */
export function FieldHistory({ open, of, path, end, onGoTo }: FieldHistoryProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { history, shownState } = open
  const changes = useMemo(() => {
    const { first } = history
    const folding = history.foldOther(first, orderAfter({ position: first, later: null }, end))
    return new FieldChanges(folding, of, (state) => shownState(of, state), path.split('.'), first, end)
  }, [history, shownState, of, path, end])
  const isDone = useSteps(changes, 0)
  const found = [...changes.found].reverse()
  return (
    <section aria-label={t('changedBy', { path })}>
      <h4 className={styles['title']}>{t('changedBy', { path })}</h4>
      <p role="status" className={styles['hint']}>
        {!isDone && t('searching')}
        {isDone && found.length === 0 && t('unchanged')}
      </p>
      <ul>
        {found.map((position) => {
          const row = history.rowAt(position)
          return (
            row !== null && (
              <li key={position}>
                <button type="button" className={styles['row']} onClick={() => onGoTo(position)}>
                  <span className={styles['code']}>{codeOf(row)}</span>
                  <span className={styles['time']}>{clockText(row.at)}</span>
                  <span className={styles['type']}>{row.type}</span>
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
