import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  REPORT_REASONS,
  REPORT_TEXT_LIMIT,
  reportAbout,
  type ReportCause,
  type ReportTarget,
} from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { SelectField } from '../../components/form/SelectField'
import { TextArea } from '../../components/form/TextArea'
import { OptionalPart } from '../../app/OptionalPart'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './moderation.module.css'
import { translations } from './translations'

interface ReportDialogProps {
  readonly open: boolean
  readonly target: ReportTarget
  /** The author, person, group or room. */
  readonly name: string
  readonly onClose: () => void
}

/** The form of a report. It stays open until the server has the report, and then says so. */
export function ReportDialog(props: ReportDialogProps): ReactNode {
  return (
    <OptionalPart>
      <Form {...props} />
    </OptionalPart>
  )
}

function Form({ open, target, name, onClose }: ReportDialogProps): ReactNode {
  useFeatureTranslations('moderation', translations)
  const { t } = useTranslation('moderation')
  const app = useApp()
  const earlier = reportAbout(useAccountState(useFeature('moderation').slices.account.sent), target)
  // A failed report comes back with its text.
  const [{ reason, text }, setDraft] = useState<{ readonly reason: ReportCause; readonly text: string }>(() =>
    earlier === null || earlier.outcome === 'sent'
      ? { reason: REPORT_REASONS[0], text: '' }
      : { reason: earlier.reason, text: earlier.text },
  )
  const [isSending, setSending] = useState(false)
  const outcome = earlier?.outcome ?? null
  const failure = outcome === null || outcome === 'sent' ? null : outcome
  const isSent = isSending && outcome === 'sent'
  const isBusy = earlier !== null && outcome === null
  const send = (): void => {
    setSending(true)
    app.account.dispatch({
      type: 'moderation/SendReport',
      reportId: earlier === null || outcome === 'sent' ? app.newClientId() : earlier.reportId,
      target,
      reason,
      text: text.trim(),
    })
  }
  const close = (): void => {
    if (isSent && earlier !== null) app.account.dispatch({ type: 'moderation/DropReport', reportId: earlier.reportId })
    onClose()
  }
  const problem =
    failure === null
      ? null
      : failure._tag === 'Refused'
        ? failure.words
        : t(failure._tag === 'Unreachable' ? 'report.waiting' : 'report.notSent')
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('report.title', { name, interpolation: { escapeValue: false } })}
      description={isSent ? undefined : t('report.text')}
      actions={
        isSent ? (
          <Button kind="primary" onClick={close}>
            {t('report.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('report.cancel')}</Button>
            <Button kind="danger" busy={isBusy} onClick={send}>
              {t(failure === null ? 'report.send' : 'report.retry')}
            </Button>
          </>
        )
      }
    >
      {!isSent && (
        <div className={styles['form']}>
          <SelectField
            label={t('reason')}
            value={reason}
            options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={(value) => setDraft({ reason: value, text })}
          />
          <TextArea
            label={t('report.details')}
            value={text}
            max={REPORT_TEXT_LIMIT}
            rows={3}
            readOnly={isBusy}
            onChange={(value) => setDraft({ reason, text: value })}
          />
        </div>
      )}
      <p role="status">{isSent ? t('report.sent') : ''}</p>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}
