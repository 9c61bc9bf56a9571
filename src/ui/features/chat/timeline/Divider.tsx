import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import styles from './divider.module.css'

const c = classNames(styles)

interface DividerProps {
  readonly text: string
  readonly isNew?: boolean
  /** Whether the divider marks a pause within a day. A pause divider shows a time without a line. */
  readonly isPause?: boolean
}

/** A divider in the list: a day, a time after a pause, or the start of the unread messages. */
export function Divider({ text, isNew = false, isPause = false }: DividerProps): ReactNode {
  return (
    <div className={c('divider', isNew ? 'new' : isPause && 'pause')}>
      <span>{text}</span>
    </div>
  )
}
