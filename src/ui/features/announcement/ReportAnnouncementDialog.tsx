import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '../../../domain/chat'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { ConfirmDialog } from '../../components/overlay/ConfirmDialog'

interface ReportAnnouncementDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly onReport: (reason: ReportReason) => void
  readonly onClose: () => void
}

/** Lets the member choose the reason of a report of an announcement (spec 1 §5: Violating or Spam). */
export function ReportAnnouncementDialog({
  open,
  title,
  text,
  onReport,
  onClose,
}: ReportAnnouncementDialogProps): ReactNode {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('Violating')
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      yes={t('acts.report')}
      onYes={() => onReport(reason)}
    >
      <SegmentedControl
        label={t('report.reason')}
        value={reason}
        options={[
          { value: 'Violating', label: t('report.violating') },
          { value: 'Spam', label: t('report.spam') },
        ]}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}
