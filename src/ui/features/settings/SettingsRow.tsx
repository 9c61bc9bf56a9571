import type { ReactNode } from 'react'
import styles from './settings-list.module.css'

interface SettingsRowProps {
  readonly name: ReactNode
  /** Further facts. Empty texts are left out. */
  readonly details: readonly string[]
  /** The button at the end of the row. */
  readonly action?: ReactNode
  /** The reason why the last action failed. */
  readonly problem: string | null
}

/** A row of a list in the settings: a device or a passkey. */
export function SettingsRow({ name, details, action, problem }: SettingsRowProps): ReactNode {
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['details']}>{details.filter((detail) => detail !== '').join(' · ')}</p>
      </div>
      {action}
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </li>
  )
}
