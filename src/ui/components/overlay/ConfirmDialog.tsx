import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/Button'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** Label of the confirm button. */
  readonly yes: string
  readonly onYes: () => void
  readonly onClose: () => void
  /** Options to choose before confirming. */
  readonly children?: ReactNode
}

/** Asks the member for a confirmation, with the name of the thing that is undone or deleted. */
export function ConfirmDialog({ open, title, text, yes, onYes, onClose, children }: ConfirmDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
