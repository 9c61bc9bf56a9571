import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string | undefined
  /** Buttons, the main one last. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** 400 wide in the middle; on a phone it is a drawer from the bottom, its buttons in reach of the thumb. */
export function Dialog({ open, onClose, title, description, actions, children }: DialogProps): ReactNode {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles['scrim'] ?? ''} />
        <Base.Popup className={styles['dialog'] ?? ''}>
          <Base.Title className={styles['title'] ?? ''}>{title}</Base.Title>
          {description !== undefined && <Base.Description className={styles['text'] ?? ''}>{description}</Base.Description>}
          {children}
          <div className={styles['actions']}>{actions}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
