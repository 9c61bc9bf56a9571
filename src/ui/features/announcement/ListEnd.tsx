import type { ReactNode } from 'react'
import styles from './list-end.module.css'
import { useMarkAnnouncementsSeen } from './use-mark-seen'

/** Calls `onReached` once when the end of the list becomes visible. Give every page of results a new key. */
export function ListEnd({ onReached }: { readonly onReached: () => void }): ReactNode {
  const mark = useMarkAnnouncementsSeen<HTMLSpanElement>(true, onReached)
  return (
    <span className={styles['place']} aria-hidden="true">
      <span ref={mark} className={styles['mark']} />
    </span>
  )
}
