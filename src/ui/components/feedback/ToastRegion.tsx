import type { ReactNode } from 'react'
import styles from './toast-region.module.css'

/**
 * The region stays mounted while it is empty, because screen readers ignore a live region that appears together with
 * its text.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['region']} role="status" aria-live="polite" aria-atomic="false">
      {children}
    </div>
  )
}
