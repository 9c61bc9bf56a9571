import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../../application/log/history/open-report'
import { FailedState } from '../../components/feedback/StateView'
import { Spinner } from '../../components/feedback/Spinner'
import styles from './log-drawer.module.css'
import { TestForm } from './TestForm'

interface TestPaneProps {
  /** The shown log as a report. `null` if it cannot be read. */
  readonly readLog: () => Promise<Report | null>
}

/** Saves the shown log as a test. The pane reads the log when it opens, so later entries are not part of the test. */
export function TestPane({ readLog }: TestPaneProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const [turn, setTurn] = useState(0)
  const [read, setRead] = useState<{ readonly report: Report | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    const take = (report: Report | null): void => {
      if (isWanted) setRead({ report })
    }
    readLog().then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [readLog, turn])
  const retry = (): void => {
    setRead(null)
    setTurn(turn + 1)
  }
  if (read === null)
    return (
      <p role="status" className={styles['hint']}>
        <Spinner /> {t('opening')}
      </p>
    )
  return read.report === null ? (
    <FailedState title={t('notOpened')} text={t('notOpenedText')} onRetry={retry} />
  ) : (
    <TestForm report={read.report} />
  )
}
