import { useRef, type ReactNode } from 'react'
import { classNames } from '../components/class-names'
import { Modal } from '../components/overlay/Modal'
import styles from './column-layout.module.css'

const c = classNames(styles)

interface DrawerProps {
  readonly open: boolean
  readonly label: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The right column on a phone: a drawer from the bottom. */
export function Drawer({ open, label, onClose, children }: DrawerProps): ReactNode {
  // Focus the grip of the drawer, because a focused text field would open the keyboard over the drawer.
  const grab = useRef<HTMLSpanElement>(null)
  return (
    <Modal open={open} onClose={onClose} scrim={c('scrim')} className={c('drawer')} label={label} initialFocus={grab}>
      <span ref={grab} tabIndex={-1} className={c('grab')} />
      {children}
    </Modal>
  )
}
