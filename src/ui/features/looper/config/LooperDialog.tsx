import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import styles from '../looper.module.css'
import type { useProjectAction } from '../use-project-action'

interface LooperDialogProps {
  readonly deed: ReturnType<typeof useProjectAction>
  readonly title: string
  readonly text?: string | undefined
  readonly yes: string
  readonly kind?: 'primary' | 'danger'
  readonly disabled?: boolean
  readonly onYes: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A dialog that confirms an action on a project. The dialog stays open until the server has confirmed the action. */
export function LooperDialog({
  deed: { busy, problem, forget },
  title,
  text,
  yes,
  kind = 'primary',
  disabled = false,
  onYes,
  onClose,
  children,
}: LooperDialogProps): ReactNode {
  const { t } = useTranslation('looper')
  const close = (): void => {
    forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={close}>{t('config.cancel')}</Button>
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
