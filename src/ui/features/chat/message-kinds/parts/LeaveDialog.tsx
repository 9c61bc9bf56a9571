import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/form/Button'
import { Dialog } from '../../../../components/overlay/Dialog'

interface LeaveDialogProps {
  readonly host: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms a link to a site that looks like one of ours. The dialog is rare, so it loads on demand. */
export function LeaveDialog({ host, onStay, onLeave }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('notice.leaveTitle')}
      description={t('notice.leaveText', { host })}
      actions={
        <>
          <Button onClick={onLeave}>{t('notice.leave', { host })}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('notice.stay')}
          </Button>
        </>
      }
    />
  )
}
