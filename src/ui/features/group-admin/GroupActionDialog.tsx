import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './group-admin.module.css'

export interface GroupActionDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: string | undefined
  readonly yes: string
  readonly kind?: 'primary' | 'danger'
  readonly busy: boolean
  /** The error text beside the button (R1-339: no toast). */
  readonly problem: string | undefined
  readonly disabled?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A dialog that confirms an action on a group. The dialog stays open until the server has confirmed the action. */
export function GroupActionDialog({
  open,
  title,
  text,
  yes,
  kind = 'danger',
  busy,
  problem,
  disabled = false,
  onYes,
  onClose,
  children,
}: GroupActionDialogProps): ReactNode {
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
          <Button kind={kind} busy={busy} disabled={disabled} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}
