import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'

export interface VisitorDialogProps {
  readonly open: boolean
  /** Whether only the dialog's buttons close it, because there is no page behind the dialog. */
  readonly mustAnswer?: boolean
  readonly onClose: () => void
  readonly onSignIn: () => void
}

/** The dialog for a visitor who starts an action that needs a member. */
export function VisitorDialog({ open, mustAnswer = false, onClose, onSignIn }: VisitorDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      {...(!mustAnswer && { onClose })}
      title={t('visitor.title')}
      description={t('visitor.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('visitor.notNow')}</Button>
          <Button kind="primary" onClick={onSignIn}>
            {t('visitor.signIn')}
          </Button>
        </>
      }
    />
  )
}
