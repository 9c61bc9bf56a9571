import type { ReactNode } from 'react'
import styles from './toast-region.module.css'

/**
 * Where toasts stand. It is there while it is empty: a live region that appears together with its text is not
 * announced.
 */
export function ToastRegion({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['region']} role="status" aria-live="polite" aria-atomic="false">
      {children}
    </div>
  )
}
