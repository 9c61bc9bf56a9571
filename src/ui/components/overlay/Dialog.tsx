import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './dialog.module.css'
import { Modal } from './Modal'

const names = classNames(styles)

interface DialogProps {
  readonly open: boolean
  /** Without `onClose`, only the buttons close the dialog. */
  readonly onClose?: () => void
  readonly title: string
  readonly description?: string | undefined
  /** The buttons. The primary button comes last. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A centred dialog, 400 px wide. On phones the dialog is a bottom drawer, with the buttons near the thumb. */
export function Dialog({ open, onClose, title, description, actions, children }: DialogProps): ReactNode {
  return (
    <Modal
      open={open}
      onClose={() => onClose?.()}
      scrim={styles['scrim'] ?? ''}
      className={names('dialog', onClose && 'closable')}
    >
      <Base.Title className={styles['title'] ?? ''}>{title}</Base.Title>
      {description !== undefined && <Base.Description className={styles['text'] ?? ''}>{description}</Base.Description>}
      {children}
      <div className={styles['actions']}>{actions}</div>
    </Modal>
  )
}
