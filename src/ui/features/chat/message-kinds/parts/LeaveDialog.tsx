import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTranslationPart } from '../../../../app/routing/lazy-page'
import { Button } from '../../../../components/form/Button'
import { Dialog } from '../../../../components/overlay/Dialog'

interface LeaveDialogProps {
  readonly host: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms a link to a site that looks like one of ours. The dialog is rare, so it loads on demand. */
export function LeaveDialog(props: LeaveDialogProps): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return <Question {...props} />
}

function Question({ host, onStay, onLeave }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('leaveSite.title')}
      description={t('leaveSite.text', { host })}
      actions={
        <>
          <Button onClick={onLeave}>{t('leaveSite.leave', { host })}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('leaveSite.stay')}
          </Button>
        </>
      }
    />
  )
}
