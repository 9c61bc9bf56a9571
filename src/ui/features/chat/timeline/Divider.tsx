import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import styles from './divider.module.css'

const c = classNames(styles)

interface DividerProps {
  readonly text: string
  readonly isNew?: boolean
  /** A pause within a day: only its time, without a line. */
  readonly isPause?: boolean
}

/** A day, a time after a pause, or the start of the unread messages. */
export function Divider({ text, isNew = false, isPause = false }: DividerProps): ReactNode {
  return (
    <div className={c('divider', isNew ? 'new' : isPause && 'pause')}>
      <span>{text}</span>
    </div>
  )
}
