import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'

interface GroupUnavailableDialogProps {
  readonly title: string
  readonly text: string
  readonly onOut: () => void
}

/** A dialog that only its button closes. */
export function GroupUnavailableDialog({ title, text, onOut }: GroupUnavailableDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      title={title}
      description={text}
      actions={
        <Button kind="primary" onClick={onOut}>
          {t('groupMenu.leaveOn')}
        </Button>
      }
    />
  )
}
