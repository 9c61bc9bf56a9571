import { Fragment, type ReactNode } from 'react'
import styles from './keyboard-keys.module.css'

interface KeyboardKeysProps {
  /** The keys to press in sequence. */
  readonly names: readonly string[]
}

export function KeyboardKeys({ names }: KeyboardKeysProps): ReactNode {
  return (
    <span className={styles['keys']}>
      {names.map((name) => (
        <Fragment key={name}>
          <kbd className={styles['key']}>{name}</kbd>{' '}
        </Fragment>
      ))}
    </span>
  )
}
