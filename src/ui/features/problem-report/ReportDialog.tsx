import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { writeReport, type ReportDraft } from '../../../domain/log-export'
import { useApp } from '../../app/app-context'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { saveFile } from '../../hooks/save-file'
import { EntryChoice } from './EntryChoice'
import styles from './problem-report.module.css'
import { translations } from './translations'
import { useReportDraft } from './use-report-draft'

const NAME = 'loop-log.jsonl'
const NOTHING: ReadonlySet<number> = new Set()

interface ReportDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows the log as the file will contain it. The person removes entries and saves the file. */
export function ReportDialog({ open, onClose }: ReportDialogProps): ReactNode {
  useFeatureTranslations('problem-report', translations)
  const { t } = useTranslation('problem-report')
  const app = useApp()
  const { draft, isFailed, retry } = useReportDraft(open, app.exportLog)
  const [choice, setChoice] = useState<{ readonly of: ReportDraft; readonly removed: ReadonlySet<number> } | null>(null)
  const removed = choice !== null && choice.of === draft ? choice.removed : NOTHING
  const save = (): void => {
    if (draft === null) return
    saveFile(NAME, writeReport(draft, removed))
    app.tab.dispatch({ type: 'ShowToast', words: { good: t('saved', { name: NAME }) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={draft === null} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {draft !== null ? (
          <EntryChoice
            entries={draft.entries}
            removed={removed}
            onChange={(next) => setChoice({ of: draft, removed: next })}
          />
        ) : isFailed ? (
          <p role="alert" className={styles['failed']}>
            {t('failed')} <Button onClick={retry}>{t('retry')}</Button>
          </p>
        ) : (
          <p role="status" className={styles['hint']}>
            {t('reading')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
