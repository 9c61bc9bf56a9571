import type { ReactNode } from 'react'
import styles from './end-mark.module.css'
import { useSeen } from './use-seen'

/** At the end of a list: when it comes near, the next page is asked for. Give it a new key with every page. */
export function EndMark({ onReached }: { readonly onReached: () => void }): ReactNode {
  const mark = useSeen<HTMLSpanElement>(true, onReached)
  return <span className={styles['place']} aria-hidden="true"><span ref={mark} className={styles['mark']} /></span>
}
