import type { ReactNode } from 'react'
import styles from './list-end.module.css'
import { useMarkAnnouncementsSeen } from './use-mark-seen'

/** At the end of a list: when it comes near, the next page is asked for. Give it a new key with every page. */
export function ListEnd({ onReached }: { readonly onReached: () => void }): ReactNode {
  const mark = useMarkAnnouncementsSeen<HTMLSpanElement>(true, onReached)
  return (
    <span className={styles['place']} aria-hidden="true">
      <span ref={mark} className={styles['mark']} />
    </span>
  )
}
