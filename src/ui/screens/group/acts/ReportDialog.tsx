import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '../../../../domain/chat'
import { Button } from '../../../components/Button'
import { Choice } from '../../../components/Choice'
import { Dialog } from '../../../components/Dialog'

interface ReportDialogProps {
  readonly open: boolean
  readonly name: string
  readonly onReport: (reason: ReportReason) => void
  readonly onClose: () => void
}

/** Why a message is reported (spec 1 §5: Violating or Spam). */
export function ReportDialog({ open, name, onReport, onClose }: ReportDialogProps): ReactNode {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('Violating')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('report.title')}
      description={t('report.text', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button kind="danger" onClick={() => { onClose(); onReport(reason) }}>{t('acts.report')}</Button>
        </>
      }
    >
      <Choice
        label={t('report.reason')}
        value={reason}
        options={[{ value: 'Violating', label: t('report.violating') }, { value: 'Spam', label: t('report.spam') }]}
        onChange={setReason}
      />
    </Dialog>
  )
}
