import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../components/class-names'
import styles from './columns.module.css'

const c = classNames(styles)

interface DrawerProps {
  readonly open: boolean
  readonly label: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The panel of the columns on a phone: over the content, from the bottom. */
export function Drawer({ open, label, onClose, children }: DrawerProps): ReactNode {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={c('scrim')} />
        <Dialog.Popup className={c('drawer')} aria-label={label}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
