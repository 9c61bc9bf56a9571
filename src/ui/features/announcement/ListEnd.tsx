import type { ReactNode } from 'react'
import styles from './list-end.module.css'
import { useMarkAnnouncementsSeen } from './use-mark-seen'

/** Requests the next page when the end of the list becomes visible. This component needs a new key for every page. */
export function ListEnd({ onReached }: { readonly onReached: () => void }): ReactNode {
  const mark = useMarkAnnouncementsSeen<HTMLSpanElement>(true, onReached)
  return (
    <span className={styles['place']} aria-hidden="true">
      <span ref={mark} className={styles['mark']} />
    </span>
  )
}
