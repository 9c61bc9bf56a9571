import type { ReactNode } from 'react'
import { classNames } from '../components/class-names'
import { Over } from '../components/Over'
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
  return <Over open={open} onClose={onClose} scrim={c('scrim')} className={c('drawer')} label={label}>{children}</Over>
}
